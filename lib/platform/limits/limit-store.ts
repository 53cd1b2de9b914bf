import "server-only";
import type { Pool } from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { describeError, log } from "@/lib/base/log";
import { createIfMissing, openPool, shortTimeouts } from "@/lib/platform/database/postgres";
import { signText } from "@/lib/platform/keys/signing";

type Count = {
  /** What the client had used before this request, in the window that began with its first use. */
  usedBefore: number;
  msBeforeNext: number;
};

/** Counts are of no use after a crash, so they need no write-ahead log. */
const createTable = `create unlogged table if not exists rate_limits
  (key varchar(255) primary key, points integer not null default 0, expire bigint)`;
/** After a failure each server counts on its own for a while, so that no visitor waits for an unavailable database. */
const pauseMs = 5_000;
/** Few, so that a flood of requests leaves connections for leads. */
const connections = 3;

/** Counters in Postgres, which all servers of the site share. */
export function createLimitStore(databaseUrl: string) {
  let pool: Pool | null = null;
  let ready: Promise<void> | null = null;
  let retryAt = Number.NEGATIVE_INFINITY;
  const limiters = new Map<string, RateLimiterPostgres>();

  async function connect(): Promise<Pool> {
    pool ??= openPool(databaseUrl, connections, { ...shortTimeouts, min: connections });
    ready ??= createIfMissing(pool, createTable);
    await ready;
    return pool;
  }

  async function openLimiter(name: string, seconds: number): Promise<RateLimiterPostgres> {
    const storeClient = await connect();
    // Each name always has the same window.
    const known = limiters.get(name);
    if (known !== undefined) return known;
    const limiter = new RateLimiterPostgres({
      keyPrefix: name,
      // Not used: the callers compare the count with their own limits.
      points: 0,
      duration: seconds,
      storeClient,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
    });
    limiters.set(name, limiter);
    return limiter;
  }

  async function unlessUnavailable<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (performance.now() < retryAt) return null;
    try {
      return await work();
    } catch (error) {
      ready = null;
      retryAt = performance.now() + pauseMs;
      log("warn", "limits.local", describeError(error));
      return null;
    }
  }

  return {
    /** Connects at the start, so that no request waits for new connections. */
    async open(): Promise<void> {
      await unlessUnavailable(async () => {
        const opened = await connect();
        await Promise.all(Array.from({ length: connections }, () => opened.query("select 1")));
      });
    },
    /** Counts `cost` for a client in a window of `seconds`; null while the database is unavailable. */
    count: (name: string, seconds: number, client: string, cost: number) =>
      unlessUnavailable(async (): Promise<Count> => {
        const limiter = await openLimiter(name, seconds);
        // PRIVACY: the database holds a keyed hash of an IP address, never the address.
        const key = await signText("limit", client);
        let result = await limiter.penalty(key, cost);
        // A window this far beyond its length was started by a server with a fast clock: start it again. Twice the length
        // tolerates small differences.
        if (result.msBeforeNext > 2 * seconds * 1_000) {
          await limiter.delete(key);
          result = await limiter.penalty(key, cost);
        }
        return { usedBefore: result.consumedPoints - cost, msBeforeNext: result.msBeforeNext };
      }),
    close: async () => pool?.end(),
  };
}

export type LimitStore = ReturnType<typeof createLimitStore>;
