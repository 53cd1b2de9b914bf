import "server-only";
import { type Kysely, sql } from "kysely";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { busyTimeoutMs, sqliteDialect } from "@/lib/platform/database/sqlite-dialect";
import { LeadStore } from "./lead-store";
import { type LeadDatabase, openLeadDatabase } from "./schema";

const purgeAttempts = 5;
/** How long one checkpoint waits for other processes. Short, because lead writes wait for it. */
const purgeTimeoutMs = 100;

async function pragma(db: Kysely<LeadDatabase>, name: string): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
  return Object.values(rows[0] ?? {})[0];
}

async function assertUsable(db: Kysely<LeadDatabase>): Promise<void> {
  // 2 is "full".
  if ((await pragma(db, "journal_mode")) !== "wal" || (await pragma(db, "synchronous")) !== 2) {
    throw new StoreUnavailableError("SQLite must run with journal_mode=wal and synchronous=full");
  }
}

/**
 * PRIVACY: `secure_delete` zeroes deleted data, but the write-ahead log holds the old pages until a checkpoint
 * truncates it. A reader in another process can prevent that.
 */
async function truncateWal(db: Kysely<LeadDatabase>): Promise<void> {
  const tryTruncate = () =>
    db.connection().execute(async (connection) => {
      await pragma(connection, `busy_timeout = ${purgeTimeoutMs}`);
      try {
        // The first column is "busy": 0 when the checkpoint is complete.
        return (await pragma(connection, "wal_checkpoint(truncate)")) === 0;
      } finally {
        // An error here must not replace that of the checkpoint.
        await pragma(connection, `busy_timeout = ${busyTimeoutMs}`).catch(() => {});
      }
    });
  for (let attempt = 0; attempt < purgeAttempts; attempt += 1) if (await tryTruncate()) return;
  throw new StoreUnavailableError("deleted, but the write-ahead log is still in use: try again");
}

/** The lead store on a database that `sqliteDialect` opened. */
export function createSqliteLeadStore(db: Kysely<LeadDatabase>): LeadStore {
  return new LeadStore({
    kind: "sqlite",
    db,
    assertUsable,
    purge: truncateWal,
    // The dialect already distinguishes temporary errors from bugs by SQLite's result code.
    toStoreError: (error) => error,
  });
}

/** A lead store in one SQLite file, created with mode 0600 at the first use. */
export function openSqliteLeadStore(file: string): LeadStore {
  return createSqliteLeadStore(openLeadDatabase(sqliteDialect(file)));
}
