import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/base/env/server";
import { errorCodeOf } from "@/lib/base/error-code";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { getSiteKey } from "./site-key";

export type SigningPurpose =
  | "receipt"
  | "file"
  | "digest-confirm"
  | "digest-leave"
  /** Confirms a seat in the hall of the next event. */
  | "seat-confirm"
  | "preview"
  /** What a repeat of a lead without an idempotency key has in common with it. */
  | "lead-key"
  | "limit";

let siteKey: Promise<Buffer> | null = null;

async function getSigningKey(): Promise<Buffer> {
  if (env.LINK_SIGNING_KEY !== undefined) return env.LINK_SIGNING_KEY;
  try {
    // Cached: every response to a lead is signed.
    siteKey ??= getSiteKey("links");
    return await siteKey;
  } catch (error) {
    siteKey = null;
    if (error instanceof StoreUnavailableError) throw error;
    throw new StoreUnavailableError(
      `the signing key can't be read or created (${errorCodeOf(error) || "unreadable"})`,
    );
  }
}

/**
 * HMAC-SHA-256 of `text` under this site's key, in base64url (43 characters). `purpose` is signed too, so a
 * signature for one purpose is invalid for another. Uses `LINK_SIGNING_KEY`, otherwise a generated key (see
 * `getSiteKey`). Throws `StoreUnavailableError` while the key cannot be read.
 */
export async function signText(purpose: SigningPurpose, text: string): Promise<string> {
  return createHmac("sha256", await getSigningKey())
    .update(`${purpose}\n${text}`)
    .digest("base64url");
}

/** Whether `signature` is valid for `text`, compared in constant time. */
export async function verifySignature(
  purpose: SigningPurpose,
  text: string,
  signature: string,
): Promise<boolean> {
  const expected = Buffer.from(await signText(purpose, text));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * A token for a link: "<id>.<signature>". `id` must not contain ".". `scope` is what the link is valid for, and is signed,
 * too; if given, it ends with a separator, so that no other scope and id are the same text.
 */
export async function signToken(purpose: SigningPurpose, id: string, scope = ""): Promise<string> {
  return `${id}.${await signText(purpose, scope + id)}`;
}

/**
 * The id of a token from `signToken`; null if it is invalid. SECURITY: requests are limited per token, so a token with an
 * appended part must be invalid: each variant would have a limit of its own.
 */
export async function parseToken(purpose: SigningPurpose, token: string, scope = ""): Promise<string | null> {
  const [id, signature, ...others] = token.split(".");
  if (id === undefined || signature === undefined || others.length > 0) return null;
  return (await verifySignature(purpose, scope + id, signature)) ? id : null;
}
