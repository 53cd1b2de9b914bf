import "server-only";
import { env } from "@/lib/base/env/server";

const createTable = "create table if not exists keys (name text primary key not null, value text not null)";

type Query = (text: string, values: string[]) => Promise<string | undefined>;

/** Runs `work` on the table of keys, fingerprints and moves. Queries are rare, so the connection is not kept. */
async function withKeys<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
  if (env.DATABASE_URL === undefined) throw new Error("Keys are only shared in the database of DATABASE_URL");
  // Loaded only here: without Postgres its driver stays out of memory.
  const { createIfMissing, openPool, withStoreErrors } = await import("@/lib/platform/database/postgres");
  const pool = openPool(env.DATABASE_URL, 1);
  const query: Query = (text, values) =>
    withStoreErrors(async () => (await pool.query<{ value: string }>(text, values)).rows[0]?.value);
  try {
    await createIfMissing(pool, createTable);
    return await work(query);
  } finally {
    await pool.end();
  }
}

export function setSharedKey(name: string, value: string): Promise<unknown> {
  const text =
    "insert into keys (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value";
  return withKeys((query) => query(text, [name, value]));
}

const select = "select value from keys where name = $1";

/** The key of that name in the database of `DATABASE_URL`; undefined without one. Throws `StoreUnavailableError`. */
export async function findSharedKey(name: string): Promise<string | undefined> {
  return env.DATABASE_URL === undefined ? undefined : withKeys((query) => query(select, [name]));
}

/**
 * The key of that name, shared by every server on the database of `DATABASE_URL`: the first one's. `value` becomes it if there
 * is none. Throws `StoreUnavailableError` while the database is unavailable.
 */
export function shareKey(name: string, value: string): Promise<string> {
  const insert = "insert into keys (name, value) values ($1, $2) on conflict (name) do nothing";
  return withKeys(async (query) => {
    // A role without the right to write needs none if there is a key.
    const known = await query(select, [name]);
    if (known !== undefined) return known;
    await query(insert, [name, value]);
    return (await query(select, [name])) ?? value;
  });
}
