import "server-only";
import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/env/server";

const KEY_BYTES = 32;

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/** Makes the key file whole or not at all: written beside it, then linked under a name only one process gets. */
async function createKeyFile(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(draft, randomBytes(KEY_BYTES).toString("hex"), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readKeyFile(file: string): Promise<Buffer> {
  const key = Buffer.from(await readFile(file, "utf8"), "hex");
  // A cut-off key would make hashes that can be guessed.
  if (key.length !== KEY_BYTES) throw new Error(`${path.basename(file)} does not hold a key`);
  return key;
}

async function getErasureKey(): Promise<Buffer> {
  if (env.ERASURE_KEY !== undefined) return env.ERASURE_KEY;
  const file = path.join(env.DATA_DIR, "erasure.key");
  try {
    return await readKeyFile(file);
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
    await createKeyFile(file);
    return readKeyFile(file);
  }
}

/**
 * The keyed hash (HMAC-SHA-256, hex) that stays in `erasures` for an erased address.
 * PRIVACY: without the key nobody can test addresses against the table.
 */
export async function hashErasedEmail(email: string): Promise<string> {
  return createHmac("sha256", await getErasureKey())
    .update(email.toLowerCase())
    .digest("hex");
}
