import "server-only";
import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { errorCodeOf } from "@/lib/base/error-code";

const KEY_BYTES = 32;

export const makeKey = (): string => randomBytes(KEY_BYTES).toString("hex");

/**
 * Creates the key file atomically. Linking fails if it exists, so only one of several processes creates it.
 */
async function createKeyFile(file: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    await writeFile(temporary, makeKey(), { mode: 0o600, flush: true });
    await link(temporary, file);
  } catch (error) {
    if (errorCodeOf(error) !== "EEXIST") throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * The bytes of a key in hex.
 * @param name for the error message
 */
export function parseKey(text: string, name: string): Buffer {
  const key = Buffer.from(text, "hex");
  // A truncated key would make its hashes guessable.
  if (key.length !== KEY_BYTES) throw new Error(`${name} does not hold a key`);
  return key;
}

/** The key in `file`; null without such a file. Throws when the key is incomplete. */
export async function readKeyFile(file: string): Promise<Buffer | null> {
  try {
    return parseKey(await readFile(file, "utf8"), path.basename(file));
  } catch (error) {
    if (errorCodeOf(error) !== "ENOENT") throw error;
    return null;
  }
}

/** The key in `file`, which is created on first use with access for its owner only. */
export async function readOrCreateKeyFile(file: string): Promise<Buffer> {
  const known = await readKeyFile(file);
  if (known !== null) return known;
  await createKeyFile(file);
  return parseKey(await readFile(file, "utf8"), path.basename(file));
}
