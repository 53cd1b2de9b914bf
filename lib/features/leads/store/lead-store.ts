import "server-only";
import { randomUUID } from "node:crypto";
import { type Kysely, sql, type Transaction, type Updateable } from "kysely";
import { errorCodeOf } from "@/lib/base/error-code";
import { describeError, log } from "@/lib/base/log";
import type { SeatClaim, StaffTeam } from "@/lib/features/leads/forms/server-form";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { createGroupCommit } from "@/lib/platform/database/group-commit";
import { Mutex } from "@/lib/platform/database/mutex";
import {
  claimDeliveries,
  finishDelivery,
  isLeadAtCrm,
  listFailedDeliveries,
  markAllSent,
  replayDeliveries,
  type SentDelivery,
} from "./delivery-queue";
import { confirmSeat, countTakenSeats, readSeat } from "./event-registrations";
import { hasStatus, type LeadCondition, listConditions } from "./lead-conditions";
import { claimMails, isVisitorMail, readMailboxKey, sweepMails } from "./mail-limit";
import { migrateLeadTables } from "./migrations";
import { deleteSentNotices, storeRemovedIds, sweepRemovedIds } from "./removed";
import { findRemoved, findRepeat, storeRemovedKeys } from "./repeats";
import {
  batchesOf,
  type DeliveryRow,
  type LeadRow,
  toDelivery,
  toDeliveryRow,
  toLead,
  toLeadRow,
} from "./rows";
import type { LeadDatabase } from "./schema";
import { confirmSignUp, findSignUp, listExpiredSignUpIds, storeSignUp, unsubscribe } from "./subscriptions";
import { countThread, inThread, inThreadsOf, isCorrection, keepHeld, keepWaitingTime } from "./threads";
import { runTransaction } from "./transaction";
import type {
  AcceptResult,
  BuildNotices,
  BuildSignUpDeliveries,
  BuildUpdate,
  ClaimOptions,
  DatabaseKind,
  Delivery,
  FailedDeliveries,
  LeadCounts,
  LeadFilter,
  LeadWithDeliveries,
  NewDelivery,
  NewLead,
  RemovedIds,
  SeatLimits,
  SeatState,
  SignUp,
} from "./types";

const DEFAULT_LIST_LIMIT = 100;
/** The name of `#transact`'s lock; any number that no other advisory lock of this database has. */
const writeLock = 6_801_334;
/** Nobody corrects a message this often; each receipt reads the whole thread. */
const maxThreadLength = 100;

async function deleteLeads(tx: Transaction<LeadDatabase>, leadIds: string[]): Promise<RemovedIds> {
  const deliveryIds: string[] = [];
  for (const batch of batchesOf(leadIds)) {
    const deliveries = await tx.selectFrom("deliveries").select("id").where("leadId", "in", batch).execute();
    deliveryIds.push(...deliveries.map(({ id }) => id));
  }
  for (const batch of batchesOf(leadIds)) await tx.deleteFrom("leads").where("id", "in", batch).execute();
  await storeRemovedIds(tx, [...leadIds, ...deliveryIds]);
  return { leadIds, deliveryIds };
}

type NewSubmission = { lead: NewLead; deliveries: NewDelivery[]; seat?: SeatClaim };

type ThreadChange = {
  change: Updateable<LeadDatabase["leads"]>;
  isMatch?: LeadCondition;
  buildUpdate?: BuildUpdate;
};

/** Inserts leads; returns the ids of those whose idempotency key was new. */
async function addLeads(tx: Transaction<LeadDatabase>, leads: NewLead[]): Promise<Set<string>> {
  if (leads.length === 0) return new Set();
  const inserted = await tx
    .insertInto("leads")
    .values(leads.map(toLeadRow))
    .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
    .returning("id")
    .execute();
  return new Set(inserted.map(({ id }) => id));
}

/** Whatever prevents the use of the tables, such as a half-restored backup, may be repaired while the site runs. */
function toUnavailable(error: unknown): StoreUnavailableError {
  if (error instanceof StoreUnavailableError) return error;
  log("error", "store.not-prepared", describeError(error));
  return new StoreUnavailableError("the tables could not be prepared", errorCodeOf(error) || undefined);
}

