import "server-only";
import type { Kysely, Transaction } from "kysely";
import { mailboxOf } from "@/lib/features/leads/lead/mailbox-of";
import type { LeadDatabase } from "./schema";
import type { SeatLimits, SeatState } from "./types";

/** Counts the confirmed in-person seats of an event; with `company`, only that company's. */
export async function countTakenSeats(
  db: Kysely<LeadDatabase>,
  event: string,
  company?: string,
): Promise<number> {
  let query = db
    .selectFrom("seats")
    .select((eb) => eb.fn.countAll<number>().as("taken"))
    .where("event", "=", event)
    .where("attendance", "=", "in-person");
  if (company !== undefined) query = query.where("company", "=", company);
  return (await query.executeTakeFirstOrThrow()).taken;
}

type Seat = { email: string; state: SeatState };

/** A lead's mailbox and the state of its seat; null unless the lead exists and is `new`. */
export async function readSeat(
  db: Kysely<LeadDatabase>,
  leadId: string,
  limits: SeatLimits,
): Promise<Seat | null> {
  const { event, hallCapacity, company, companyLimit } = limits;
  const lead = await db
    .selectFrom("leads")
    .select("email")
    .where("id", "=", leadId)
    .where("status", "=", "new")
    .executeTakeFirst();
  if (lead === undefined) return null;
  const email = mailboxOf(lead.email);
  const own = await db
    .selectFrom("seats")
    .select("attendance")
    .where("event", "=", event)
    .where("email", "=", email)
    .executeTakeFirst();
  if (own?.attendance === "in-person") return { email, state: "confirmed" };
  if ((await countTakenSeats(db, event)) >= hallCapacity) return { email, state: "full" };
  const takenByCompany = await countTakenSeats(db, event, company);
  return { email, state: takenByCompany >= companyLimit ? "company-full" : "pending" };
}

/** Confirms a seat if one is free. The caller holds the lock on the event's seats. */
export async function confirmSeat(
  tx: Transaction<LeadDatabase>,
  leadId: string,
  limits: SeatLimits,
): Promise<SeatState | null> {
  const seat = await readSeat(tx, leadId, limits);
  if (seat?.state !== "pending") return seat?.state ?? null;
  const { event, company } = limits;
  const seatValues = { attendance: "in-person", leadId, company } as const;
  await tx
    .insertInto("seats")
    .values({ event, email: seat.email, ...seatValues })
    // A conflict is an online registration that an earlier release stored; it becomes this seat.
    .onConflict((conflict) => conflict.columns(["event", "email"]).doUpdateSet(seatValues))
    .execute();
  return "confirmed";
}
