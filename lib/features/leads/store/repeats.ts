/** Requests that repeat an earlier one: a person may send a form twice, and a browser may retry. */
import "server-only";
import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { batchesOf } from "./rows";
import type { LeadDatabase } from "./schema";
import { findSignUp } from "./subscriptions";
import { inThread } from "./threads";
import type { AcceptResult, Lead, NewLead } from "./types";

/** The result for a lead that was sent before; null for a new one. */
export function findRepeat(tx: Transaction<LeadDatabase>, lead: NewLead): Promise<AcceptResult | null> {
  return lead.isKeyless ? findLatestRepeat(tx, lead) : findKeyRepeat(tx, lead);
}

/**
 * Without a key, a request only repeats the latest lead of its kind, or of the thread that it corrects: a person who changes
 * their mind twice, or unsubscribes and signs up again, has sent something new. The same content from another client is new as
 * well: without a key, the hash also covers the client (except in a correction).
 */
async function findLatestRepeat(tx: Transaction<LeadDatabase>, lead: NewLead): Promise<AcceptResult | null> {
  const latest = await tx
    .selectFrom("leads")
    .select(["id", "inputHash"])
    .where(
      lead.corrects
        ? inThread(lead.corrects)
        : (eb) => eb.and([eb("email", "=", lead.email), eb("form", "=", lead.form)]),
    )
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const isRepeat =
    latest?.inputHash === lead.inputHash && (await findSignUp(tx, latest.id))?.status !== "unsubscribed";
  return isRepeat ? { outcome: "duplicate", leadId: latest.id } : null;
}

/** The same content under a used key is a duplicate, other content a conflict. */
async function findKeyRepeat(tx: Transaction<LeadDatabase>, lead: NewLead): Promise<AcceptResult | null> {
  const earlier = await tx
    .selectFrom("leads")
    .select(["id", "inputHash"])
    .where("idempotencyKey", "=", lead.idempotencyKey)
    .executeTakeFirst();
  if (earlier === undefined) return (await findRemoved(tx, [lead])).has(lead) ? { outcome: "removed" } : null;
  return earlier.inputHash === lead.inputHash
    ? { outcome: "duplicate", leadId: earlier.id }
    : { outcome: "conflict" };
}

const hashOf = (key: string) => createHash("sha256").update(key).digest("hex");

/**
 * Remembers the idempotency keys of removed leads, so that a late retry does not store them again. PRIVACY: only hashes are kept,
 * and a key is a random UUID that says nothing about the person.
 */
export async function storeRemovedKeys(tx: Transaction<LeadDatabase>, leads: readonly Lead[]): Promise<void> {
  const rows = leads.map(({ idempotencyKey }) => ({ hash: hashOf(idempotencyKey) }));
  for (const batch of batchesOf(rows))
    await tx
      .insertInto("removedKeys")
      .values(batch)
      .onConflict((conflict) => conflict.column("hash").doNothing())
      .execute();
}

/** The leads that repeat a removed one. Only for leads whose idempotency key came from the sender. */
export async function findRemoved(
  tx: Transaction<LeadDatabase>,
  leads: readonly NewLead[],
): Promise<Set<NewLead>> {
  const hashes = leads.map(({ idempotencyKey }) => hashOf(idempotencyKey));
  const rows = await tx.selectFrom("removedKeys").select("hash").where("hash", "in", hashes).execute();
  const removed = new Set(rows.map(({ hash }) => hash));
  return new Set(leads.filter(({ idempotencyKey }) => removed.has(hashOf(idempotencyKey))));
}
