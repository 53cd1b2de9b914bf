import "server-only";
import { type Kysely, sql, type Transaction } from "kysely";
import { toDeliveryRow } from "./rows";
import type { LeadDatabase } from "./schema";
import type { BuildSignUpDeliveries, NewDelivery, NewLead, SignUp } from "./types";

type Database = Kysely<LeadDatabase>;

/** Retention of unconfirmed and unsubscribed addresses; the newsletter's page promises three days. */
const keepUnsubscribedMs = 3 * 24 * 3600 * 1000;

/** Stores a sign-up as pending, unless the address is already confirmed. */
export async function storeSignUp(db: Database, { id, email }: NewLead): Promise<void> {
  await db
    .insertInto("subscriptions")
    .values({ email, lead_id: id, status: "pending", unsubscribed_at: null })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet({ lead_id: id, status: "pending" })
        .where("subscriptions.status", "!=", "confirmed"),
    )
    .execute();
}

/** The sign-up of a lead with its address's subscription status; null without one. */
export async function findSignUp(db: Database, leadId: string): Promise<SignUp | null> {
  const found = await db
    .selectFrom("leads")
    .innerJoin("subscriptions", "subscriptions.email", "leads.email")
    .where("leads.id", "=", leadId)
    .where("leads.form", "=", "scraping-digest")
    .select(["leads.email", "created_at", "subscriptions.status", "unsubscribed_at", "lead_id"])
    .executeTakeFirst();
  if (found === undefined) return null;
  // A link from before the unsubscription is invalid.
  const isOver = found.status !== "confirmed" && found.created_at <= (found.unsubscribed_at ?? -1);
  return { email: found.email, status: isOver ? "unsubscribed" : found.status, leadId: found.lead_id };
}

async function addCrmDeliveries(
  tx: Transaction<LeadDatabase>,
  leadId: string,
  deliveries: NewDelivery[],
  dueAt: number,
) {
  if (deliveries.length === 0) return;
  const rows = deliveries.map((one) => toDeliveryRow({ id: leadId, status: "new" }, one, dueAt));
  await tx.insertInto("deliveries").values(rows).execute();
}

/** Confirms a pending sign-up and adds its deliveries, due at `dueAt`; false when it is not pending. */
export async function confirmSignUp(
  tx: Transaction<LeadDatabase>,
  leadId: string,
  buildDeliveries: BuildSignUpDeliveries,
  dueAt: number,
): Promise<boolean> {
  const found = await findSignUp(tx, leadId);
  if (found?.status !== "pending") return false;
  await tx
    .updateTable("subscriptions")
    .set({ status: "confirmed", lead_id: leadId })
    .where("email", "=", found.email)
    .execute();
  await addCrmDeliveries(tx, leadId, await buildDeliveries({ ...found, leadId }), dueAt);
  return true;
}

/**
 * Unsubscribes the address of a sign-up; false when it is unsubscribed. Adds deliveries
 * unless the CRM has never received the subscription: then its pending delivery is removed instead.
 */
export async function endSubscription(
  tx: Transaction<LeadDatabase>,
  leadId: string,
  buildDeliveries: BuildSignUpDeliveries,
  { now, dueAt }: { now: number; dueAt: number },
): Promise<boolean> {
  const found = await findSignUp(tx, leadId);
  if (found === null || found.status === "unsubscribed") return false;
  await tx
    .updateTable("subscriptions")
    .set({ status: "unsubscribed", unsubscribed_at: now })
    .where("email", "=", found.email)
    .execute();
  const deleteUnsent = tx
    .deleteFrom("deliveries")
    .where("lead_id", "=", found.leadId)
    .where("destination", "=", "newsletter")
    .where("status", "!=", "sent");
  const { numDeletedRows: unattempted } = await deleteUnsent.where("attempts", "=", 0).executeTakeFirst();
  // A delivery that was attempted may have arrived, and a running attempt may still arrive: it is not retried, and the end is
  // announced after it.
  const attempted = await deleteUnsent.returning("lease_until").execute();
  const attemptsEnd = Math.max(dueAt, ...attempted.map(({ lease_until: until }) => until ?? 0));
  if (found.status === "confirmed" && unattempted === 0n)
    await addCrmDeliveries(tx, found.leadId, await buildDeliveries(found), attemptsEnd);
  return true;
}

/** Rows per transaction: their mailboxes are locked, and Postgres limits the locks of all transactions together. */
export const sweepLimit = 200;

/**
 * Sign-ups that were not confirmed in time, and unsubscribed addresses without pending deliveries.
 * @param among only these
 */
export async function listExpiredSignUps(
  db: Database,
  now: number,
  among?: readonly string[],
): Promise<string[]> {
  const cutoff = now - keepUnsubscribedMs;
  const rows = await db
    .selectFrom("leads")
    .$if(among !== undefined, (query) => query.where("id", "in", among ?? []))
    .select("id")
    // A literal, because SQLite uses a partial index only if it can see the value.
    .where("form", "=", sql.lit("scraping-digest"))
    // A deletion notice has the form of its leads, but no email address: `deleteSentNotices` removes it.
    .where("email", "!=", "")
    // A held one waits for review.
    .where((eb) => eb.or([eb("leads.status", "!=", "held"), eb("leads.dismissed_at", "is not", null)]))
    .where("created_at", "<", cutoff)
    .where(
      sql<boolean>`not exists (
        select 1 from subscriptions where lead_id = leads.id
        and (status = 'confirmed' or (status = 'unsubscribed' and unsubscribed_at >= ${cutoff})))`,
    )
    .where(
      sql<boolean>`not exists (
        select 1 from deliveries where lead_id = leads.id
        and destination = 'newsletter-leave' and deliveries.status != 'sent')`,
    )
    .limit(sweepLimit)
    .execute();
  return rows.map(({ id }) => id);
}
