import "server-only";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { migrate } from "@/lib/platform/database/migrate";
import type { DatabaseKind } from "./types";

/** Both databases get the same tables; only integer types and STRICT differ. */
type Dialect = Record<"time" | "tableEnd", RawBuilder<unknown>>;

const dialects: Record<DatabaseKind, Dialect> = {
  // SQLite's INTEGER has 64 bits, and STRICT does not allow BIGINT; Postgres's INTEGER has 32 bits.
  sqlite: { time: sql.raw("integer"), tableEnd: sql.raw("strict") },
  postgres: { time: sql.raw("bigint"), tableEnd: sql.raw("") },
};

const runInOrder = (...statements: RawBuilder<unknown>[]): Migration => ({
  async up(db) {
    for (const statement of statements) await statement.execute(db);
  },
});

const createLeadTables = ({ time, tableEnd }: Dialect) =>
  runInOrder(
    sql`create table leads (
      id text primary key not null,
      form text not null,
      idempotency_key text not null unique,
      input_hash text not null,
      status text not null,
      hold_reason text,
      email text not null,
      payload text not null,
      created_at ${time} not null,
      updated_at ${time} not null,
      constraint leads_status check (status in ('new', 'held'))
    ) ${tableEnd}`,
    sql`create index leads_email on leads (email)`,
    sql`create table deliveries (
      id text primary key not null,
      lead_id text not null references leads (id) on delete cascade,
      destination text not null,
      body text not null,
      status text not null,
      attempts integer not null,
      next_attempt_at ${time} not null,
      lease_owner text,
      lease_until ${time},
      last_error text,
      sent_at ${time},
      constraint deliveries_status check (status in ('pending', 'sent', 'attention', 'held')),
      constraint deliveries_destination unique (lead_id, destination)
    ) ${tableEnd}`,
    sql`create index deliveries_due on deliveries (status, next_attempt_at)`,
    sql`create table erasures (hash text primary key not null, erased_at ${time} not null) ${tableEnd}`,
    sql`create table probes (id text primary key not null) ${tableEnd}`,
  );

/** Data for receipts and response times. Response times are not tracked for existing leads. */
const addReceiptColumns = ({ time }: Dialect) =>
  runInOrder(
    // SQLite adds one column per statement.
    sql`alter table leads add column corrects text references leads (id) on delete cascade`,
    sql`alter table leads add column open_since ${time}`,
    sql`alter table leads add column assigned_to text`,
    sql`alter table leads add column assigned_at ${time}`,
    sql`alter table leads add column answered_at ${time}`,
    sql`create index leads_corrects on leads (corrects)`,
    sql`create index leads_open on leads (open_since)`,
  );

/** Event registrations and newsletter addresses. */
const createSeatsAndSubscriptions = ({ time, tableEnd }: Dialect) =>
  runInOrder(
    sql`create table seats (
      event text not null,
      email text not null,
      attendance text not null,
      lead_id text not null references leads (id) on delete cascade,
      constraint seats_place primary key (event, email),
      constraint seats_attendance check (attendance in ('in-person', 'online'))
    ) ${tableEnd}`,
    sql`create index seats_lead on seats (lead_id)`,
    sql`create table subscriptions (
      email text primary key not null,
      lead_id text not null references leads (id) on delete cascade,
      status text not null,
      unsubscribed_at ${time},
      constraint subscriptions_status check (status in ('pending', 'confirmed', 'unsubscribed'))
    ) ${tableEnd}`,
    sql`create index subscriptions_lead on subscriptions (lead_id)`,
  );

/** Due deliveries are queried per destination; with the index, a query does not read the backlog of other destinations. */
const indexDeliveriesByDestination = runInOrder(
  sql`drop index deliveries_due`,
  sql`create index deliveries_due on deliveries (status, destination, next_attempt_at, id)`,
);

/** Keys shared by all servers of a database; `lib/platform/keys/shared-key.ts` may have created the table already. */
const createKeys = ({ tableEnd }: Dialect) =>
  runInOrder(
    sql`create table if not exists keys (name text primary key not null, value text not null) ${tableEnd}`,
  );

/** Dismissed leads, the time since which a delivery needs attention, and the last reminder to the staff. */
const createReminders = ({ time, tableEnd }: Dialect) =>
  runInOrder(
    sql`alter table leads add column dismissed_at ${time}`,
    sql`alter table deliveries add column attention_at ${time}`,
    // Few leads are held, but they are queried often.
    sql`create index leads_held on leads (created_at) where status = 'held'`,
    sql`create table reminders (
      reader text primary key not null,
      sent_at ${time} not null,
      claimed_until ${time} not null
    ) ${tableEnd}`,
  );

