import "server-only";
import { signText, verifySignature } from "@/lib/platform/keys/signing";

/**
 * How long the link to a guide's text is valid: long enough to read the email, too short to be shared widely.
 */
export const fileLinkHours = 24;

const lifetimeSeconds = fileLinkHours * 3600;

const textToSign = (guide: string, expires: string) => `${guide}\n${expires}`;

/** The path and query of a guide's full text, signed for `fileLinkHours` from `now` (Unix time, ms). */
export async function buildFileLink(guide: string, now: number): Promise<`/${string}`> {
  const expires = String(Math.floor(now / 1_000) + lifetimeSeconds);
  const signature = await signText("file", textToSign(guide, expires));
  return `/api/files/${guide}?${new URLSearchParams({ expires, signature })}`;
}

/** Checks the signature and the expiry of a link to `guide` at `now` (Unix time, ms). */
export async function checkFileLink(
  guide: string,
  query: URLSearchParams,
  now: number,
): Promise<"valid" | "expired" | "forged"> {
  const expires = query.get("expires") ?? "";
  if (!(await verifySignature("file", textToSign(guide, expires), query.get("signature") ?? "")))
    return "forged";
  return Number(expires) * 1_000 > now ? "valid" : "expired";
}
