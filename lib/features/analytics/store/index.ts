import "server-only";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { Kysely } from "kysely";
import { env } from "@/lib/base/env/server";
import { log } from "@/lib/base/log";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { sqliteDialect } from "@/lib/platform/database/sqlite-dialect";
import { type AnalyticsStore, createAnalyticsStore } from "./analytics-store";

declare global {
  // Next bundles routes separately; one process still shares one store.
  var oxbowAnalyticsStore: Promise<AnalyticsStore> | undefined;
}

const dayMs = 86_400_000;
const megabyte = 1_024 * 1_024;
/** Free disk space that analytics must leave, because leads are written to the same disk. */
const reservedBytes = 256 * megabyte;

let isDiskTooFull = false;

/** SECURITY: stop storing analytics before the disk is full, so that leads can still be stored. */
async function checkDisk(): Promise<void> {
  // Not every system supports statfs; then the database reports a full disk itself.
  const disk = await statfs(env.DATA_DIR).catch(() => null);
  const wasTooFull = isDiskTooFull;
  isDiskTooFull = disk !== null && disk.bavail * disk.bsize < reservedBytes;
  if (!isDiskTooFull) return;
  if (!wasTooFull) log("error", "analytics.disk-full");
  throw new StoreUnavailableError("the disk has too little room");
}

async function openStore(): Promise<AnalyticsStore> {
  const bounds = { keepMs: env.ANALYTICS_DAYS * dayMs, maxBytes: env.ANALYTICS_MAX_MB * megabyte };
  const url = env.ANALYTICS_DATABASE_URL ?? env.DATABASE_URL;
  if (url !== undefined) {
    const { postgresDialect, toStoreError } = await import("@/lib/platform/database/postgres");
    const db = new Kysely({ dialect: postgresDialect(url, 4) });
    return createAnalyticsStore({ kind: "postgres", db, ...bounds, toStoreError });
  }
  // A separate file, so that a flood of events cannot block leads.
  const db = new Kysely({ dialect: sqliteDialect(path.join(env.DATA_DIR, "analytics.sqlite")) });
  return createAnalyticsStore({ kind: "sqlite", db, ...bounds, checkDisk, toStoreError: (error) => error });
}

/** The analytics store of this process: Postgres if configured, otherwise a SQLite file in `DATA_DIR`. */
export function getAnalyticsStore(): Promise<AnalyticsStore> {
  globalThis.oxbowAnalyticsStore ??= openStore().catch((error) => {
    // The next call tries again.
    globalThis.oxbowAnalyticsStore = undefined;
    throw error;
  });
  return globalThis.oxbowAnalyticsStore;
}
