import "server-only";
import { type Kysely, sql } from "kysely";
import type { LeadDatabase } from "./schema";
import type { NewLead, SeatClaim } from "./types";

/** Seats taken in the hall of an event. */
export async function countHallSeats(db: Kysely<LeadDatabase>, event: string): Promise<number> {
  const { taken } = await db
    .selectFrom("seats")
    .select((eb) => eb.fn.countAll<number>().as("taken"))
    .where("event", "=", event)
    .where("attendance", "=", "in-person")
    .executeTakeFirstOrThrow();
  return taken;
}

/**
 * Whether the hall has no seat left for this claim.
 * PRIVACY: also for an address that holds one already: else a full hall would tell who has booked.
 */
export async function isHallFull(db: Kysely<LeadDatabase>, claim: SeatClaim): Promise<boolean> {
  return claim.attendance === "in-person" && (await countHallSeats(db, claim.event)) >= claim.hallSeats;
}

/**
 * Books for the lead's address, which has one place at an event however often it asks. A seat in the hall
 * takes the place of one online, and never the other way: anybody could type the address.
 */
export async function takeSeat(db: Kysely<LeadDatabase>, lead: NewLead, claim: SeatClaim): Promise<void> {
  await db
    .insertInto("seats")
    .values({ event: claim.event, email: lead.email, attendance: claim.attendance, lead_id: lead.id })
    .onConflict((conflict) =>
      conflict
        .columns(["event", "email"])
        .doUpdateSet({ attendance: claim.attendance, lead_id: lead.id })
        .where(sql<boolean>`seats.attendance = 'online' and excluded.attendance = 'in-person'`),
    )
    .execute();
}
