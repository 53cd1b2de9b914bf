import "server-only";
import { openPool, toStoreError } from "@/lib/platform/database/postgres";

// Postgres error codes when two servers create the same table at once: one of them has succeeded.
const duplicateCodes = /^(?:23505|42P07|42710)$/;

const isDuplicate = (error: unknown) =>
  error instanceof Error && "code" in error && duplicateCodes.test(String(error.code));

const createTable = "create table if not exists keys (name text primary key not null, value text not null)";

/**
 * The key of that name, shared by every server on this Postgres database. Stores the result of `makeKey` if
 * there is none. Throws `StoreUnavailableError` while the database is unavailable.
 */
export async function getSharedKey(
  databaseUrl: string,
  name: string,
  makeKey: () => Promise<string>,
): Promise<string> {
  // A key is read once per process, so the connection is not kept.
  const pool = openPool(databaseUrl, 1);
  const query = async (text: string, values: string[] = []) => {
    try {
      return (await pool.query<{ value: string }>(text, values)).rows[0]?.value;
    } catch (error) {
      if (text === createTable && isDuplicate(error)) return;
      throw toStoreError(error);
    }
  };
  const find = () => query("select value from keys where name = $1", [name]);
  try {
    await query(createTable);
    const known = await find();
    if (known !== undefined) return known;
    const made = await makeKey();
    await query("insert into keys (name, value) values ($1, $2) on conflict (name) do nothing", [name, made]);
    // Read it again: another server may have inserted its key first.
    return (await find()) ?? made;
  } finally {
    await pool.end();
  }
}
