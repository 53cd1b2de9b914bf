import "server-only";
import { timingSafeEqual } from "node:crypto";
import { routes } from "@/lib/base/routes";
import { signText } from "@/lib/platform/keys/signing";
import { formatReference } from "./reference";

const ID_BYTES = 16;
/** The id and its signature of 32 bytes, in base64url. */
const TOKEN_LENGTH = 64;

/** The token of a lead's receipt: its id with a signature. It is deterministic, so nothing needs to be stored. */
export async function buildReceiptToken(leadId: string): Promise<string> {
  const id = Buffer.from(leadId.replaceAll("-", ""), "hex");
  const signature = Buffer.from(await signText("receipt", leadId), "base64url");
  return Buffer.concat([id, signature]).toString("base64url");
}

/**
 * The lead of a token, or null. SECURITY: compares the whole token in constant time: an id from a log or a mail gives
 * no access.
 */
export async function parseReceiptToken(token: string): Promise<string | null> {
  if (token.length !== TOKEN_LENGTH || !/^[\w-]+$/.test(token)) return null;
  const hex = Buffer.from(token, "base64url").subarray(0, ID_BYTES).toString("hex");
  const leadId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const expected = await buildReceiptToken(leadId);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(token)) ? leadId : null;
}

/**
 * The reference of a lead and the path of its receipt. Deterministic. Throws `StoreUnavailableError` while the signing
 * key is unavailable.
 */
export async function buildReceiptLink(leadId: string): Promise<{ reference: string; receiptUrl: string }> {
  return { reference: formatReference(leadId), receiptUrl: routes.receipt(await buildReceiptToken(leadId)) };
}
