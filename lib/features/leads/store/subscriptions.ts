import "server-only";
import type { Kysely, Transaction } from "kysely";
import { toDeliveryRow } from "./rows";
import type { LeadDatabase } from "./schema";
import type { NewDelivery, NewLead, SignUp } from "./types";

type Database = Kysely<LeadDatabase>;

/** How long an address is kept that was not confirmed, or that left. The digest's page says: three days. */
export const keepUnsubscribedMs = 3 * 24 * 3600 * 1000;

/** Notes a sign-up: its owner has to confirm it, unless the address is on the list already. */
export async function noteSignUp(db: Database, { id, email }: NewLead): Promise<void> {
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

/** The sign-up that a lead made, and how the subscription of its address stands; null when there is none. */
export async function findSignUp(db: Database, leadId: string): Promise<SignUp | null> {
  const found = await db
    .selectFrom("leads")
    .innerJoin("subscriptions", "subscriptions.email", "leads.email")
    .where("leads.id", "=", leadId)
    .where("leads.form", "=", "scraping-digest")
    .select(["leads.email", "created_at", "subscriptions.status", "unsubscribed_at", "lead_id"])
    .executeTakeFirst();
  if (found === undefined) return null;
  // A link from before the person left brings nobody back.
  const isOver = found.status !== "confirmed" && found.created_at <= (found.unsubscribed_at ?? -1);
  return { email: found.email, status: isOver ? "unsubscribed" : found.status, leadId: found.lead_id };
}

async function addNews(tx: Transaction<LeadDatabase>, leadId: string, news: NewDelivery[], now: number) {
  if (news.length === 0) return;
  const rows = news.map((one) => toDeliveryRow({ id: leadId, status: "new", createdAt: now }, one));
  await tx.insertInto("deliveries").values(rows).execute();
}

/** Puts a sign-up on the list, with its news; false when it waits for no confirmation. */
export async function confirmSignUp(
  tx: Transaction<LeadDatabase>,
  leadId: string,
  news: NewDelivery[],
  now: number,
): Promise<boolean> {
  const found = await findSignUp(tx, leadId);
  if (found?.status !== "pending") return false;
  await tx
    .updateTable("subscriptions")
    .set({ status: "confirmed", lead_id: leadId })
    .where("email", "=", found.email)
    .execute();
  await addNews(tx, leadId, news, now);
  return true;
}

/**
 * Takes the address of a sign-up off the list; false when it is not on it. Only who heard that it came
 * hears that it left: news that never set out is removed.
 */
export async function endSubscription(
  tx: Transaction<LeadDatabase>,
  leadId: string,
  news: NewDelivery[],
  now: number,
): Promise<boolean> {
  const found = await findSignUp(tx, leadId);
  if (found === null || found.status === "unsubscribed") return false;
  await tx
    .updateTable("subscriptions")
    .set({ status: "unsubscribed", unsubscribed_at: now })
    .where("email", "=", found.email)
    .execute();
  const told = tx
    .deleteFrom("deliveries")
    .where("lead_id", "=", found.leadId)
    .where("destination", "=", "newsletter")
    .where("status", "!=", "sent");
  const { numDeletedRows: unsent } = await told.where("attempts", "=", 0).executeTakeFirst();
  // One that was tried may have arrived: it is not tried again, and the end is told.
  await told.where("lease_owner", "is", null).execute();
  if (found.status === "confirmed" && unsent === 0n) await addNews(tx, found.leadId, news, now);
  return true;
}

/** Sign-ups that nobody confirmed in time, and addresses that left and of which all is told. */
export async function listExpiredSignUps(db: Database, now: number): Promise<string[]> {
  const cutoff = now - keepUnsubscribedMs;
  const rows = await db
    .selectFrom("leads")
    .select("id")
    .where("form", "=", "scraping-digest")
    .where("created_at", "<", cutoff)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("subscriptions")
            .select("subscriptions.email")
            .whereRef("subscriptions.lead_id", "=", "leads.id")
            .where(({ or, and, eb }) =>
              or([
                eb("subscriptions.status", "=", "confirmed"),
                and([eb("subscriptions.status", "=", "unsubscribed"), eb("unsubscribed_at", ">=", cutoff)]),
              ]),
            ),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("deliveries")
            .select("deliveries.id")
            .whereRef("deliveries.lead_id", "=", "leads.id")
            .where("destination", "=", "newsletter-leave")
            .where("deliveries.status", "!=", "sent"),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}
