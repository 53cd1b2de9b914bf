import "server-only";
import { sql, type Transaction } from "kysely";
import type { LeadDatabase } from "./schema";
import { sweepLimit } from "./subscriptions";

/** The idempotency key of a deletion notice: no form can have it, because keys from browsers are UUIDs. */
export const noticeKeyOf = (id: string) => `notice:${id}`;

/**
 * Deletes the rows of notices whose deliveries are all sent, up to `sweepLimit`; returns their ids. Their mails stay in the
 * local mailbox: staff still has to read them.
 */
export async function deleteSentNotices(tx: Transaction<LeadDatabase>): Promise<string[]> {
  const rows = await tx
    .selectFrom("leads")
    .select("id")
    .where("email", "=", "")
    .where("idempotency_key", "=", sql<string>`${noticeKeyOf("")} || leads.id`)
    .where(
      sql<boolean>`not exists (select 1 from deliveries where lead_id = leads.id and deliveries.status != 'sent')`,
    )
    .limit(sweepLimit)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom("leads").where("id", "in", ids).execute();
  return ids;
}
