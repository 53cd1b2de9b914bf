import "server-only";
import type { Kysely } from "kysely";
import { mailboxOf } from "@/lib/features/leads/mailbox-of";
import type { LeadDatabase } from "./schema";
import type { NewLead, SeatClaim, SeatLimits, SeatState } from "./types";

/** Seats in the hall of an event that were confirmed; those of one company with `company`. */
export async function countHallSeats(
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

/**
 * Whether the hall has no seat left for this claim.
 * PRIVACY: also for an address that has a seat: otherwise a full hall would reveal who is registered.
 */
export async function isHallFull(db: Kysely<LeadDatabase>, claim: SeatClaim): Promise<boolean> {
  return claim.attendance === "in-person" && (await countHallSeats(db, claim.event)) >= claim.hallSeats;
}

/** Stores an online registration. A seat in the hall is stored when it is confirmed, and replaces this one. */
export async function storeOnlineRegistration(
  db: Kysely<LeadDatabase>,
  { id, email }: NewLead,
  { event, attendance }: SeatClaim,
): Promise<void> {
  if (attendance !== "online") return;
  await db
    .insertInto("seats")
    .values({ event, email: mailboxOf(email), attendance, lead_id: id, company: null })
    .onConflict((conflict) => conflict.columns(["event", "email"]).doNothing())
    .execute();
}

type Seat = { email: string; state: SeatState };

async function readSeat(db: Kysely<LeadDatabase>, leadId: string, limits: SeatLimits): Promise<Seat | null> {
  const { event, hallSeats, company, companySeats } = limits;
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
  if ((await countHallSeats(db, event)) >= hallSeats) return { email, state: "full" };
  const ofCompany = await countHallSeats(db, event, company);
  return { email, state: ofCompany >= companySeats ? "company-full" : "pending" };
}

/** The state of a lead's seat; null when the lead is deleted or held. Read-only. */
export async function getSeatState(
  db: Kysely<LeadDatabase>,
  leadId: string,
  limits: SeatLimits,
): Promise<SeatState | null> {
  return (await readSeat(db, leadId, limits))?.state ?? null;
}

export async function confirmSeat(
  db: Kysely<LeadDatabase>,
  leadId: string,
  limits: SeatLimits,
): Promise<SeatState | null> {
  const seat = await readSeat(db, leadId, limits);
  if (seat?.state !== "pending") return seat?.state ?? null;
  const { event, company } = limits;
  const taken = { attendance: "in-person", lead_id: leadId, company } as const;
  await db
    .insertInto("seats")
    .values({ event, email: seat.email, ...taken })
    // Replaces an online registration, never the other way round.
    .onConflict((conflict) => conflict.columns(["event", "email"]).doUpdateSet(taken))
    .execute();
  return "confirmed";
}
