import "server-only";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { migrate } from "@/lib/platform/database/migrate";
import type { DatabaseKind } from "./types";

/** Both databases run the same migrations; only integer types and STRICT differ. */
type Dialect = { time: "integer" | "bigint"; tableEnd: "strict" | "" };

const dialects: Record<DatabaseKind, Dialect> = {
  // SQLite's INTEGER has 64 bits, and STRICT does not allow BIGINT; Postgres's INTEGER has 32 bits.
  sqlite: { time: "integer", tableEnd: "strict" },
  postgres: { time: "bigint", tableEnd: "" },
};

function createLeadTables({ time, tableEnd }: Dialect): Migration {
  const end = sql.raw(tableEnd);
  return {
    async up(db) {
      await db.schema
        .createTable("leads")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("form", "text", (column) => column.notNull())
        .addColumn("idempotency_key", "text", (column) => column.notNull().unique())
        .addColumn("input_hash", "text", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("hold_reason", "text")
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("payload", "text", (column) => column.notNull())
        .addColumn("created_at", time, (column) => column.notNull())
        .addColumn("updated_at", time, (column) => column.notNull())
        .addCheckConstraint("leads_status", sql`status in ('new', 'held')`)
        .modifyEnd(end)
        .execute();
      await db.schema.createIndex("leads_email").on("leads").column("email").execute();
      await db.schema
        .createTable("deliveries")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
        .addColumn("destination", "text", (column) => column.notNull())
        .addColumn("body", "text", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("next_attempt_at", time, (column) => column.notNull())
        .addColumn("lease_owner", "text")
        .addColumn("lease_until", time)
        .addColumn("last_error", "text")
        .addColumn("sent_at", time)
        .addCheckConstraint("deliveries_status", sql`status in ('pending', 'sent', 'attention', 'held')`)
        .addUniqueConstraint("deliveries_destination", ["lead_id", "destination"])
        .modifyEnd(end)
        .execute();
      await db.schema
        .createIndex("deliveries_due")
        .on("deliveries")
        .columns(["status", "next_attempt_at"])
        .execute();
      await db.schema
        .createTable("erasures")
        .addColumn("hash", "text", (column) => column.primaryKey().notNull())
        .addColumn("erased_at", time, (column) => column.notNull())
        .modifyEnd(end)
        .execute();
      await db.schema
        .createTable("probes")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .modifyEnd(end)
        .execute();
    },
  };
}

/** Data for receipts and response times. Response times are not tracked for existing leads. */
function addReceiptColumns({ time }: Dialect): Migration {
  return {
    async up(db) {
      // SQLite adds one column per statement.
      const add = (name: string, type: "text" | Dialect["time"]) =>
        db.schema.alterTable("leads").addColumn(name, type).execute();
      await db.schema
        .alterTable("leads")
        .addColumn("corrects", "text", (column) => column.references("leads.id").onDelete("cascade"))
        .execute();
      await add("open_since", time);
      await add("assigned_to", "text");
      await add("assigned_at", time);
      await add("answered_at", time);
      await db.schema.createIndex("leads_corrects").on("leads").column("corrects").execute();
      await db.schema.createIndex("leads_open").on("leads").column("open_since").execute();
    },
  };
}

/** Event registrations and newsletter addresses. */
function createSeatsAndSubscriptions({ time, tableEnd }: Dialect): Migration {
  const end = sql.raw(tableEnd);
  return {
    async up(db) {
      await db.schema
        .createTable("seats")
        .addColumn("event", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("attendance", "text", (column) => column.notNull())
        .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
        .addPrimaryKeyConstraint("seats_place", ["event", "email"])
        .addCheckConstraint("seats_attendance", sql`attendance in ('in-person', 'online')`)
        .modifyEnd(end)
        .execute();
      await db.schema.createIndex("seats_lead").on("seats").column("lead_id").execute();
      await db.schema
        .createTable("subscriptions")
        .addColumn("email", "text", (column) => column.primaryKey().notNull())
        .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("unsubscribed_at", time)
        .addCheckConstraint("subscriptions_status", sql`status in ('pending', 'confirmed', 'unsubscribed')`)
        .modifyEnd(end)
        .execute();
      await db.schema.createIndex("subscriptions_lead").on("subscriptions").column("lead_id").execute();
    },
  };
}

/** Due deliveries are queried per destination, so that none has to read through the backlog of another. */
const indexDeliveriesByDestination: Migration = {
  async up(db) {
    await db.schema.dropIndex("deliveries_due").execute();
    await db.schema
      .createIndex("deliveries_due")
      .on("deliveries")
      .columns(["status", "destination", "next_attempt_at", "id"])
      .execute();
  },
};

/** Keys shared by all servers of a database; `lib/platform/keys/shared-key.ts` may have created the table already. */
function createKeys({ tableEnd }: Dialect): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable("keys")
        .ifNotExists()
        .addColumn("name", "text", (column) => column.primaryKey().notNull())
        .addColumn("value", "text", (column) => column.notNull())
        .modifyEnd(sql.raw(tableEnd))
        .execute();
    },
  };
}

