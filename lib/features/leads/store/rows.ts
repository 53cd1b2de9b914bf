import "server-only";
import type { Insertable, Selectable } from "kysely";
import type { LeadDatabase } from "./schema";
import type { Delivery, Lead, NewDelivery, NewLead } from "./types";

const rowsPerInsert = 1_000;

/** Splits rows into parts for one insert each, because databases limit the parameters of a statement. */
export function* batchesOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += rowsPerInsert) yield rows.slice(at, at + rowsPerInsert);
}

export type LeadRow = Selectable<LeadDatabase["leads"]>;
export type DeliveryRow = Selectable<LeadDatabase["deliveries"]>;

export function toLead({ mailbox, dismissedAt, ...row }: LeadRow): Lead {
  const status = dismissedAt === null ? row.status : "dismissed";
  return { ...row, status, payload: JSON.parse(row.payload) };
}

export const toDelivery = ({ mailbox, ...delivery }: DeliveryRow): Delivery => delivery;

export function toLeadRow({ isKeyless, ...lead }: NewLead): Insertable<LeadDatabase["leads"]> {
  return { ...lead, payload: JSON.stringify(lead.payload), updatedAt: lead.createdAt };
}

/** A new delivery of a lead, due at `dueAt` (Unix ms). */
export function toDeliveryRow(
  lead: Pick<Lead, "id" | "status">,
  { id, destination, body }: NewDelivery,
  dueAt: number,
): Insertable<LeadDatabase["deliveries"]> {
  const status = lead.status === "new" ? "pending" : "held";
  return { id, leadId: lead.id, destination, body, status, attempts: 0, nextAttemptAt: dueAt };
}
