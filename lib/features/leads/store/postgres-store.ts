import "server-only";
import { type Kysely, sql } from "kysely";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { postgresDialect, toStoreError } from "@/lib/platform/database/postgres";
import { LeadStore } from "./lead-store";
import { type LeadDatabase, openLeadDatabase } from "./schema";

/** Rows of the table `keys` that `npm run leads -- move` writes: the time of each step, ISO 8601. */
export const moveKeys = { started: "move started at", completed: "move completed at" };

async function getSetting(db: Kysely<LeadDatabase>, name: "synchronous_commit" | "fsync"): Promise<unknown> {
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
  return rows[0]?.value;
}

async function assertUsable(db: Kysely<LeadDatabase>): Promise<void> {
  if ((await getSetting(db, "synchronous_commit")) === "off" || (await getSetting(db, "fsync")) === "off") {
    throw new StoreUnavailableError("Postgres must run with synchronous_commit and fsync on");
  }
  const found = await db
    .selectFrom("keys")
    .select("name")
    .where("name", "in", Object.values(moveKeys))
    .execute();
  const names = found.map(({ name }) => name);
  // SECURITY: otherwise an erasure would miss leads that are still to come.
  if (names.includes(moveKeys.started) && !names.includes(moveKeys.completed))
    throw new StoreUnavailableError("the move to this database is not complete: npm run leads -- move");
}

export function openPostgresLeadStore(connectionString: string): LeadStore {
  return new LeadStore({
    kind: "postgres",
    db: openLeadDatabase(postgresDialect(connectionString, 10)),
    assertUsable,
    // Postgres vacuums deleted rows itself; expiring its write-ahead log is up to the operator.
    purge: async () => undefined,
    toStoreError,
  });
}