/** Indexes for threads, counts by status, and mails by mailbox. For existing leads, the email is used as mailbox. */
const indexThreadsStatusAndMailboxes = runInOrder(
  sql`alter table leads add column mailbox text`,
  sql`update leads set mailbox = email`,
  sql`create index leads_mailbox on leads (mailbox, created_at)`,
  sql`create index leads_thread on leads (coalesce(corrects, id))`,
  sql`create index leads_status on leads (status, open_since)`,
);

/** The company of a seat, for the limit per company. Seats of held leads are released. */
const countSeatsByCompany = runInOrder(
  sql`alter table seats add column company text`,
  sql`delete from seats where lead_id in (select id from leads where status = 'held')`,
);

/** Hashed idempotency keys of removed leads, so that a repeated request does not store the lead again. */
const createRemovedKeys = ({ tableEnd }: Dialect) =>
  runInOrder(sql`create table removed_keys (hash text primary key not null) ${tableEnd}`);

/**
 * `removed_mails`: mails that count toward a mailbox's daily limit, also after their lead is removed. `removed_ids`: ids of
 * removed leads and deliveries; each server deletes these from its local mails and exports.
 */
const createRemovals = ({ time, tableEnd }: Dialect) =>
  runInOrder(
    sql`create table removed_mails (
      lead_id text primary key not null,
      hash text not null,
      counted_until ${time} not null
    ) ${tableEnd}`,
    sql`create index removed_mails_hash on removed_mails (hash)`,
    sql`create table removed_ids (id text primary key not null, removed_at ${time} not null) ${tableEnd}`,
    sql`create index removed_ids_since on removed_ids (removed_at)`,
  );

/** For the hourly deletion of expired newsletter sign-ups. */
const indexSignUps = runInOrder(
  sql`create index leads_sign_ups on leads (created_at) where form = 'scraping-digest'`,
);

/** Finds a mailbox's mails, and a sender's latest lead, without reading all leads: somebody may have sent any number of them. */
const indexMailsAndSenders = runInOrder(
  sql`alter table deliveries add column mailbox text`,
  sql`update deliveries set mailbox = (select mailbox from leads where leads.id = deliveries.lead_id)
    where destination = 'visitor-email'`,
  sql`create index deliveries_mailbox on deliveries (mailbox, next_attempt_at)`,
  sql`create index leads_sender on leads (email, id)`,
  sql`create index leads_sender_form on leads (email, form, id)`,
  sql`drop index leads_email`,
);

/** Nothing reads mailboxes of leads and deliveries anymore. The columns stay for servers of an older release. */
const dropMailboxIndexes = runInOrder(sql`drop index leads_mailbox`, sql`drop index deliveries_mailbox`);

/**
 * While a migration waits for a table's lock, all later writes to that table queue behind it, including those of servers on an
 * older release. So it gives up after a second; the next form or health check tries again.
 */
const withShortWaits = (migration: Migration): Migration => ({
  async up(db) {
    await sql`set local lock_timeout = '1s'`.execute(db);
    await migration.up(db);
  },
});

/** Sorted by name, which is the order in which they run. A released migration never changes, and none removes a table or column. */
export function listLeadMigrations(kind: DatabaseKind): Record<string, Migration> {
  const migrations: Record<string, Migration> = {
    "0001-lead-tables": createLeadTables(dialects[kind]),
    "0002-receipts": addReceiptColumns(dialects[kind]),
    "0003-seats-and-subscriptions": createSeatsAndSubscriptions(dialects[kind]),
    "0004-deliveries-by-destination": indexDeliveriesByDestination,
    "0005-keys": createKeys(dialects[kind]),
    "0006-reminders": createReminders(dialects[kind]),
    "0007-threads-status-and-mailboxes": indexThreadsStatusAndMailboxes,
    "0008-seats-by-company": countSeatsByCompany,
    "0009-removed-keys": createRemovedKeys(dialects[kind]),
    "0010-removals": createRemovals(dialects[kind]),
    "0011-sign-ups": indexSignUps,
    "0012-mails-and-senders": indexMailsAndSenders,
    "0013-mailbox-indexes": dropMailboxIndexes,
  };
  return kind === "sqlite"
    ? migrations
    : Object.fromEntries(
        Object.entries(migrations).map(([name, migration]) => [name, withShortWaits(migration)]),
      );
}

export const migrateLeadTables = <T>(db: Kysely<T>, kind: DatabaseKind): Promise<void> =>
  migrate(db, listLeadMigrations(kind));
