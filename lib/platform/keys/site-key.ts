import "server-only";
import path from "node:path";
import { env } from "@/lib/base/env/server";
import { findKeyOfFile, getKeyOfFile, makeKey, parseKey } from "./key-file";

/**
 * 32 random bytes that every server of this site shares, made at the first call: with `DATABASE_URL` they are
 * kept in the database, otherwise in a file in `DATA_DIR`. Throws `StoreUnavailableError` while the database
 * does not answer.
 */
export async function getSiteKey(name: "links" | "erasure"): Promise<Buffer> {
  const file = path.join(env.DATA_DIR, `${name}.key`);
  if (env.DATABASE_URL === undefined) return getKeyOfFile(file);
  // Without Postgres its driver stays out of memory.
  const { getSharedKey } = await import("./shared-key");
  // Links that were signed with this server's own key, before it had a database, stay valid.
  const takeOver = async () => (await findKeyOfFile(file))?.toString("hex") ?? makeKey();
  return parseKey(await getSharedKey(env.DATABASE_URL, name, takeOver), `the database's key "${name}"`);
}
