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
  | "preview";

let siteKey: Promise<Buffer> | null = null;

async function getSigningKey(): Promise<Buffer> {
  if (env.LINK_SIGNING_KEY !== undefined) return env.LINK_SIGNING_KEY;
  try {
    // Every lead's answer is signed.
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
 * HMAC-SHA-256 of `text` under this site's own key, in base64url (43 characters). `purpose` is part of what
 * is signed: a signature for one purpose is worthless for another. The key is `LINK_SIGNING_KEY`, else it is
 * made once (see `getSiteKey`); throws `StoreUnavailableError` while neither can be read.
 */
export async function signText(purpose: SigningPurpose, text: string): Promise<string> {
  return createHmac("sha256", await getSigningKey())
    .update(`${purpose}\n${text}`)
    .digest("base64url");
}

/** Whether `signature` is the one of `text`, compared in constant time. */
export async function isSigned(purpose: SigningPurpose, text: string, signature: string): Promise<boolean> {
  const expected = Buffer.from(await signText(purpose, text));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
