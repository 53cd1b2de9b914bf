import "server-only";
import { type Kysely, sql, type Transaction } from "kysely";
import { toDeliveryRow } from "./rows";
import type { LeadDatabase } from "./schema";
import type { BuildSignUpDeliveries, NewDelivery, NewLead, SignUp } from "./types";

type Database = Kysely<LeadDatabase>;

/** Retention of unconfirmed and unsubscribed emails; the newsletter's page promises three days. */
const signUpRetentionMs = 3 * 24 * 3600 * 1000;

/** Stores a sign-up as pending, unless the email is already confirmed. */
export async function storeSignUp(db: Database, { id, email }: NewLead): Promise<void> {
  await db
    .insertInto("subscriptions")
    .values({ email, leadId: id, status: "pending", unsubscribedAt: null })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet({ leadId: id, status: "pending" })
        .where("subscriptions.status", "!=", "confirmed"),
    )
    .execute();
}

/**
 * The sign-up of a lead, with the subscription of the lead's email; null without one. `subscriptionLeadId` may differ from
 * `leadId`: the email may have signed up again since.
 */
export async function findSignUp(db: Database, leadId: string): Promise<SignUp | null> {
  const found = await db
    .selectFrom("leads")
    .innerJoin("subscriptions", "subscriptions.email", "leads.email")
    .where("leads.id", "=", leadId)
    .where("leads.form", "=", "scraping-digest")
    .select(["leads.email", "createdAt", "subscriptions.status", "unsubscribedAt", "leadId"])
    .executeTakeFirst();
  if (found === undefined) return null;
  // A sign-up from before the unsubscription stays unsubscribed, even if a newer one is pending: its links must not work.
  const isSuperseded = found.status !== "confirmed" && found.createdAt <= (found.unsubscribedAt ?? -1);
  return {
    email: found.email,
    status: isSuperseded ? "unsubscribed" : found.status,
    subscriptionLeadId: found.leadId,
  };
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

/** Confirms a pending sign-up and adds its deliveries; false when it is not pending. */
export async function confirmSignUp(
  tx: Transaction<LeadDatabase>,
  leadId: string,
  buildDeliveries: BuildSignUpDeliveries,
  now: number,
): Promise<boolean> {
  const found = await findSignUp(tx, leadId);
  if (found?.status !== "pending") return false;
  await tx
    .updateTable("subscriptions")
    .set({ status: "confirmed", leadId })
    .where("email", "=", found.email)
    .execute();
  await addCrmDeliveries(tx, leadId, await buildDeliveries({ ...found, subscriptionLeadId: leadId }), now);
  return true;
}

/**
 * Unsubscribes a sign-up's email; false if it is unknown or already unsubscribed. Deletes unsent deliveries of the
 * subscription, and tells the CRM about the unsubscription if it may have received the subscription.
 */
export async function unsubscribe(
  tx: Transaction<LeadDatabase>,
  leadId: string,
  buildDeliveries: BuildSignUpDeliveries,
  now: number,
): Promise<boolean> {
  const found = await findSignUp(tx, leadId);
  if (found === null || found.status === "unsubscribed") return false;
  await tx
    .updateTable("subscriptions")
    .set({ status: "unsubscribed", unsubscribedAt: now })
    .where("email", "=", found.email)
    .execute();
  const deleted = await tx
    .deleteFrom("deliveries")
    .where("leadId", "=", found.subscriptionLeadId)
    .where("destination", "=", "newsletter")
    .where("status", "!=", "sent")
    .returning(["attempts", "leaseUntil"])
    .execute();
  const neverReachedCrm = deleted.some(({ attempts }) => attempts === 0);
  // An attempted delivery may have reached the CRM, and a running attempt may still reach it. So the unsubscription is due
  // after the lease.
  const attemptsEnd = Math.max(now, ...deleted.map(({ leaseUntil }) => leaseUntil ?? 0));
  if (found.status === "confirmed" && !neverReachedCrm)
    await addCrmDeliveries(tx, found.subscriptionLeadId, await buildDeliveries(found), attemptsEnd);
  return true;
}

/** Rows per sweep: leads wait until it ends. */
export const sweepLimit = 200;

/**
 * Ids of leads whose sign-up was not confirmed in time or is unsubscribed, and without an unsent unsubscription to the CRM.
 */
export async function listExpiredSignUpIds(db: Database, now: number): Promise<string[]> {
  const cutoff = now - signUpRetentionMs;
  const rows = await db
    .selectFrom("leads")
    .select("id")
    // A literal, because SQLite uses a partial index only if it can see the value.
    .where("form", "=", sql.lit("scraping-digest"))
    // Skips removal notices, which are lead rows without an email; `deleteSentNotices` deletes them.
    .where("email", "!=", "")
    // Held leads wait for review, unless they are dismissed.
    .where((eb) => eb.or([eb("leads.status", "!=", "held"), eb("leads.dismissedAt", "is not", null)]))
    .where("createdAt", "<", cutoff)
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
