import "server-only";
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import { leadFormIds } from "@/lib/features/leads/forms";
import { overdueCutoff } from "@/lib/features/leads/forms/response-time";
import type { LeadDatabase } from "./schema";
import { inThreadsOf } from "./threads";
import type { DatabaseKind, DeliveryStatus, LeadFilter, LeadStatus } from "./types";

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

/** Leads with a delivery of this status; `enteredAfter` (Unix ms) leaves out what needed attention before. */
const hasDelivery =
  (status: DeliveryStatus, enteredAfter?: number): LeadCondition =>
  (eb) => {
    const leads = eb.selectFrom("deliveries").select("leadId").where("deliveries.status", "=", status);
    return eb(
      "leads.id",
      "in",
      enteredAfter === undefined ? leads : leads.where("deliveries.attentionAt", ">", enteredAfter),
    );
  };

/** A delivery that still fails this long after its lead was received, or last changed by sales, is reported as delayed. */
const delayedMs = 10 * 60_000;

/** Leads with a failed delivery that is still being retried at `now`; `enteredAfter` leaves out leads that could be delayed then. */
const isDelayed =
  (now: number, enteredAfter = 0): LeadCondition =>
  (eb) => {
    const failed = eb
      .selectFrom("deliveries")
      .select("leadId")
      .where("deliveries.status", "=", "pending")
      .where("deliveries.lastError", "is not", null);
    return eb.and([
      eb("leads.id", "in", failed),
      eb("leads.updatedAt", "<=", now - delayedMs),
      eb("leads.updatedAt", ">", enteredAfter - delayedMs),
    ]);
  };

/** Leads whose promised answer was due before `now`, but not yet due at `enteredAfter` (Unix ms). */
const isOverdue =
  (now: number, enteredAfter = 0): LeadCondition =>
  (eb) => {
    const byForm = leadFormIds.flatMap((form) => {
      const [cutoff, previous] = [overdueCutoff(form, now), overdueCutoff(form, enteredAfter)];
      if (cutoff === null) return [];
      return [
        eb.and([eb("leads.form", "=", form), eb("openSince", "<=", cutoff), eb("openSince", ">", previous)]),
      ];
    });
    return eb.and([hasStatus("new")(eb), eb.or(byForm)]);
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
  const { status, withoutDismissed, delivery, email, threadsOfEmail, idSuffix } = filter;
  const { forms, owner, text, delayedAsOf, overdueAsOf, enteredAfter } = filter;
  const conditions: (LeadCondition | false)[] = [
    status !== undefined && hasStatus(status),
    status !== undefined && enteredAfter !== undefined && ((eb) => eb("leads.createdAt", ">", enteredAfter)),
    withoutDismissed === true && ((eb) => eb("leads.dismissedAt", "is", null)),
    delivery !== undefined && hasDelivery(delivery, enteredAfter),
    email !== undefined && ((eb) => eb("leads.email", "=", email)),
    threadsOfEmail !== undefined && inThreadsOf(threadsOfEmail),
    idSuffix !== undefined && ((eb) => eb("leads.id", "like", `%${idSuffix}`)),
    forms !== undefined && ((eb) => eb("leads.form", "in", forms)),
    owner !== undefined && hasOwnerLike(kind, owner),
    text !== undefined && hasText(kind, text),
    delayedAsOf !== undefined && isDelayed(delayedAsOf, enteredAfter),
    overdueAsOf !== undefined && isOverdue(overdueAsOf, enteredAfter),
  ];
  return conditions.filter((condition) => condition !== false);
}
