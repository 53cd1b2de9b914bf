import "server-only";
import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from "kysely";
import type { LeadPayload } from "@/lib/leads/types";
import { migrateLeadTables } from "./migrations";
import type { LeadDatabase } from "./schema";
import {
  type AcceptResult,
  type Delivery,
  type Lead,
  type LeadCounts,
  type LeadFilter,
  type LeadStore,
  type LeadWithDeliveries,
  type NewDelivery,
  type NewLead,
  StoreUnavailableError,
} from "./types";

const DEFAULT_LIST_LIMIT = 100;

type LeadRow = Selectable<LeadDatabase["leads"]>;
type DeliveryRow = Selectable<LeadDatabase["deliveries"]>;

function toLead(row: LeadRow): Lead {
  const payload: LeadPayload = JSON.parse(row.payload);
  return {
    id: row.id,
    form: row.form,
    idempotencyKey: row.idempotency_key,
    inputHash: row.input_hash,
    status: row.status,
    holdReason: row.hold_reason,
    email: row.email,
    payload,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    leadId: row.lead_id,
    destination: row.destination,
    body: row.body,
    status: row.status,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    leaseOwner: row.lease_owner,
    leaseUntil: row.lease_until,
    lastError: row.last_error,
    sentAt: row.sent_at,
  };
}

function toLeadRow(lead: NewLead): LeadRow {
  return {
    id: lead.id,
    form: lead.form,
    idempotency_key: lead.idempotencyKey,
    input_hash: lead.inputHash,
    status: lead.status,
    hold_reason: lead.holdReason,
    email: lead.email,
    payload: JSON.stringify(lead.payload),
    created_at: lead.createdAt,
    updated_at: lead.createdAt,
  };
}

function toDeliveryRow(lead: NewLead, delivery: NewDelivery): DeliveryRow {
  return {
    id: delivery.id,
    lead_id: lead.id,
    destination: delivery.destination,
    body: delivery.body,
    status: lead.status === "held" ? "held" : "pending",
    attempts: 0,
    next_attempt_at: lead.createdAt,
    lease_owner: null,
    lease_until: null,
    last_error: null,
    sent_at: null,
  };
}

const unleased = { lease_owner: null, lease_until: null };

/** What differs between the two databases; everything else is one code. */
export type LeadStoreOptions = {
  kind: LeadStore["kind"];
  db: Kysely<LeadDatabase>;
  /** Refuses a database that could lose an acknowledged lead. */
  assertDurable(db: Kysely<LeadDatabase>): Promise<void>;
  /** Removes what a delete leaves behind outside the tables. */
  purge(db: Kysely<LeadDatabase>): Promise<void>;
  /** An error of the driver as the store shows it: `StoreUnavailableError` for "not now", itself otherwise. */
  toStoreError(error: unknown): unknown;
};

/** The lead store over Kysely. Tables are brought up to date before the first call and after every outage. */
export class KyselyLeadStore implements LeadStore {
  readonly kind: LeadStore["kind"];
  readonly #options: LeadStoreOptions;
  #ready: Promise<void> | null = null;

  constructor(options: LeadStoreOptions) {
    this.kind = options.kind;
    this.#options = options;
  }

  async migrate(): Promise<void> {
    await this.#run(async () => undefined);
  }

