import "server-only";
import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { errorCodeOf } from "@/lib/error-code";

const KEY_BYTES = 32;

/** Makes the key file whole or not at all: written beside it, then linked under a name only one process gets. */
async function createKeyFile(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(draft, randomBytes(KEY_BYTES).toString("hex"), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (errorCodeOf(error) !== "EEXIST") throw error;
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

/** The 32 random bytes in `file`, which is made at the first call, readable by the site's own user only. */
export async function getKeyOfFile(file: string): Promise<Buffer> {
  try {
    return await readKeyFile(file);
  } catch (error) {
    if (errorCodeOf(error) !== "ENOENT") throw error;
    await createKeyFile(file);
    return readKeyFile(file);
  }
}
