import "server-only";
import type { Selectable } from "kysely";
import type { LeadPayload } from "@/lib/features/leads/lead/types";
import type { LeadDatabase } from "./schema";
import type { Delivery, Lead, NewDelivery, NewLead } from "./types";

const rowsPerInsert = 1_000;

/** Splits rows into parts for one insert each, because databases limit the parameters of a statement. */
export function* batchesOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += rowsPerInsert) yield rows.slice(at, at + rowsPerInsert);
}

export type LeadRow = Selectable<LeadDatabase["leads"]>;
export type DeliveryRow = Selectable<LeadDatabase["deliveries"]>;

export function toLead(row: LeadRow): Lead {
  const payload: LeadPayload = JSON.parse(row.payload);
  return {
    id: row.id,
    form: row.form,
    idempotencyKey: row.idempotency_key,
    inputHash: row.input_hash,
    status: row.dismissed_at === null ? row.status : "dismissed",
    holdReason: row.hold_reason,
    email: row.email,
    payload,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    corrects: row.corrects,
    openSince: row.open_since,
    assignedTo: row.assigned_to,
    assignedAt: row.assigned_at,
    answeredAt: row.answered_at,
  };
}

export function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    leadId: row.lead_id,
    destination: row.destination,
    body: row.body,
    status: row.status,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    leaseOwner: row.lease_owner,
    leaseUntil: row.lease_until,
    lastError: row.last_error,
    attentionAt: row.attention_at,
    sentAt: row.sent_at,
  };
}

export function toLeadRow(lead: NewLead): LeadRow {
  return {
    id: lead.id,
    form: lead.form,
    idempotency_key: lead.idempotencyKey,
    input_hash: lead.inputHash,
    status: lead.status,
    hold_reason: lead.holdReason,
    email: lead.email,
    payload: JSON.stringify(lead.payload),
    created_at: lead.createdAt,
    updated_at: lead.createdAt,
    corrects: lead.corrects ?? null,
    open_since: lead.openSince ?? null,
    assigned_to: null,
    assigned_at: null,
    answered_at: null,
    dismissed_at: null,
  };
}

/** A new delivery of a lead, due at `dueAt` (Unix ms). */
export function toDeliveryRow(
  lead: Pick<Lead, "id" | "status">,
  delivery: NewDelivery,
  dueAt: number,
): DeliveryRow {
  return {
    id: delivery.id,
    lead_id: lead.id,
    destination: delivery.destination,
    body: delivery.body,
    status: lead.status === "new" ? "pending" : "held",
    attempts: 0,
    next_attempt_at: dueAt,
    lease_owner: null,
    lease_until: null,
    last_error: null,
    attention_at: null,
    sent_at: null,
  };
}
