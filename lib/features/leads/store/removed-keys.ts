import "server-only";
import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { batchesOf } from "./rows";
import type { LeadDatabase } from "./schema";
import type { Lead, NewLead } from "./types";

const hashOf = (key: string) => createHash("sha256").update(key).digest("hex");

/** Remembers the idempotency keys of removed leads. PRIVACY: hashed; what is hashed is random or signed. */
export async function storeRemovedKeys(tx: Transaction<LeadDatabase>, leads: readonly Lead[]): Promise<void> {
  const rows = leads.map(({ idempotencyKey }) => ({ hash: hashOf(idempotencyKey) }));
  for (const batch of batchesOf(rows))
    await tx
      .insertInto("removed_keys")
      .values(batch)
      .onConflict((conflict) => conflict.column("hash").doNothing())
      .execute();
}

/** Those of `leads` that repeat a removed one. A lead without a sender's key is always new. */
export async function findRemoved(
  tx: Transaction<LeadDatabase>,
  leads: readonly NewLead[],
): Promise<Set<NewLead>> {
  const withKey = leads.filter(({ isKeyDerived }) => !isKeyDerived);
  if (withKey.length === 0) return new Set();
  const hashes = withKey.map(({ idempotencyKey }) => hashOf(idempotencyKey));
  const rows = await tx.selectFrom("removed_keys").select("hash").where("hash", "in", hashes).execute();
  const removed = new Set(rows.map(({ hash }) => hash));
  return new Set(withKey.filter(({ idempotencyKey }) => removed.has(hashOf(idempotencyKey))));
}
