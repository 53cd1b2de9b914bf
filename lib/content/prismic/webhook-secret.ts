import "server-only";
import { join } from "node:path";
import { env } from "@/lib/base/env/server";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { readKeyFile, readOrCreateKeyFile } from "@/lib/platform/keys/key-file";
import { getSiteKey } from "@/lib/platform/keys/site-key";
import { isEmbedded } from "./client";

let sharedKey: Promise<Buffer> | null = null;

/** The key in the database, read once. Null while the database is unavailable. */
async function getSharedSecret(): Promise<string | null> {
  try {
    sharedKey ??= getSiteKey("revalidate");
    return (await sharedKey).toString("hex");
  } catch (error) {
    sharedKey = null;
    if (!(error instanceof StoreUnavailableError)) throw error;
    return null;
  }
}

const keyFile = () => join(env.DATA_DIR, "revalidate.key");

/**
 * The webhook's secret: `REVALIDATE_SECRET`, or with the embedded repository the key in the database of all
 * servers, or the one that `npm run content` has created in `DATA_DIR`. Null disables the webhook.
 */
export async function getWebhookSecret(): Promise<string | null> {
  if (env.REVALIDATE_SECRET !== undefined) return env.REVALIDATE_SECRET;
  if (!isEmbedded) return null;
  if (env.DATABASE_URL !== undefined) return getSharedSecret();
  const key = await readKeyFile(keyFile()).catch(() => null);
  return key?.toString("hex") ?? null;
}

/** The secret for sending a webhook: creates the embedded repository's key if there is none. */
export async function ensureWebhookSecret(): Promise<string | null> {
  const secret = await getWebhookSecret();
  if (secret !== null || !isEmbedded || env.DATABASE_URL !== undefined) return secret;
  return (await readOrCreateKeyFile(keyFile())).toString("hex");
}
