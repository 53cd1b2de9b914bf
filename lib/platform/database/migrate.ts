import "server-only";
import { type Kysely, sql } from "kysely";
import {
  DEFAULT_MIGRATION_LOCK_TABLE,
  DEFAULT_MIGRATION_TABLE,
  type Migration,
  Migrator,
  type MigratorProps,
} from "kysely/migration";

type TableNames = Required<Pick<MigratorProps, "migrationTableName" | "migrationLockTableName">>;

const defaultTableNames: TableNames = {
  migrationTableName: DEFAULT_MIGRATION_TABLE,
  migrationLockTableName: DEFAULT_MIGRATION_LOCK_TABLE,
};

const noOp: Migration = { up: async () => {} };

/** Names of migrations that a newer release has run: those that sort after `last`. */
async function listNewer<T>(db: Kysely<T>, table: string, last: string): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === table)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  return rows.map(({ name }) => name).filter((name) => name > last);
}

/**
 * Runs all pending migrations in one transaction and under a lock (Postgres: advisory lock; SQLite: `begin immediate`).
 * Migrations of a newer release are accepted, so that a release can be rolled back and two can run side by side. So
 * migrations must not remove a table or column.
 */
export async function migrate<T>(
  db: Kysely<T>,
  migrations: Readonly<Record<string, Migration>>,
  tableNames = defaultTableNames,
): Promise<void> {
  const last = Object.keys(migrations).sort().at(-1) ?? "";
  const newer = await listNewer(db, tableNames.migrationTableName, last);
  const all = { ...migrations, ...Object.fromEntries(newer.map((name) => [name, noOp])) };
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => all },
    ...tableNames,
    // Names decide, not the times at which migrations ran: the clocks of two servers differ.
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error === undefined) return;
  // A newer release may have migrated between the query above and the lock.
  const newerNow = await listNewer(db, tableNames.migrationTableName, last);
  if (newerNow.length > newer.length) return migrate(db, migrations, tableNames);
  throw error;
}
