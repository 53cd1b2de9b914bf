import "server-only";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { env } from "@/lib/base/env/server";
import { log } from "@/lib/base/log";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { sqliteDialect } from "@/lib/platform/database/sqlite-dialect";
import { createAnalyticsStore } from "./analytics-store";
import type { AnalyticsStore } from "./types";

declare global {
  // Next bundles routes apart; one process still has one store.
  var oxbowAnalyticsStore: Promise<AnalyticsStore> | undefined;
}

const dayMs = 86_400_000;
const megabyte = 1_024 * 1_024;
/** Room that analytics leave on the disk: leads are written there, too. */
const reservedBytes = 256 * megabyte;

let isDiskTooFull = false;

/** SECURITY: analytics end before the disk does, whoever fills it. */
async function checkDisk(): Promise<void> {
  // Where the system does not tell, the database finds out by itself.
  const disk = await statfs(env.DATA_DIR).catch(() => null);
  const wasTooFull = isDiskTooFull;
  isDiskTooFull = disk !== null && disk.bavail * disk.bsize < reservedBytes;
  if (!isDiskTooFull) return;
  if (!wasTooFull) log("error", "analytics.no-room");
  throw new StoreUnavailableError("the disk has too little room");
}

async function openStore(): Promise<AnalyticsStore> {
  const bounds = { keepMs: env.ANALYTICS_DAYS * dayMs, maxBytes: env.ANALYTICS_MAX_MB * megabyte };
  const url = env.ANALYTICS_DATABASE_URL ?? env.DATABASE_URL;
  if (url !== undefined) {
    const { openPool, toStoreError } = await import("@/lib/platform/database/postgres");
    const db = new Kysely({ dialect: new PostgresDialect({ pool: openPool(url, 4) }) });
    return createAnalyticsStore({ kind: "postgres", db, ...bounds, toStoreError } as const);
  }
  // A file of its own: a flood of events must not stand in the way of a lead.
  const db = new Kysely({ dialect: sqliteDialect(path.join(env.DATA_DIR, "analytics.sqlite")) });
  return createAnalyticsStore({ kind: "sqlite", db, ...bounds, checkDisk, toStoreError: (error) => error });
}

/** The analytics of this process: Postgres where a database is configured, else a SQLite file in `DATA_DIR`. */
export function getAnalyticsStore(): Promise<AnalyticsStore> {
  globalThis.oxbowAnalyticsStore ??= openStore();
  return globalThis.oxbowAnalyticsStore;
}
