import "server-only";
import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { errorCodeOf } from "@/lib/base/error-code";

const KEY_BYTES = 32;

/** 32 random bytes, in hex. */
export const makeKey = (): string => randomBytes(KEY_BYTES).toString("hex");

/** Makes the key file whole or not at all: written beside it, then linked under a name only one process gets. */
async function createKeyFile(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(draft, makeKey(), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (errorCodeOf(error) !== "EEXIST") throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * The bytes of a key in hex.
 * @param name what to call it in an error
 */
export function parseKey(text: string, name: string): Buffer {
  const key = Buffer.from(text, "hex");
  // A cut-off key would make hashes that can be guessed.
  if (key.length !== KEY_BYTES) throw new Error(`${name} does not hold a key`);
  return key;
}

/** The key in `file`; null when there is no such file. Throws when it holds no whole key. */
export async function findKeyOfFile(file: string): Promise<Buffer | null> {
  try {
    return parseKey(await readFile(file, "utf8"), path.basename(file));
  } catch (error) {
    if (errorCodeOf(error) !== "ENOENT") throw error;
    return null;
  }
}

/** The 32 random bytes in `file`, which is made at the first call, readable by the site's own user only. */
export async function getKeyOfFile(file: string): Promise<Buffer> {
  const known = await findKeyOfFile(file);
  if (known !== null) return known;
  await createKeyFile(file);
  return parseKey(await readFile(file, "utf8"), path.basename(file));
}
