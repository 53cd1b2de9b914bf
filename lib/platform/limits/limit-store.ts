import "server-only";
import type { Pool } from "pg";
import { describeError, log } from "@/lib/base/log";
import { createIfMissing, openPool, shortTimeouts } from "@/lib/platform/database/postgres";
import { signText } from "@/lib/platform/keys/signing";

type Count = {
  /** What the client had used before this request, in the window that began with its first use. */
  usedBefore: number;
  msBeforeNext: number;
};

/** Counts are of no use after a crash, so they need no write-ahead log. `expire` is when the window ends, in Unix ms. */
const createTable = `create unlogged table if not exists rate_limits
  (key varchar(255) primary key, points integer not null default 0, expire bigint)`;
/** By the clock of the database, because those of the servers differ. */
const now = "(extract(epoch from now()) * 1000)::bigint";
/** Adds a cost ($2) in the window of a key; a window of $3 ms begins if there is none. */
const addCost = `insert into rate_limits as known (key, points, expire)
  values ($1, $2::integer, ${now} + $3::bigint)
  on conflict (key) do update set
    points = excluded.points + case when known.expire > ${now} then known.points else 0 end,
    expire = case when known.expire > ${now} then known.expire else excluded.expire end
  returning points - $2::integer as "usedBefore", expire - ${now} as "msBeforeNext"`;
const deleteEnded = `delete from rate_limits where expire <= ${now}`;
const deleteEveryMs = 3_600_000;
/** After a failure each server counts on its own for a while, so that no visitor waits for an unavailable database. */
const pauseMs = 5_000;
/** Few, so that a flood of requests leaves connections for leads. */
const connections = 3;

/** Counters in Postgres, which all servers of the site share. */
export function createLimitStore(databaseUrl: string) {
  let pool: Pool | null = null;
  let ready: Promise<void> | null = null;
  let retryAt = Number.NEGATIVE_INFINITY;

  async function connect(): Promise<Pool> {
    pool ??= openPool(databaseUrl, connections, { ...shortTimeouts, min: connections });
    ready ??= createIfMissing(pool, createTable);
    await ready;
    return pool;
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

  const deleting = setInterval(
    () => unlessUnavailable(async () => (await connect()).query(deleteEnded)),
    deleteEveryMs,
  );
  deleting.unref();

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
      unlessUnavailable(async (): Promise<Count | null> => {
        // PRIVACY: the database holds a keyed hash of an IP address, never the address.
        const values = [`${name}:${await signText("limit", client)}`, cost, seconds * 1_000];
        return (await (await connect()).query<Count>(addCost, values)).rows[0] ?? null;
      }),
    async close(): Promise<void> {
      clearInterval(deleting);
      await pool?.end();
    },
  };
}

export type LimitStore = ReturnType<typeof createLimitStore>;
