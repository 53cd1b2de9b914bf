import "server-only";
import { createHmac } from "node:crypto";
import { env } from "@/lib/base/env/server";
import { normalizeAddress } from "@/lib/features/leads/mailbox-of";
import { getSiteKey } from "@/lib/platform/keys/site-key";

/**
 * The keyed hash (HMAC-SHA-256, hex) that stays in `erasures` for an erased email address.
 * PRIVACY: without the key, email addresses cannot be tested against the table.
 */
export async function hashErasedEmail(email: string): Promise<string> {
  const key = env.ERASURE_KEY ?? (await getSiteKey("erasure"));
  return createHmac("sha256", key).update(normalizeAddress(email)).digest("hex");
}
