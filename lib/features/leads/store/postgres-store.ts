import "server-only";
import { Kysely, sql } from "kysely";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { postgresDialect, toStoreError } from "@/lib/platform/database/postgres";
import { LeadStore } from "./lead-store";
import type { LeadDatabase } from "./schema";

async function getSetting(db: Kysely<LeadDatabase>, name: "synchronous_commit" | "fsync"): Promise<unknown> {
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
  return rows[0]?.value;
}

async function assertDurable(db: Kysely<LeadDatabase>): Promise<void> {
  if ((await getSetting(db, "synchronous_commit")) === "off" || (await getSetting(db, "fsync")) === "off") {
    throw new StoreUnavailableError("Postgres must run with synchronous_commit and fsync on");
  }
}

export function openPostgresLeadStore(connectionString: string): LeadStore {
  return new LeadStore({
    kind: "postgres",
    db: new Kysely<LeadDatabase>({ dialect: postgresDialect(connectionString, 10) }),
    assertDurable,
    // Postgres vacuums deleted rows itself; expiring its write-ahead log is up to the operator.
    purge: async () => undefined,
    toStoreError,
  });
}
