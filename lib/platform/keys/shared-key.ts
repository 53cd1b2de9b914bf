import "server-only";
import { createIfMissing, openPool, withStoreErrors } from "@/lib/platform/database/postgres";

const createTable = "create table if not exists keys (name text primary key not null, value text not null)";

type Query = (text: string, values: string[]) => Promise<string | undefined>;

/** Runs `work` on the table of keys, fingerprints and moves. Queries are rare, so the connection is not kept. */
async function withKeys<Result>(databaseUrl: string, work: (query: Query) => Promise<Result>) {
  const pool = openPool(databaseUrl, 1);
  const query: Query = (text, values) =>
    withStoreErrors(async () => (await pool.query<{ value: string }>(text, values)).rows[0]?.value);
  try {
    await createIfMissing(pool, createTable);
    return await work(query);
  } finally {
    await pool.end();
  }
}

export function setSharedKey(databaseUrl: string, name: string, value: string): Promise<unknown> {
  const text =
    "insert into keys (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value";
  return withKeys(databaseUrl, (query) => query(text, [name, value]));
}

const select = "select value from keys where name = $1";

/** The key of that name; undefined without one. Throws `StoreUnavailableError`. */
export function findSharedKey(databaseUrl: string, name: string): Promise<string | undefined> {
  return withKeys(databaseUrl, (query) => query(select, [name]));
}

/**
 * The key of that name, shared by every server on this Postgres database: the first one's. `value` becomes it if there is
 * none. Throws `StoreUnavailableError` while the database is unavailable.
 */
export function shareKey(databaseUrl: string, name: string, value: string): Promise<string> {
  return withKeys(databaseUrl, async (query) => {
    await query("insert into keys (name, value) values ($1, $2) on conflict (name) do nothing", [
      name,
      value,
    ]);
    return (await query(select, [name])) ?? value;
  });
}
