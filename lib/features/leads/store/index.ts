import "server-only";
import path from "node:path";
import { env } from "@/lib/base/env/server";
import type { LeadStore } from "./lead-store";

declare global {
  // Next bundles routes and instrumentation separately, so a module variable would exist twice; globals are shared.
  var oxbowLeadStore: Promise<LeadStore> | undefined;
}

async function openLeadStore(): Promise<LeadStore> {
  if (env.DATABASE_URL !== undefined) {
    // Loaded only here: without Postgres its driver stays out of memory.
    const { openPostgresLeadStore } = await import("./postgres-store");
    return openPostgresLeadStore(env.DATABASE_URL);
  }
  const { openSqliteLeadStore } = await import("./sqlite-store");
  return openSqliteLeadStore(path.join(env.DATA_DIR, "leads.sqlite"));
}

/**
 * The lead store of this process: Postgres with `DATABASE_URL`, else SQLite in `DATA_DIR`. Resolves even while the database
 * is unavailable; calls of its methods then fail with `StoreUnavailableError`. Rejects only if the module cannot be loaded.
 */
export function getLeadStore(): Promise<LeadStore> {
  globalThis.oxbowLeadStore ??= openLeadStore().catch((error) => {
    // The next call tries again.
    globalThis.oxbowLeadStore = undefined;
    throw error;
  });
  return globalThis.oxbowLeadStore;
}
