import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "@/lib/base/env/server";
import { getKeyOfFile } from "@/lib/platform/keys/key-file";
import { isEmbedded } from "./client";

const keyFile = () => join(env.DATA_DIR, "revalidate.key");

/**
 * What a webhook must send: `REVALIDATE_SECRET`, or with the embedded repository the key that
 * `npm run content` has made in `DATA_DIR`. Null when there is neither: the webhook is closed.
 */
export async function getHookSecret(): Promise<string | null> {
  if (env.REVALIDATE_SECRET !== undefined) return env.REVALIDATE_SECRET;
  if (!isEmbedded) return null;
  const key = await readFile(keyFile(), "utf8").catch(() => "");
  // SECURITY: a cut-off key would be a secret that can be guessed.
  return key.length === 64 ? key : null;
}

/** The same, for who sends the webhook: the embedded repository's key is made where there is none. */
export async function makeHookSecret(): Promise<string | null> {
  const secret = await getHookSecret();
  if (secret !== null || !isEmbedded) return secret;
  return (await getKeyOfFile(keyFile())).toString("hex");
}
