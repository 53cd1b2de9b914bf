import "server-only";
import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { describeError, log } from "@/lib/base/log";
import { createIfMissing, openPool, shortTimeouts } from "@/lib/platform/database/postgres";
import { signText } from "@/lib/platform/keys/signing";

/** At most `points` within `seconds`, counted from a client's first use. */
export type Window = { points: number; seconds: number };
export type Count = {
  /** What the client had used in this window before. */
  before: number;
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

  async function openLimiter(name: string, { points, seconds }: Window): Promise<RateLimiterPostgres> {
    const pool = await connect();
    const known = limiters.get(name);
    if (known !== undefined) return known;
    const options = {
      keyPrefix: name,
      points,
      duration: seconds,
      tableName: "rate_limits",
      tableCreated: true,
    };
    const limiter = new RateLimiterPostgres({ ...options, storeClient: pool, storeType: "pool" });
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

  // PRIVACY: the database holds a keyed hash of an IP address, never the address.
  const keyOf = (client: string) => signText("limit", client);

  return {
    /** Connects at the start, so that no request waits for new connections. */
    async open(): Promise<void> {
      await unlessUnavailable(async () => {
        const opened = await connect();
        await Promise.all(Array.from({ length: connections }, () => opened.query("select 1")));
      });
    },
    /** Counts `cost` for a client; null while the database is unavailable. */
    count: (name: string, window: Window, client: string, cost: number) =>
      unlessUnavailable(async (): Promise<Count> => {
        const limiter = await openLimiter(name, window);
        const key = await keyOf(client);
        const consume = () =>
          limiter.consume(key, cost).catch((refused: unknown) => {
            if (refused instanceof RateLimiterRes) return refused;
            throw refused;
          });
        let result = await consume();
        // The window began on a server whose clock was ahead.
        if (result.msBeforeNext > 2 * window.seconds * 1_000) {
          await limiter.delete(key);
          result = await consume();
        }
        return { before: result.consumedPoints - cost, msBeforeNext: result.msBeforeNext };
      }),
    /** Undoes a `count`. */
    giveBack: (name: string, window: Window, client: string, cost: number) =>
      unlessUnavailable(async () => {
        await (await openLimiter(name, window)).reward(await keyOf(client), cost);
      }),
    close: async () => pool?.end(),
  };
}

export type LimitStore = ReturnType<typeof createLimitStore>;
