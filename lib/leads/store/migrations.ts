import "server-only";
import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";
import type { LeadStore } from "./types";

/** Both databases run the same migrations; only the width of an integer and STRICT differ in spelling. */
type Dialect = { time: "integer" | "bigint"; tableEnd: "strict" | "" };

const dialects: Record<LeadStore["kind"], Dialect> = {
  // SQLite's INTEGER has 64 bits, and STRICT knows no other name for it; Postgres's has 32.
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

/** Brings the tables up to date, in one transaction under the database's own lock. */
export async function migrateLeadTables<T>(db: Kysely<T>, kind: LeadStore["kind"]): Promise<void> {
  // Names sort in the order they run; a shipped migration never changes.
  const migrations = { "0001-lead-tables": createLeadTables(dialects[kind]) };
  const provider: MigrationProvider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
