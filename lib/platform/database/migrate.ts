import "server-only";
import { type Kysely, sql } from "kysely";
import {
  DEFAULT_MIGRATION_LOCK_TABLE,
  DEFAULT_MIGRATION_TABLE,
  type Migration,
  Migrator,
  type MigratorProps,
} from "kysely/migration";

type Tables = Required<Pick<MigratorProps, "migrationTableName" | "migrationLockTableName">>;

const defaultTables: Tables = {
  migrationTableName: DEFAULT_MIGRATION_TABLE,
  migrationLockTableName: DEFAULT_MIGRATION_LOCK_TABLE,
};

const noOp: Migration = { up: async () => {} };

/** Migrations after `last` that a newer release has run, by name. */
async function listNewer<T>(db: Kysely<T>, table: string, last: string): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === table)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  return rows.map(({ name }) => name).filter((name) => name > last);
}

/**
 * Runs all pending migrations in one transaction and under a lock (Postgres: advisory lock; SQLite: `begin immediate`).
 * Migrations of a newer release are accepted, so that a release can be rolled back and two can run side by side:
 * migrations remove no table or column.
 */
export async function migrate<T>(
  db: Kysely<T>,
  migrations: Readonly<Record<string, Migration>>,
  tables = defaultTables,
): Promise<void> {
  const last = Object.keys(migrations).sort().at(-1) ?? "";
  const newer = await listNewer(db, tables.migrationTableName, last);
  const all = { ...migrations, ...Object.fromEntries(newer.map((name) => [name, noOp])) };
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => all },
    ...tables,
    // Names decide, not the times at which migrations ran: the clocks of two servers differ.
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error === undefined) return;
  // A newer release may have migrated between the query above and the lock.
  const newerNow = await listNewer(db, tables.migrationTableName, last);
  if (newerNow.length > newer.length) return migrate(db, migrations, tables);
  throw error;
}
