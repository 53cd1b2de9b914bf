import "server-only";
import type { Transaction } from "kysely";
import { batchesOf } from "./rows";
import type { LeadDatabase } from "./schema";

/** A server that was off for longer keeps its local copies of removed leads: it can no longer look up their ids. */
const retentionMs = 30 * 24 * 3600 * 1000;

/**
 * Remembers the ids of removed leads and deliveries, so that every server can remove their mails and exports from its
 * `DATA_DIR`. PRIVACY: the ids are random, and contain no personal data.
 */
export async function storeRemovedIds(tx: Transaction<LeadDatabase>, ids: readonly string[]): Promise<void> {
  // Not the caller's `now`, which may be older: retention starts at the removal.
  const rows = ids.map((id) => ({ id, removed_at: Date.now() }));
  for (const batch of batchesOf(rows))
    await tx
      .insertInto("removed_ids")
      .values(batch)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
}

/** Deletes ids older than the retention time. */
export async function sweepRemovedIds(tx: Transaction<LeadDatabase>, now: number): Promise<void> {
  await tx
    .deleteFrom("removed_ids")
    .where("removed_at", "<=", now - retentionMs)
    .execute();
}
