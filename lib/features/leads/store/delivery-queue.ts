import "server-only";
import { type ExpressionBuilder, type Kysely, type QueryCreator, sql, type Updateable } from "kysely";
import { toDelivery } from "./rows";
import type { LeadDatabase } from "./schema";
import type { ClaimOptions, DatabaseKind, Delivery, FailedDeliveries } from "./types";

type Database = Kysely<LeadDatabase>;
type DeliveryExpression = ExpressionBuilder<LeadDatabase, "deliveries">;

const unleased = { leaseOwner: null, leaseUntil: null };

/** Failed deliveries: those in `attention`, and those that wait for a retry and are not leased. */
const canBeReplayed = (eb: DeliveryExpression) =>
  eb.or([
    eb("status", "=", "attention"),
    eb.and([eb("status", "=", "pending"), eb("lastError", "is not", null), eb("leaseOwner", "is", null)]),
  ]);

/** Whether the lead itself was sent to the CRM: its updates must arrive later. */
export const isLeadAtCrm = sql<boolean>`not exists (
  select 1 from deliveries as first
  where first.lead_id = deliveries.lead_id and first.destination = 'crm' and first.status != 'sent')`;

/** Leases due deliveries; see `LeadStore.claim`. */
export async function claimDeliveries(
  db: Database,
  kind: DatabaseKind,
  { owner, leaseMs, limit, now, destination }: ClaimOptions,
): Promise<Delivery[]> {
  const listDue = (queries: QueryCreator<LeadDatabase>) => {
    let query = queries
      .selectFrom("deliveries")
      .select("id")
      .where("status", "=", "pending")
      .where("nextAttemptAt", "<=", now)
      .where((where) => where.or([where("leaseUntil", "is", null), where("leaseUntil", "<=", now)]))
      .orderBy("nextAttemptAt")
      .orderBy("id")
      .limit(limit);
    // Each destination has its own queue: a backlog for one never delays another.
    if (destination !== undefined) query = query.where("destination", "=", destination);
    if (destination === "crm-update") query = query.where(isLeadAtCrm);
    // Postgres runs claims concurrently: each skips the rows that another has locked.
    return kind === "postgres" ? query.forUpdate().skipLocked() : query;
  };
  const rows = await db
    // Postgres may repeat a plain subquery for each row and would lease more than `limit`.
    .with((cte) => cte("due").materialized(), listDue)
    .updateTable("deliveries")
    .set({ leaseOwner: owner, leaseUntil: now + leaseMs, attempts: sql`attempts + 1` })
    .where("id", "in", (eb) => eb.selectFrom("due").select("id"))
    .returningAll()
    .execute();
  return rows.map(toDelivery).sort((a, b) => a.nextAttemptAt - b.nextAttemptAt || (a.id < b.id ? -1 : 1));
}

export type SentDelivery = { deliveryId: string; owner: string; now: number };

/** Ends an attempt; false when the lease was lost to another owner meanwhile. */
export async function finishDelivery(
  db: Database,
  deliveryId: string,
  owner: string,
  change: Updateable<LeadDatabase["deliveries"]>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("deliveries")
    .set({ ...change, ...unleased })
    .where("id", "=", deliveryId)
    .where("leaseOwner", "=", owner)
    .where("status", "=", "pending")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends several attempts in one write; false for each whose lease was lost. */
export async function markAllSent(db: Database, all: SentDelivery[]): Promise<boolean[]> {
  const marked = await db
    .updateTable("deliveries")
    .set({ status: "sent", sentAt: Math.max(...all.map(({ now }) => now)), lastError: null, ...unleased })
    .where("status", "=", "pending")
    .where((eb) => eb.or(all.map(({ deliveryId, owner }) => eb.and({ id: deliveryId, leaseOwner: owner }))))
    .returning("id")
    .execute();
  const ids = new Set(marked.map(({ id }) => id));
  return all.map(({ deliveryId }) => ids.has(deliveryId));
}

/** Counts of the deliveries that a replay would retry: of one lead, or of all if null. */
export function listFailedDeliveries(db: Database, leadId: string | null): Promise<FailedDeliveries[]> {
  return db
    .selectFrom("deliveries")
    .select(["destination", "status", "lastError"])
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where(canBeReplayed)
    .$if(leadId !== null, (query) => query.where("leadId", "=", leadId))
    .groupBy(["destination", "status", "lastError"])
    .orderBy("destination")
    .orderBy("lastError")
    .execute();
}

/** Makes failed deliveries of one lead, or of all if null, due again with fresh attempts; returns how many. */
export async function replayDeliveries(db: Database, leadId: string | null, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("deliveries")
    .set({
      ...unleased,
      status: "pending",
      // Not 0 after an attempt, which may have arrived: `unsubscribe` drops a delivery with 0 attempts without telling the CRM.
      attempts: sql`case when attempts > 0 then 1 else 0 end`,
      nextAttemptAt: now,
      attentionAt: null,
      lastError: null,
    })
    .where(canBeReplayed)
    .$if(leadId !== null, (query) => query.where("leadId", "=", leadId))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