/** The differences between the two databases. */
type LeadStoreOptions = {
  kind: DatabaseKind;
  db: Kysely<LeadDatabase>;
  /** Throws if the database could lose an acknowledged lead, or does not have all leads yet. */
  assertUsable(db: Kysely<LeadDatabase>): Promise<void>;
  /** Removes deleted data outside of the tables. */
  purge(db: Kysely<LeadDatabase>): Promise<void>;
  /** Converts a temporary error of the driver to a `StoreUnavailableError`. */
  toStoreError(error: unknown): unknown;
};

/**
 * The lead store. `tests/contract/lead-store.test.ts` runs the same suite on SQLite and Postgres.
 *
 * Tables are migrated before the first call and after every outage.
 */
export class LeadStore {
  readonly kind: DatabaseKind;
  readonly #options: LeadStoreOptions;
  /** Set once the store is ready; see `readMailboxKey`. */
  #mailboxKey = "";
  #ready: Promise<void> | null = null;
  #pendingWrites = 0;
  /** At first true: an earlier process may have stopped between a removal and its purge. */
  #isPurgeDue = true;

  constructor(options: LeadStoreOptions) {
    this.kind = options.kind;
    this.#options = options;
  }

  /** Creates or upgrades the tables. Safe to call from several processes at once. */
  async migrate(): Promise<void> {
    await this.#run(async () => undefined);
  }

  /**
   * Writes the lead and its deliveries in one transaction; resolves only after the commit is durable. A
   * correction takes over the waiting time of its thread. When the mailbox has reached its daily limit, the mail to the
   * visitor is left out.
   */
  async accept(lead: NewLead, deliveries: NewDelivery[], seat?: SeatClaim): Promise<AcceptResult> {
    const needsOwnTransaction = seat || lead.corrects || lead.isKeyless || lead.form === "scraping-digest";
    this.#pendingWrites += 1;
    try {
      return await (needsOwnTransaction
        ? this.#acceptOne({ lead, deliveries, seat })
        : this.#acceptTogether({ lead, deliveries }));
    } finally {
      this.#pendingWrites -= 1;
    }
  }

  /** Adds the deliveries of leads; over the daily limit of its mailbox, without the mail to the sender. */
  async #addDeliveries(tx: Transaction<LeadDatabase>, submissions: NewSubmission[]): Promise<void> {
    const mailed = submissions.filter(({ deliveries }) => deliveries.some(isVisitorMail));
    const leads = await claimMails(
      tx,
      this.#mailboxKey,
      mailed.map(({ lead }) => lead),
    );
    const rows = submissions.flatMap(({ lead, deliveries }) =>
      deliveries
        // SECURITY: silently, because the response must not reveal how often an email address was used.
        .filter((delivery) => !isVisitorMail(delivery) || leads.has(lead))
        .map((delivery) => toDeliveryRow(lead, delivery, lead.createdAt)),
    );
    if (rows.length > 0) await tx.insertInto("deliveries").values(rows).execute();
  }

  /** How many leads are being written right now. */
  pendingWrites(): number {
    return this.#pendingWrites;
  }

  readonly #mutex = new Mutex();
  /** Their own, so that many posts without a key do not delay confirmations and withdrawals. */
  readonly #keylessMutex = new Mutex();

