import "server-only";
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import { leadFormIds } from "@/lib/features/leads/forms";
import { overdueCutoff } from "@/lib/features/leads/forms/response-time";
import type { LeadDatabase } from "./schema";
import { inThreadsOf } from "./threads";
import type { DatabaseKind, LeadFilter, LeadState, LeadStatus } from "./types";

export type LeadCondition = (eb: ExpressionBuilder<LeadDatabase, "leads">) => Expression<SqlBool>;

/** A dismissed lead is stored as held, so that nothing of it is ever delivered. */
export const hasStatus =
  (status: LeadStatus): LeadCondition =>
  (eb) =>
    eb.and([
      // A literal, because SQLite uses a partial index only if it can see the value.
      eb("leads.status", "=", sql.lit(status === "new" ? "new" : "held")),
      eb("leads.dismissedAt", status === "dismissed" ? "is not" : "is", null),
    ]);

/** Leads with a delivery that matches. */
const hasDelivery =
  (isMatch: (eb: ExpressionBuilder<LeadDatabase, "deliveries">) => Expression<SqlBool>): LeadCondition =>
  (eb) =>
    eb("leads.id", "in", eb.selectFrom("deliveries").select("leadId").where(isMatch));

/** Since when a delivery needs attention; earlier releases did not store it. */
const attentionSince = sql<number>`coalesce(attention_at, 1)`;

/** A delivery that still fails this long after its lead was received, or last changed by sales, is reported as delayed. */
const delayedMs = 10 * 60_000;

/** The leads in a state at `now` that were not in it at `since`. Unix times, ms. */
const stateConditions: Record<LeadState, (now: number, since: number) => LeadCondition> = {
  held: (_now, since) => (eb) => eb.and([hasStatus("held")(eb), eb("leads.createdAt", ">", since)]),
  dismissed: () => hasStatus("dismissed"),
  pending: () => hasDelivery((eb) => eb("status", "=", "pending")),
  attention: (_now, since) =>
    hasDelivery((eb) => eb.and([eb("status", "=", "attention"), eb(attentionSince, ">", since)])),
  delayed: (now, since) => (eb) =>
    eb.and([
      hasDelivery((one) => one.and([one("status", "=", "pending"), one("lastError", "is not", null)]))(eb),
      eb("leads.updatedAt", "<=", now - delayedMs),
      eb("leads.updatedAt", ">", since - delayedMs),
    ]),
  overdue: (now, since) => (eb) => {
    // Nothing is smaller or greater than null, the cutoff of a form without a response time.
    const byForm = leadFormIds.map((form) =>
      eb.and([
        eb("leads.form", "=", form),
        eb("openSince", "<=", overdueCutoff(form, now)),
        eb("openSince", ">", overdueCutoff(form, since)),
      ]),
    );
    return eb.and([hasStatus("new")(eb), eb.or(byForm)]);
  },
};

/** Whether `column` contains `text`, ignoring case (on SQLite: of A to Z only). */
function containsText(kind: DatabaseKind, column: RawBuilder<unknown>, text: string) {
  const likeOperator = kind === "postgres" ? sql`ilike` : sql`like`;
  const likePattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`${column} ${likeOperator} ${likePattern} escape '\\'`;
}

/** Values that are the same for every lead of a form. */
const constantValues = sql.join(["domain", "form_type"]);

/** Leads with `text` in a submitted value, or in one of its tracking. */
function hasText(kind: DatabaseKind, text: string): LeadCondition {
  const values =
    kind === "postgres" ? sql`json_each_text(leads.payload::json)` : sql`json_each(leads.payload)`;
  const isFound = containsText(kind, sql`sent.value`, text);
  return () => sql<boolean>`exists (select 1 from ${values} as sent
    where sent.key not in (${constantValues}) and ${isFound})`;
}

function hasOwnerLike(kind: DatabaseKind, owner: string | null): LeadCondition {
  if (owner === null) return (eb) => eb("assignedTo", "is", null);
  return () => containsText(kind, sql`assigned_to`, owner);
}

export function listConditions(filter: LeadFilter, kind: DatabaseKind): LeadCondition[] {
  const { state, now = Date.now(), enteredAfter = 0, withoutDismissed } = filter;
  const { email, threadsOfEmail, idSuffix, forms, owner, text } = filter;
  const conditions: (LeadCondition | false)[] = [
    state !== undefined && stateConditions[state](now, enteredAfter),
    withoutDismissed === true && ((eb) => eb("leads.dismissedAt", "is", null)),
    email !== undefined && ((eb) => eb("leads.email", "=", email)),
    threadsOfEmail !== undefined && inThreadsOf(threadsOfEmail),
    idSuffix !== undefined && ((eb) => eb("leads.id", "like", `%${idSuffix}`)),
    forms !== undefined && ((eb) => eb("leads.form", "in", forms)),
    owner !== undefined && hasOwnerLike(kind, owner),
    text !== undefined && hasText(kind, text),
  ];
  return conditions.filter((condition) => condition !== false);
}
