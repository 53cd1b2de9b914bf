import "server-only";
import path from "node:path";
import { env } from "@/lib/base/env/server";
import { makeKey, parseKey, readKeyFile, readOrCreateKeyFile } from "./key-file";
import { findSharedKey, shareKey } from "./shared-key";

/**
 * A random key, created on first use. With `DATABASE_URL` it is in that database, shared by all servers; otherwise it is in
 * a file in `DATA_DIR`. Throws `StoreUnavailableError` while the database is unavailable.
 */
export async function getSiteKey(name: "links" | "erasure" | "revalidate"): Promise<Buffer> {
  const file = path.join(env.DATA_DIR, `${name}.key`);
  if (env.DATABASE_URL === undefined) return readOrCreateKeyFile(file);
  const known = await findSharedKey(name);
  // The first server shares the key of its file, if it has one: what it signed or hashed before stays valid.
  const makeOwn = async () => (await readKeyFile(file))?.toString("hex") ?? makeKey();
  const key = known ?? (await shareKey(name, await makeOwn()));
  return parseKey(key, `row "${name}" of the table keys`);
}
