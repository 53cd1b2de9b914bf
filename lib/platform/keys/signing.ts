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
  | "seat-confirm"
  | "preview"
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
      `the key of links can't be read or made (${errorCodeOf(error) || "unreadable"})`,
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

/**
 * The id and the signature of a token in a link: "<id>.<signature>"; null for anything else. SECURITY: requests are limited
 * per token, so a token with an appended part must be invalid: each variant would have a limit of its own.
 */
export function splitSignedToken(token: string): [id: string, signature: string] | null {
  const [id, signature, ...others] = token.split(".");
  return id === undefined || signature === undefined || others.length > 0 ? null : [id, signature];
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
