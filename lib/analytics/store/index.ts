import "server-only";
import path from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { env } from "@/lib/env/server";
import { sqliteDialect } from "@/lib/leads/store/sqlite-dialect";
import { createAnalyticsStore } from "./analytics-store";
import type { AnalyticsStore } from "./types";

declare global {
  // Next bundles routes apart; one process still has one store.
  var oxbowAnalyticsStore: Promise<AnalyticsStore> | undefined;
}

const dayMs = 86_400_000;

async function openStore(): Promise<AnalyticsStore> {
  const keepMs = env.ANALYTICS_DAYS * dayMs;
  if (env.DATABASE_URL !== undefined) {
    const { openPool, toStoreError } = await import("@/lib/leads/store/postgres-store");
    const dialect = new PostgresDialect({ pool: openPool(env.DATABASE_URL, 4) });
    return createAnalyticsStore({ kind: "postgres", db: new Kysely({ dialect }), keepMs, toStoreError });
  }
  // A file of its own: a flood of events must not stand in the way of a lead.
  const dialect = sqliteDialect(path.join(env.DATA_DIR, "analytics.sqlite"));
  return createAnalyticsStore({
    kind: "sqlite",
    db: new Kysely({ dialect }),
    keepMs,
    toStoreError: (error) => error,
  });
}

/** The analytics of this process: Postgres with `DATABASE_URL`, else a SQLite file in `DATA_DIR`. */
export function getAnalyticsStore(): Promise<AnalyticsStore> {
  globalThis.oxbowAnalyticsStore ??= openStore();
  return globalThis.oxbowAnalyticsStore;
}
