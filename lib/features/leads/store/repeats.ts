/** Requests that repeat an earlier one: a person may send a form twice, and a browser may retry. */
import "server-only";
import { createHash, randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { batchesOf } from "./rows";
import type { LeadDatabase } from "./schema";
import { findSignUp } from "./subscriptions";
import { inThread } from "./threads";
import type { AcceptResult, Lead, NewLead } from "./types";

/**
 * Returns the lead with its final idempotency key. Without a key, a request only repeats the latest lead of its kind, or of
 * the thread that it corrects: a person who changes their mind twice, or unsubscribes and signs up again, has sent
 * something new. So has another client with the same content, because its hash differs.
 */
export async function chooseKey(tx: Transaction<LeadDatabase>, lead: NewLead): Promise<NewLead> {
  if (!lead.isKeyDerived || (await findRepeat(tx, lead)) === null) return lead;
  const latest = await tx
    .selectFrom("leads")
    .select(["id", "input_hash", "idempotency_key"])
    .where(
      lead.corrects
        ? inThread(lead.corrects)
        : (eb) => eb.and([eb("email", "=", lead.email), eb("form", "=", lead.form)]),
    )
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const isRepeat =
    latest?.input_hash === lead.inputHash && (await findSignUp(tx, latest.id))?.status !== "unsubscribed";
  return { ...lead, idempotencyKey: isRepeat ? latest.idempotency_key : randomUUID() };
}

/** The result for a used idempotency key: the same content is a duplicate, other content a conflict. */
export async function findRepeat(tx: Transaction<LeadDatabase>, lead: NewLead): Promise<AcceptResult | null> {
  const earlier = await tx
    .selectFrom("leads")
    .select(["id", "input_hash"])
    .where("idempotency_key", "=", lead.idempotencyKey)
    .executeTakeFirst();
  if (earlier === undefined) return (await findRemoved(tx, [lead])).has(lead) ? { outcome: "removed" } : null;
  return earlier.input_hash === lead.inputHash
    ? { outcome: "duplicate", leadId: earlier.id }
    : { outcome: "conflict" };
}

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
