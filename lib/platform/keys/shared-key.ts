import "server-only";
import { openPool, toStoreError } from "@/lib/platform/database/postgres";

// Codes of Postgres where two servers create the same table at once: one of them has succeeded.
const duplicateCodes = /^(?:23505|42P07|42710)$/;

const isDuplicate = (error: unknown) =>
  error instanceof Error && "code" in error && duplicateCodes.test(String(error.code));

const createTable = "create table if not exists keys (name text primary key not null, value text not null)";

/**
 * The key of that name, the same for every server on this Postgres database. Where there is none, the made
 * one is stored. Throws `StoreUnavailableError` while the database does not answer.
 */
export async function getSharedKey(
  databaseUrl: string,
  name: string,
  makeKey: () => Promise<string>,
): Promise<string> {
  // A key is read once in the life of a process: its connection is not kept.
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
    // Not the one that was just made: another server may have been first.
    return (await find()) ?? made;
  } finally {
    await pool.end();
  }
}
