/** Requests that repeat an earlier one: a person may send a form twice, and a browser may retry. */
import "server-only";
import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { findRemoved } from "./removed-keys";
import type { LeadDatabase } from "./schema";
import { findSignUp } from "./subscriptions";
import { inThread } from "./threads";
import type { AcceptResult, NewLead } from "./types";

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