  /**
   * One of these transactions at a time, because they take many statements and visitors cause them: a lead waits for one of
   * them, not for all that arrived before it.
   */
  #transactInTurn<T>(work: (tx: Transaction<LeadDatabase>) => Promise<T>): Promise<T> {
    return this.#mutex.runExclusive(() => this.#transact(work));
  }

  readonly #acceptTogether = createGroupCommit<NewSubmission, AcceptResult>({
    commitAlone: (submission) => this.#acceptOne(submission),
    commitAll: (submissions) =>
      this.#transact(async (tx) => {
        const leads = submissions.map(({ lead }) => lead);
        const removed = await findRemoved(tx, leads);
        const added = await addLeads(
          tx,
          leads.filter((lead) => !removed.has(lead)),
        );
        await this.#addDeliveries(
          tx,
          submissions.filter(({ lead }) => added.has(lead.id)),
        );
        return leads.map(({ id, status }) =>
          added.has(id) ? { outcome: "accepted", leadId: id, isHeld: status === "held" } : null,
        );
      }),
  });

  #acceptOne(submission: NewSubmission): Promise<AcceptResult> {
    const mutex = submission.lead.isKeyless ? this.#keylessMutex : this.#mutex;
    return mutex.runExclusive(() => this.#transact((tx) => this.#acceptIn(tx, submission)));
  }

  async #acceptIn(
    tx: Transaction<LeadDatabase>,
    { lead: given, deliveries, seat }: NewSubmission,
  ): Promise<AcceptResult> {
    const threadLength = given.corrects ? await countThread(tx, given.corrects) : null;
    if (threadLength === 0) return { outcome: "closed" };
    const lead = await keepHeld(tx, given);
    const earlier = await findRepeat(tx, lead);
    if (earlier !== null) return earlier;
    if (threadLength !== null && threadLength >= maxThreadLength) return { outcome: "closed" };
    // PRIVACY: a full hall rejects everyone, including people with a seat. Otherwise it would reveal who is registered.
    if (seat && (await countTakenSeats(tx, seat.event)) >= seat.hallCapacity) return { outcome: "full" };
    await addLeads(tx, [lead]);
    await this.#addDeliveries(tx, [{ lead, deliveries }]);
    if (lead.form === "scraping-digest") await storeSignUp(tx, lead);
    // A held correction may be spam: the lead that it corrects stays due.
    if (lead.corrects && lead.status === "new") await keepWaitingTime(tx, lead.id);
    return { outcome: "accepted", leadId: lead.id, isHeld: lead.status === "held" };
  }

  async getLead(id: string): Promise<LeadWithDeliveries | null> {
    return this.#run(async (db) => {
      const rows = await db.selectFrom("leads").selectAll().where("id", "=", id).execute();
      const [found] = await this.#withDeliveries(db, rows);
      return found ?? null;
    });
  }

  listLeads(filter: LeadFilter = {}): Promise<LeadWithDeliveries[]> {
    const { order, limit = DEFAULT_LIST_LIMIT } = filter;
    return this.#run(async (db) => {
      let query = db.selectFrom("leads").selectAll().limit(limit);
      // A held lead is not due; once it is released, it has waited since it was received.
      const waitsSince = sql`case when status = 'new' then open_since end`;
      if (order === "due") query = query.orderBy(sql`${waitsSince} is null`).orderBy(waitsSince);
      query = query.orderBy("id", "desc");
      for (const condition of listConditions(filter, this.kind)) query = query.where(condition);
      return this.#withDeliveries(db, await query.execute());
    });
  }

  /** The thread of a lead (what it corrects and what corrects it), oldest first; empty for an unknown id. */
  listThread(leadId: string): Promise<LeadWithDeliveries[]> {
    return this.#run((db) => this.#readThread(db, leadId));
  }

  /** Assigns the lead's thread and adds its update. False for an unknown id. */
  assign(leadId: string, name: string, now: number, buildUpdate?: BuildUpdate): Promise<boolean> {
    const change = { assignedTo: name, assignedAt: now };
    return this.#changeThread(leadId, now, { change, buildUpdate });
  }

  /**
   * Marks the lead's thread as answered and adds its update. False for an unknown id, or if it was answered
   * before.
   */
  answer(leadId: string, now: number, buildUpdate?: BuildUpdate): Promise<boolean> {
    const change = { answeredAt: now, openSince: null };
    const isMatch: LeadCondition = (eb) => eb("answeredAt", "is", null);
    return this.#changeThread(leadId, now, { change, isMatch, buildUpdate });
  }

  /** held -> dismissed: never delivered, not in reminders; for the lead's thread. False when none of it is held. */
  dismiss(leadId: string, now: number): Promise<boolean> {
    return this.#changeThread(leadId, now, { change: { dismissedAt: now }, isMatch: hasStatus("held") });
  }

  /** Changes those leads of a thread that match (all by default), and adds its update. False if there are none. */
  #changeThread(
    leadId: string,
    now: number,
    { change, isMatch = inThread(leadId), buildUpdate }: ThreadChange,
  ): Promise<boolean> {
    return this.#transact(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable("leads")
        .set({ ...change, updatedAt: now })
        .where(inThread(leadId))
        .where(isMatch)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await this.#addUpdate(tx, leadId, now, buildUpdate);
      return numUpdatedRows > 0n;
    });
  }

  /**
   * Deletes the lead's thread and adds removal notices; other leads of its sender stay. Returns the deleted ids. The next
   * sweep removes the rows from the database's files: another program may hold them, and the visitor must not wait for it.
   */
  async withdraw(leadId: string, buildNotices?: BuildNotices): Promise<RemovedIds> {
    const withdrawn = await this.#transactInTurn((tx) =>
      this.#removeLeads(tx, inThread(leadId), buildNotices),
    );
    if (withdrawn.leadIds.length > 0) this.#isPurgeDue = true;
    return withdrawn;
  }

  counts(): Promise<LeadCounts> {
    return this.#run(async (db) => {
      const count = (status: string) => sql<number>`count(*) filter (where status = ${status})`;
      const leads = await db
        .selectFrom("leads")
        .select([count("new").as("new"), count("held").as("held")])
        .select(sql<number>`count(*) filter (where status = 'new' and open_since is not null)`.as("open"))
        .where("dismissedAt", "is", null)
        .executeTakeFirstOrThrow();
      const deliveries = await db
        .selectFrom("deliveries")
        .select([
          count("pending").as("pending"),
          count("attention").as("attention"),
          count("sent").as("sent"),
        ])
        .executeTakeFirstOrThrow();
      const oldest = await db
        .selectFrom("deliveries")
        .innerJoin("leads", "leads.id", "deliveries.leadId")
        .select(sql<number | null>`min(leads.created_at)`.as("oldestPendingAt"))
        .where("deliveries.status", "=", "pending")
        // Updates that wait for the delivery of their lead are not late.
        .where((eb) => eb.or([eb("destination", "!=", "crm-update"), isLeadAtCrm]))
        .executeTakeFirstOrThrow();
      return { ...leads, ...deliveries, ...oldest };
    });
  }

  /** How many leads `listLeads` would return without a limit. */
  countLeads(filter: LeadFilter): Promise<number> {
    return this.#run(async (db) => {
      let query = db.selectFrom("leads").select((eb) => eb.fn.countAll<number>().as("total"));
      for (const condition of listConditions(filter, this.kind)) query = query.where(condition);
      return (await query.executeTakeFirstOrThrow()).total;
    });
  }

  /** When the last reminder to `team` went out (Unix ms); 0 for never. */
  lastReminderAt(team: StaffTeam): Promise<number> {
    return this.#run(async (db) => {
      const reminder = db.selectFrom("reminders").select("sentAt").where("reader", "=", team);
      return (await reminder.executeTakeFirst())?.sentAt ?? 0;
    });
  }

  /** Sets the time of the last reminder from `lastSentAt` to `now`; false if another process has set it meanwhile. */
  claimReminder(team: StaffTeam, lastSentAt: number, now: number): Promise<boolean> {
    return this.#run(async (db) => {
      const claimed = await db
        .insertInto("reminders")
        .values({ reader: team, sentAt: now, claimedUntil: 0 })
        .onConflict((conflict) =>
          conflict.column("reader").doUpdateSet({ sentAt: now }).where("reminders.sentAt", "=", lastSentAt),
        )
        .returning("reader")
        .executeTakeFirst();
      return claimed !== undefined;
    });
  }

  /**
   * held or dismissed -> new, held deliveries -> pending, for the lead's thread. False when none of it is held.
   */
  release(leadId: string, now: number): Promise<boolean> {
    return this.#transact(async (tx) => {
      const released = await tx
        .updateTable("leads")
        .set({ status: "new", dismissedAt: null, updatedAt: now })
        .where(inThread(leadId))
        .where("status", "=", "held")
        .returning("id")
        .execute();
      const ids = released.map(({ id }) => id);
      if (ids.length === 0) return false;
      const newest = (await this.#readThread(tx, leadId)).at(-1)?.lead;
      if (newest) await keepWaitingTime(tx, newest.id);
      await tx
        .updateTable("deliveries")
        .set({ status: "pending", nextAttemptAt: now })
        .where("leadId", "in", ids)
        .where("status", "=", "held")
        .execute();
      return true;
    });
  }

  /**
   * Leases up to `limit` deliveries (pending, due, lease free or expired) to `owner`, oldest first, of one destination
   * or of all. Each claim counts one attempt.
   */
  claim(options: ClaimOptions): Promise<Delivery[]> {
    return this.#run((db) => claimDeliveries(db, this.kind, options));
  }

  /** Ends an attempt, as do `markRetry` and `markAttention`; false when the lease was lost. */
  markSent(deliveryId: string, owner: string, now: number): Promise<boolean> {
    return this.#markSentTogether({ deliveryId, owner, now });
  }

  /** Marks deliveries that end together in one write, so that leads do not wait for many. */
  readonly #markSentTogether = createGroupCommit<SentDelivery, boolean>({
    commitAlone: async (sent) => (await this.#run((db) => markAllSent(db, [sent])))[0] === true,
    commitAll: (all) => this.#run((db) => markAllSent(db, all)),
  });

  markRetry(deliveryId: string, owner: string, nextAttemptAt: number, lastError: string): Promise<boolean> {
    const change = { nextAttemptAt, lastError };
    return this.#run((db) => finishDelivery(db, deliveryId, owner, change));
  }

  markAttention(deliveryId: string, owner: string, lastError: string, now: number): Promise<boolean> {
    const change = { status: "attention", lastError, attentionAt: now } as const;
    return this.#run((db) => finishDelivery(db, deliveryId, owner, change));
  }

  /** What `replay` would send again, of one lead or, when null, of all. */
  listFailed(leadId: string | null): Promise<FailedDeliveries[]> {
    return this.#run((db) => listFailedDeliveries(db, leadId));
  }

  /**
   * attention -> pending with fresh attempts, and waiting retries become due; for one lead, or for all when null.
   * Returns how many.
   */
  replay(leadId: string | null, now: number): Promise<number> {
    return this.#run((db) => replayDeliveries(db, leadId, now));
  }

  /**
   * Deletes everything of an email address, with whole threads, stores `hash` (keyed, by the caller) in `erasures`,
   * and adds removal notices. Returns the deleted ids.
   */
  async erase(email: string, hash: string, now: number, buildNotices?: BuildNotices): Promise<RemovedIds> {
    const erased = await this.#transact(async (tx) => {
      const removed = await this.#removeLeads(tx, inThreadsOf(email), buildNotices);
      await tx
        .insertInto("erasures")
        .values({ hash, erasedAt: now })
        .onConflict((conflict) => conflict.column("hash").doUpdateSet({ erasedAt: now }))
        .execute();
      return removed;
    });
    await this.#purge(erased);
    return erased;
  }

  /** Seats in the hall of an event that were confirmed. */
  countTakenSeats(event: string): Promise<number> {
    return this.#run((db) => countTakenSeats(db, event));
  }

  /** The state of a lead's seat; null when the lead is deleted or held. */
  getSeatState(leadId: string, limits: SeatLimits): Promise<SeatState | null> {
    return this.#run(async (db) => (await readSeat(db, leadId, limits))?.state ?? null);
  }

  /** Confirms a lead's seat if one is free, and returns its state. */
  confirmSeat(leadId: string, limits: SeatLimits): Promise<SeatState | null> {
    return this.#transactInTurn((tx) => confirmSeat(tx, leadId, limits));
  }

  /** The newsletter sign-up of a lead, or null. */
  getSignUp(leadId: string): Promise<SignUp | null> {
    return this.#run((db) => findSignUp(db, leadId));
  }

  /** Confirms a sign-up and adds its deliveries in the same transaction; false when it is not pending. */
  confirmSignUp(leadId: string, buildDeliveries: BuildSignUpDeliveries, now: number): Promise<boolean> {
    return this.#transactInTurn((tx) => confirmSignUp(tx, leadId, buildDeliveries, now));
  }

  /**
   * Unsubscribes a sign-up's email; false if it is unknown or already unsubscribed. Tells the CRM if it may know the
   * subscription.
   */
  unsubscribe(leadId: string, buildDeliveries: BuildSignUpDeliveries, now: number): Promise<boolean> {
    return this.#transactInTurn((tx) => unsubscribe(tx, leadId, buildDeliveries, now));
  }

  /**
   * Deletes sign-ups that were not confirmed in time, unsubscribed ones, and removal notices whose deliveries are all
   * sent, up to `sweepLimit` of each, and what was kept about removed leads for a time. Returns the deleted ids of leads
   * and deliveries.
   */
  async sweep(now: number): Promise<RemovedIds> {
    const swept = await this.#transact(async (tx) => {
      await sweepMails(tx, now);
      await sweepRemovedIds(tx, now);
      const notices = await deleteSentNotices(tx);
      const signUps = await deleteLeads(tx, await listExpiredSignUpIds(tx, now));
      return { ...signUps, leadIds: [...signUps.leadIds, ...notices] };
    });
    await this.#purge(swept);
    return swept;
  }

  /** Those of these ids, of leads or of deliveries, that any server has removed. */
  findRemovedIds(ids: readonly string[]): Promise<string[]> {
    return this.#run(async (db) => {
      const removed: string[] = [];
      for (const batch of batchesOf(ids)) {
        const rows = await db.selectFrom("removedIds").select("id").where("id", "in", batch).execute();
        removed.push(...rows.map(({ id }) => id));
      }
      return removed;
    });
  }

  /** Writes and removes a row: proves that the store can take a lead right now. */
  probe(): Promise<void> {
    const id = randomUUID();
    // Without the lock of `#transact`: a long write must not make all servers look broken.
    return this.#run((db) =>
      runTransaction(db, async (tx) => {
        if (this.kind === "postgres") {
          await sql`set local lock_timeout = '2s'`.execute(tx);
          // The lock of an insert: fails while something else, such as a migration, has locked a whole table.
          await sql`lock table leads, deliveries in row exclusive mode`.execute(tx);
        }
        await tx.insertInto("probes").values({ id }).execute();
        await tx.deleteFrom("probes").where("id", "=", id).execute();
      }),
    );
  }

  async close(): Promise<void> {
    await this.#options.db.destroy();
  }

  async #addUpdate(
    tx: Transaction<LeadDatabase>,
    leadId: string,
    now: number,
    buildUpdate: BuildUpdate = () => null,
  ): Promise<void> {
    const update = buildUpdate(await this.#readThread(tx, leadId));
    if (update === null) return;
    const { lead, delivery } = update;
    await tx
      .deleteFrom("deliveries")
      .where("leadId", "=", lead.id)
      .where("destination", "=", delivery.destination)
      .execute();
    const row = toDeliveryRow(lead, delivery, now);
    await tx.insertInto("deliveries").values(row).execute();
  }

  async #removeLeads(
    tx: Transaction<LeadDatabase>,
    isMatch: LeadCondition,
    buildNotices: BuildNotices = () => [],
  ): Promise<RemovedIds> {
    await this.#lockDeliveries(tx, isMatch);
    const rows = await tx.selectFrom("leads").selectAll().where(isMatch).orderBy("id").execute();
    const found = await this.#withDeliveries(tx, rows);
    const notices = buildNotices(found);
    const removed = await deleteLeads(
      tx,
      found.map(({ lead }) => lead.id),
    );
    await storeRemovedKeys(
      tx,
      found.map(({ lead }) => lead),
    );
    // An attempt that is still running may reach its destination after the withdrawal: the notice comes later.
    const attemptsEnd = found
      .flatMap(({ deliveries }) => deliveries.map(({ leaseUntil }) => leaseUntil ?? 0))
      .reduce((latest, until) => Math.max(latest, until), 0);
    for (const { lead, deliveries } of notices) {
      await tx.insertInto("leads").values(toLeadRow(lead)).execute();
      const dueAt = Math.max(lead.createdAt, attemptsEnd);
      const rows = deliveries.map((delivery) => toDeliveryRow(lead, delivery, dueAt));
      await tx.insertInto("deliveries").values(rows).execute();
    }
    return removed;
  }

  /** PRIVACY: removes deleted rows from the database's files, if there are any. */
  async #purge(removed: RemovedIds): Promise<void> {
    if (removed.leadIds.length > 0) this.#isPurgeDue = true;
    if (!this.#isPurgeDue) return;
    this.#isPurgeDue = false;
    try {
      await this.#run((db) => this.#options.purge(db));
    } catch (error) {
      this.#isPurgeDue = true;
      throw error;
    }
  }

  async #readThread(db: Kysely<LeadDatabase>, leadId: string): Promise<LeadWithDeliveries[]> {
    const query = db.selectFrom("leads").selectAll().where(inThread(leadId));
    return this.#withDeliveries(
      db,
      await query.orderBy(isCorrection).orderBy("createdAt").orderBy("id").execute(),
    );
  }

  async #withDeliveries(db: Kysely<LeadDatabase>, leads: LeadRow[]): Promise<LeadWithDeliveries[]> {
    if (leads.length === 0) return [];
    const rows: DeliveryRow[] = [];
    for (const batch of batchesOf(leads)) {
      const ids = batch.map(({ id }) => id);
      const query = db.selectFrom("deliveries").selectAll().where("leadId", "in", ids);
      rows.push(...(await query.orderBy("destination").execute()));
    }
    const byLead = Map.groupBy(rows.map(toDelivery), ({ leadId }) => leadId);
    return leads.map((row) => ({ lead: toLead(row), deliveries: byLead.get(row.id) ?? [] }));
  }

  async #run<T>(work: (db: Kysely<LeadDatabase>) => Promise<T>): Promise<T> {
    this.#ready ??= this.#prepare();
    try {
      await this.#ready;
    } catch (cause) {
      this.#ready = null;
      throw toUnavailable(this.#options.toStoreError(cause));
    }
    try {
      return await work(this.#options.db);
    } catch (cause) {
      const error = this.#options.toStoreError(cause);
      // After an outage the database may be another one (restored, fresh): migrate again.
      if (error instanceof StoreUnavailableError) this.#ready = null;
      throw error;
    }
  }

  /**
   * Runs `work` in a transaction. SQLite has one writing transaction at a time; the lock gives Postgres the same, over all
   * servers. Claims and ends of deliveries run without it.
   */
  #transact<T>(work: (tx: Transaction<LeadDatabase>) => Promise<T>): Promise<T> {
    return this.#run((db) =>
      runTransaction(db, async (tx) => {
        if (this.kind === "postgres") await sql`select pg_advisory_xact_lock(${writeLock})`.execute(tx);
        return work(tx);
      }),
    );
  }

  /** Locks the deliveries of leads against being claimed and marked. */
  async #lockDeliveries(tx: Transaction<LeadDatabase>, isMatch: LeadCondition): Promise<void> {
    if (this.kind !== "postgres") return;
    await tx
      .selectFrom("deliveries")
      .select("id")
      .where("leadId", "in", (eb) => eb.selectFrom("leads").select("leads.id").where(isMatch))
      .orderBy("id")
      .forUpdate()
      .execute();
  }

  async #prepare(): Promise<void> {
    await migrateLeadTables(this.#options.db, this.kind);
    this.#mailboxKey = await readMailboxKey(this.#options.db);
    await this.#options.assertUsable(this.#options.db);
  }
}
