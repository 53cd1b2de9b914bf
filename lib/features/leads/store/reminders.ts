import "server-only";
import type { Kysely } from "kysely";
import type { LeadFormId } from "@/lib/features/leads/forms";
import { hasDelivery, hasStatus, isDelayed, isOverdue, type LeadCondition } from "./lead-conditions";
import type { LeadDatabase } from "./schema";
import type { WaitingCounts, WaitingPeriod } from "./types";

async function countLeads(db: Kysely<LeadDatabase>, forms: readonly LeadFormId[], is: LeadCondition) {
  const { total } = await db
    .selectFrom("leads")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("form", "in", forms)
    .where(is)
    .executeTakeFirstOrThrow();
  return total;
}

/** Leads of these forms that need action, and how many of them are new since `since`. */
export async function countWaiting(
  db: Kysely<LeadDatabase>,
  { forms, now, since }: WaitingPeriod,
): Promise<WaitingCounts> {
  const count = async (all: LeadCondition, recent: LeadCondition) => {
    const total = await countLeads(db, forms, all);
    return { total, recent: total === 0 ? 0 : await countLeads(db, forms, recent) };
  };
  return {
    held: await count(hasStatus("held"), (eb) =>
      eb.and([hasStatus("held")(eb), eb("created_at", ">", since)]),
    ),
    attention: await count(hasDelivery("attention"), hasDelivery("attention", since)),
    delayed: await count(isDelayed(now), isDelayed(now, since)),
    overdue: await count(isOverdue(now), isOverdue(now, since)),
  };
}