/** Dismissed leads, the time since which a delivery needs attention, and the last reminder to the staff. */
function createReminders({ time, tableEnd }: Dialect): Migration {
  return {
    async up(db) {
      await db.schema.alterTable("leads").addColumn("dismissed_at", time).execute();
      await db.schema.alterTable("deliveries").addColumn("attention_at", time).execute();
      // Few leads are held, but they are queried often.
      await db.schema
        .createIndex("leads_held")
        .on("leads")
        .column("created_at")
        .where(sql.ref("status"), "=", sql.lit("held"))
        .execute();
      await db.schema
        .createTable("reminders")
        .addColumn("reader", "text", (column) => column.primaryKey().notNull())
        .addColumn("sent_at", time, (column) => column.notNull())
        .addColumn("claimed_until", time, (column) => column.notNull())
        .modifyEnd(sql.raw(tableEnd))
        .execute();
    },
  };
}

/** Indexes for threads, counts by status, and mails by mailbox. For existing leads, the email is used as mailbox. */
const indexThreadsStatusAndMailboxes: Migration = {
  async up(db) {
    await db.schema.alterTable("leads").addColumn("mailbox", "text").execute();
    await sql`update leads set mailbox = email`.execute(db);
    await db.schema.createIndex("leads_mailbox").on("leads").columns(["mailbox", "created_at"]).execute();
    await db.schema.createIndex("leads_thread").on("leads").expression(sql`coalesce(corrects, id)`).execute();
    await db.schema.createIndex("leads_status").on("leads").columns(["status", "open_since"]).execute();
  },
};

/** Counts seats per company. Seats of held leads are released. */
const countSeatsByCompany: Migration = {
  async up(db) {
    await db.schema.alterTable("seats").addColumn("company", "text").execute();
    await sql`delete from seats where lead_id in (select id from leads where status = 'held')`.execute(db);
  },
};

/** Idempotency keys of removed leads, so that a repeated request does not store one again. */
function createRemovedKeys({ tableEnd }: Dialect): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable("removed_keys")
        .addColumn("hash", "text", (column) => column.primaryKey().notNull())
        .modifyEnd(sql.raw(tableEnd))
        .execute();
    },
  };
}

/**
 * Mails of removed leads, which count towards the daily limit of a mailbox, and the ids of what was removed, which every
 * server removes from its files.
 */
function createRemovals({ time, tableEnd }: Dialect): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable("removed_mails")
        .addColumn("lead_id", "text", (column) => column.primaryKey().notNull())
        .addColumn("hash", "text", (column) => column.notNull())
        .addColumn("counted_until", time, (column) => column.notNull())
        .modifyEnd(sql.raw(tableEnd))
        .execute();
      await db.schema.createIndex("removed_mails_hash").on("removed_mails").column("hash").execute();
      await db.schema
        .createTable("removed_ids")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("removed_at", time, (column) => column.notNull())
        .modifyEnd(sql.raw(tableEnd))
        .execute();
      await db.schema.createIndex("removed_ids_since").on("removed_ids").column("removed_at").execute();
    },
  };
}

/** Expired sign-ups are searched every hour. */
const indexSignUps: Migration = {
  async up(db) {
    await db.schema
      .createIndex("leads_sign_ups")
      .on("leads")
      .column("created_at")
      .where(sql.ref("form"), "=", sql.lit("scraping-digest"))
      .execute();
  },
};

/** Finds a mailbox's mails, and a sender's latest lead, without reading all leads: somebody may have sent any number of them. */
const indexMailsAndSenders: Migration = {
  async up(db) {
    await db.schema.alterTable("deliveries").addColumn("mailbox", "text").execute();
    await sql`update deliveries set mailbox = (select mailbox from leads where leads.id = deliveries.lead_id)
      where destination = 'visitor-email'`.execute(db);
    await db.schema
      .createIndex("deliveries_mailbox")
      .on("deliveries")
      .columns(["mailbox", "next_attempt_at"])
      .execute();
    await db.schema.createIndex("leads_sender").on("leads").columns(["email", "id"]).execute();
    await db.schema.createIndex("leads_sender_form").on("leads").columns(["email", "form", "id"]).execute();
    await db.schema.dropIndex("leads_email").execute();
  },
};

/**
 * A migration that waits for a table makes all writes wait behind it, those of an older release, too: it gives up after a
 * second, and the next form or health check tries again.
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
  };
  return kind === "sqlite"
    ? migrations
    : Object.fromEntries(
        Object.entries(migrations).map(([name, migration]) => [name, withShortWaits(migration)]),
      );
}

export const migrateLeadTables = <T>(db: Kysely<T>, kind: DatabaseKind): Promise<void> =>
  migrate(db, listLeadMigrations(kind));