  accept(lead: NewLead, deliveries: NewDelivery[]): Promise<AcceptResult> {
    return this.#run((db) =>
      db.transaction().execute(async (tx): Promise<AcceptResult> => {
        const inserted = await tx
          .insertInto("leads")
          .values(toLeadRow(lead))
          .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
          .returning("id")
          .executeTakeFirst();
        if (inserted === undefined) {
          const earlier = await tx
            .selectFrom("leads")
            .select(["id", "input_hash"])
            .where("idempotency_key", "=", lead.idempotencyKey)
            .executeTakeFirst();
          // Erased between the two statements: rare enough to let the browser try again.
          if (earlier === undefined) throw new StoreUnavailableError("the earlier lead is gone");
          return earlier.input_hash === lead.inputHash
            ? { outcome: "duplicate", leadId: earlier.id }
            : { outcome: "conflict" };
        }
        if (deliveries.length > 0) {
          const rows = deliveries.map((delivery) => toDeliveryRow(lead, delivery));
          await tx.insertInto("deliveries").values(rows).execute();
        }
        return { outcome: "accepted", leadId: lead.id };
      }),
    );
  }

  async getLead(id: string): Promise<LeadWithDeliveries | null> {
    return this.#run(async (db) => {
      const rows = await db.selectFrom("leads").selectAll().where("id", "=", id).execute();
      const [found] = await this.#withDeliveries(db, rows);
      return found ?? null;
    });
  }

  listLeads(filter: LeadFilter = {}): Promise<LeadWithDeliveries[]> {
    const { status, delivery, email, limit = DEFAULT_LIST_LIMIT } = filter;
    return this.#run(async (db) => {
      let query = db.selectFrom("leads").selectAll().orderBy("id", "desc").limit(limit);
      if (status !== undefined) query = query.where("status", "=", status);
      if (email !== undefined) query = query.where("email", "=", email.toLowerCase());
      if (delivery !== undefined) {
        query = query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom("deliveries")
              .select("deliveries.id")
              .whereRef("deliveries.lead_id", "=", "leads.id")
              .where("deliveries.status", "=", delivery),
          ),
        );
      }
      return this.#withDeliveries(db, await query.execute());
    });
  }

  counts(): Promise<LeadCounts> {
    return this.#run(async (db) => {
      const leads = await db
        .selectFrom("leads")
        .select(["status", (eb) => eb.fn.countAll<number>().as("total")])
        .groupBy("status")
        .execute();
      const deliveries = await db
        .selectFrom("deliveries")
        .select(["status", (eb) => eb.fn.countAll<number>().as("total")])
        .groupBy("status")
        .execute();
      const oldest = await db
        .selectFrom("deliveries")
        .innerJoin("leads", "leads.id", "deliveries.lead_id")
        .select((eb) => eb.fn.min("leads.created_at").as("at"))
        .where("deliveries.status", "=", "pending")
        .executeTakeFirst();
      const totalOf = <S>(rows: { status: S; total: number }[], status: S) =>
        rows.find((row) => row.status === status)?.total ?? 0;
      return {
        new: totalOf(leads, "new"),
        held: totalOf(leads, "held"),
        pending: totalOf(deliveries, "pending"),
        attention: totalOf(deliveries, "attention"),
        sent: totalOf(deliveries, "sent"),
        oldestPendingAt: oldest?.at ?? null,
      };
    });
  }

  release(leadId: string, now: number): Promise<boolean> {
    return this.#run((db) =>
      db.transaction().execute(async (tx) => {
        const released = await tx
          .updateTable("leads")
          .set({ status: "new", updated_at: now })
          .where("id", "=", leadId)
          .where("status", "=", "held")
          .returning("id")
          .executeTakeFirst();
        if (released === undefined) return false;
        await tx
          .updateTable("deliveries")
          .set({ status: "pending", next_attempt_at: now })
          .where("lead_id", "=", leadId)
          .where("status", "=", "held")
          .execute();
        return true;
      }),
    );
  }

  claim(options: Parameters<LeadStore["claim"]>[0]): Promise<Delivery[]> {
    const { owner, leaseMs, limit, now, destination } = options;
    return this.#run(async (db) => {
      const due = (eb: ExpressionBuilder<LeadDatabase, "deliveries">) => {
        let query = eb
          .selectFrom("deliveries")
          .select("id")
          .where("status", "=", "pending")
          .where("next_attempt_at", "<=", now)
          .where((where) => where.or([where("lease_until", "is", null), where("lease_until", "<=", now)]))
          .orderBy("next_attempt_at")
          .orderBy("id")
          .limit(limit);
        // Each destination has its own queue: a backlog for one never delays another.
        if (destination !== undefined) query = query.where("destination", "=", destination);
        // Postgres runs two claims side by side: each passes over the rows that the other holds.
        return this.kind === "postgres" ? query.forUpdate().skipLocked() : query;
      };
      const rows = await db
        .updateTable("deliveries")
        .set({ lease_owner: owner, lease_until: now + leaseMs, attempts: sql`attempts + 1` })
        .where("id", "in", due)
        .returningAll()
        .execute();
      return rows.map(toDelivery).sort((a, b) => a.nextAttemptAt - b.nextAttemptAt || (a.id < b.id ? -1 : 1));
    });
  }

  markSent(deliveryId: string, owner: string, now: number): Promise<boolean> {
    return this.#finish(deliveryId, owner, { status: "sent", sent_at: now, last_error: null });
  }

  markRetry(deliveryId: string, owner: string, nextAttemptAt: number, lastError: string): Promise<boolean> {
    return this.#finish(deliveryId, owner, { next_attempt_at: nextAttemptAt, last_error: lastError });
  }

  markAttention(deliveryId: string, owner: string, lastError: string): Promise<boolean> {
    return this.#finish(deliveryId, owner, { status: "attention", last_error: lastError });
  }

  replay(leadId: string | null, now: number): Promise<number> {
    return this.#run(async (db) => {
      let query = db
        .updateTable("deliveries")
        .set({ ...unleased, status: "pending", attempts: 0, next_attempt_at: now })
        .where("status", "=", "attention");
      if (leadId !== null) query = query.where("lead_id", "=", leadId);
      return Number((await query.executeTakeFirst()).numUpdatedRows);
    });
  }

  erase(email: string, hash: string, now: number): Promise<{ leadIds: string[]; deliveryIds: string[] }> {
    return this.#run(async (db) => {
      const erased = await db.transaction().execute(async (tx) => {
        const deliveries = await tx
          .selectFrom("deliveries")
          .innerJoin("leads", "leads.id", "deliveries.lead_id")
          .where("leads.email", "=", email.toLowerCase())
          .select("deliveries.id")
          .execute();
        const leads = await tx
          .deleteFrom("leads")
          .where("email", "=", email.toLowerCase())
          .returning("id")
          .execute();
        await tx
          .insertInto("erasures")
          .values({ hash, erased_at: now })
          .onConflict((conflict) => conflict.column("hash").doUpdateSet({ erased_at: now }))
          .execute();
        return { leadIds: leads.map(({ id }) => id), deliveryIds: deliveries.map(({ id }) => id) };
      });
      // PRIVACY: also when no row was found: an earlier erasure may have stopped between the two steps.
      await this.#options.purge(db);
      return erased;
    });
  }

  probe(): Promise<void> {
    const id = randomUUID();
    return this.#run((db) =>
      db.transaction().execute(async (tx) => {
        await tx.insertInto("probes").values({ id }).execute();
        await tx.deleteFrom("probes").where("id", "=", id).execute();
      }),
    );
  }

  async close(): Promise<void> {
    await this.#options.db.destroy();
  }

  async #finish(deliveryId: string, owner: string, change: Partial<DeliveryRow>): Promise<boolean> {
    return this.#run(async (db) => {
      const result = await db
        .updateTable("deliveries")
        .set({ ...change, ...unleased })
        .where("id", "=", deliveryId)
        .where("lease_owner", "=", owner)
        .where("status", "=", "pending")
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    });
  }

  async #withDeliveries(db: Kysely<LeadDatabase>, leads: LeadRow[]): Promise<LeadWithDeliveries[]> {
    if (leads.length === 0) return [];
    const ids = leads.map(({ id }) => id);
    const rows = await db
      .selectFrom("deliveries")
      .selectAll()
      .where("lead_id", "in", ids)
      .orderBy("destination")
      .execute();
    const byLead = Map.groupBy(rows.map(toDelivery), ({ leadId }) => leadId);
    return leads.map((row) => ({ lead: toLead(row), deliveries: byLead.get(row.id) ?? [] }));
  }

  async #run<T>(work: (db: Kysely<LeadDatabase>) => Promise<T>): Promise<T> {
    try {
      this.#ready ??= this.#prepare();
      await this.#ready;
      return await work(this.#options.db);
    } catch (cause) {
      const error = this.#options.toStoreError(cause);
      // After an outage the database may be another one (restored, fresh): look at its tables again.
      if (error instanceof StoreUnavailableError) this.#ready = null;
      throw error;
    }
  }

  async #prepare(): Promise<void> {
    await migrateLeadTables(this.#options.db, this.kind);
    await this.#options.assertDurable(this.#options.db);
  }
}
