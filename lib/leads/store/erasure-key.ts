import "server-only";
import { createHmac } from "node:crypto";
import path from "node:path";
import { env } from "@/lib/env/server";
import { getKeyOfFile } from "@/lib/leads/key-file";

/**
 * The keyed hash (HMAC-SHA-256, hex) that stays in `erasures` for an erased address.
 * PRIVACY: without the key nobody can test addresses against the table.
 */
export async function hashErasedEmail(email: string): Promise<string> {
  const key = env.ERASURE_KEY ?? (await getKeyOfFile(path.join(env.DATA_DIR, "erasure.key")));
  return createHmac("sha256", key).update(email.toLowerCase()).digest("hex");
}
