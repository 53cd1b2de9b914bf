import "server-only";
import type { Transaction } from "kysely";
import { partsOf } from "./rows";
import type { LeadDatabase } from "./schema";

/** A server that is off for longer keeps its local mails and exports of removed leads. */
const keepMs = 30 * 24 * 3600 * 1000;

/**
 * Remembers the ids of removed leads and deliveries, so that every server can remove their mails and exports from its
 * `DATA_DIR`. PRIVACY: the ids are random.
 */
export async function storeRemovedIds(tx: Transaction<LeadDatabase>, ids: readonly string[]): Promise<void> {
  // The system clock, because the servers' sweeps use theirs.
  const rows = ids.map((id) => ({ id, removed_at: Date.now() }));
  for (const part of partsOf(rows))
    await tx
      .insertInto("removed_ids")
      .values(part)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
}

/** Deletes ids that every server has had time to read. */
export async function sweepRemovedIds(tx: Transaction<LeadDatabase>, now: number): Promise<void> {
  await tx
    .deleteFrom("removed_ids")
    .where("removed_at", "<=", now - keepMs)
    .execute();
}
