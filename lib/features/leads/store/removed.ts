/** What remains of removed leads for a time: their ids, and the removal notices to the destinations. */
import "server-only";
import { sql, type Transaction } from "kysely";
import { batchesOf } from "./rows";
import type { LeadDatabase } from "./schema";
import { sweepLimit } from "./subscriptions";

/** A server that was off for longer keeps its local copies of removed leads: it can no longer look up their ids. */
const retentionMs = 30 * 24 * 3600 * 1000;

/**
 * Remembers the ids of removed leads and deliveries, so that every server can remove their mails and exports from its
 * `DATA_DIR`. PRIVACY: the ids are random, and contain no personal data.
 */
export async function storeRemovedIds(tx: Transaction<LeadDatabase>, ids: readonly string[]): Promise<void> {
  // Not the caller's `now`, which may be older: retention starts at the removal.
  const rows = ids.map((id) => ({ id, removedAt: Date.now() }));
  for (const batch of batchesOf(rows))
    await tx
      .insertInto("removedIds")
      .values(batch)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
}

/** Deletes ids older than the retention time. */
export async function sweepRemovedIds(tx: Transaction<LeadDatabase>, now: number): Promise<void> {
  await tx
    .deleteFrom("removedIds")
    .where("removedAt", "<=", now - retentionMs)
    .execute();
}

/** The idempotency key of a removal notice: no form can have it, because keys from browsers are UUIDs. */
export const noticeKeyOf = (id: string) => `notice:${id}`;

/**
 * Deletes the rows of removal notices whose deliveries are all sent, up to `sweepLimit`; returns their ids. Their mails stay in the
 * local mailbox: staff still has to read them.
 */
export async function deleteSentNotices(tx: Transaction<LeadDatabase>): Promise<string[]> {
  const rows = await tx
    .selectFrom("leads")
    .select("id")
    .where("email", "=", "")
    .where("idempotencyKey", "=", sql<string>`${noticeKeyOf("")} || leads.id`)
    .where(
      sql<boolean>`not exists (select 1 from deliveries where lead_id = leads.id and deliveries.status != 'sent')`,
    )
    .limit(sweepLimit)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom("leads").where("id", "in", ids).execute();
  return ids;
}
