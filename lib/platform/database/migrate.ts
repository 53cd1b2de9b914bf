import "server-only";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator, type MigratorProps } from "kysely/migration";

type Tables = Required<Pick<MigratorProps, "migrationTableName" | "migrationLockTableName">>;

/** Kysely's own names. */
const defaultTables: Tables = {
  migrationTableName: "kysely_migration",
  migrationLockTableName: "kysely_migration_lock",
};

const nothing: Migration = { up: async () => {} };

/** Migrations after `last` that a newer release has run, by name. */
async function listNewer<T>(db: Kysely<T>, table: string, last: string): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === table)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  return rows.map(({ name }) => name).filter((name) => name > last);
}

/**
 * Runs all pending migrations in one transaction, under the database's own lock. Migrations of a newer release are accepted,
 * so that a release can be rolled back and two can run side by side: migrations remove no table or column.
 */
export async function migrate<T>(
  db: Kysely<T>,
  migrations: Readonly<Record<string, Migration>>,
  tables = defaultTables,
): Promise<void> {
  const last = Object.keys(migrations).sort().at(-1) ?? "";
  const newer = await listNewer(db, tables.migrationTableName, last);
  const all = { ...migrations, ...Object.fromEntries(newer.map((name) => [name, nothing])) };
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => all },
    ...tables,
    // Names decide, not the times at which migrations ran: the clocks of two servers differ.
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error !== undefined) throw error;
}
