/** The thread of a lead: the first lead and all that correct it. */
import "server-only";
import { sql, type Transaction } from "kysely";
import { spellingsOf } from "@/lib/features/leads/lead/mailbox-of";
import type { LeadCondition } from "./lead-conditions";
import type { LeadDatabase } from "./schema";
import type { NewLead } from "./types";

/** Shared by a lead and its corrections: the id of the first. */
const threadId = sql<string>`coalesce(leads.corrects, leads.id)`;

/** Sorts a thread: false, for its first lead, comes before true. */
export const isCorrection = sql<boolean>`leads.corrects is not null`;

/** Matches all leads in the threads of the leads that `isMatch` matches. */
const inThreadsWhere =
  (isMatch: LeadCondition): LeadCondition =>
  (eb) =>
    eb(threadId, "in", eb.selectFrom("leads").select(threadId.as("thread")).where(isMatch));

export const inThread = (leadId: string) => inThreadsWhere((eb) => eb("leads.id", "=", leadId));
export const inThreadsOf = (email: string) =>
  inThreadsWhere((eb) => eb("leads.email", "in", spellingsOf(email)));

/** The number of leads in a lead's thread; 0 for an unknown id. */
export async function countThread(tx: Transaction<LeadDatabase>, leadId: string): Promise<number> {
  const { length } = await tx
    .selectFrom("leads")
    .select((eb) => eb.fn.countAll<number>().as("length"))
    .where(inThread(leadId))
    .executeTakeFirstOrThrow();
  return length;
}

/** A correction of a held lead is held as well. */
export async function keepHeld(tx: Transaction<LeadDatabase>, lead: NewLead): Promise<NewLead> {
  if (!lead.corrects || lead.status === "held") return lead;
  const held = await tx
    .selectFrom("leads")
    .select("holdReason")
    .where(inThread(lead.corrects))
    .where("status", "=", "held")
    .executeTakeFirst();
  return held === undefined ? lead : { ...lead, status: "held", holdReason: held.holdReason };
}

/** Moves the start of the thread's waiting time to this lead, its newest. */
export async function keepWaitingTime(tx: Transaction<LeadDatabase>, leadId: string): Promise<void> {
  const waiting = await tx
    .selectFrom("leads")
    .select((eb) => eb.fn.min("openSince").as("since"))
    .where(inThread(leadId))
    .executeTakeFirst();
  await tx.updateTable("leads").set({ openSince: null }).where(inThread(leadId)).execute();
  await tx
    .updateTable("leads")
    .set({ openSince: waiting?.since ?? null })
    .where("id", "=", leadId)
    .execute();
}
