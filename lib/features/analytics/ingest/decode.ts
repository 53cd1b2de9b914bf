import "server-only";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { errorCodeOf } from "@/lib/base/error-code";
import { isWithinJsonLimits } from "@/lib/platform/http/json-limits";

const gunzipAsync = promisify(gunzip);

/** Size limits of a batch in bytes, as sent and when decompressed. */
export const maxCompressed = 1_048_576;
const maxDecompressed = { events: 2 * 1_048_576, recording: 8 * 1_048_576 };
/** SECURITY: a body of 2 KB can unpack to a million values, whose parsing would block the event loop. */
const jsonLimits = {
  events: { depth: 20, values: 40_000 },
  recording: { depth: 20, values: 200_000 },
};

type BatchKind = keyof typeof maxDecompressed;

type Decoded = { ok: true; bytes: Uint8Array } | { ok: false; code: "bad-request" | "too-large" };

const badRequest = { ok: false, code: "bad-request" } as const;

/** The JSON value of a decoded body; undefined if it is invalid, nested too deeply or has too many values. */
export function parseBatch(bytes: Uint8Array, kind: BatchKind = "events"): unknown {
  if (!isWithinJsonLimits(bytes, jsonLimits[kind])) return undefined;
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

const formField = "data=";

/** Decodes `data=<base64>`, which the library sends when it cannot gzip. Null when it is invalid. */
function decodeForm(text: string): Uint8Array | null {
  if (!text.startsWith(formField)) return null;
  // SECURITY: not with `URLSearchParams`, which blocks the event loop for 200 ms for a million plus signs.
  const [encoded = ""] = text.slice(formField.length).split("&", 1);
  try {
    const data = decodeURIComponent(encoded);
    return /^[A-Za-z0-9+/_-]+={0,2}$/.test(data) ? Buffer.from(data, "base64") : null;
  } catch {
    return null;
  }
}

/**
 * Decodes a body to JSON text. The body is gzipped, base64 in a form field, or plain. SECURITY: a small body can decompress
 * to a huge one, so decompression stops at a limit.
 */
export async function decodeBatch(bytes: Uint8Array, kind: BatchKind = "events"): Promise<Decoded> {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    try {
      return { ok: true, bytes: await gunzipAsync(bytes, { maxOutputLength: maxDecompressed[kind] }) };
    } catch (error) {
      const isTooLarge = errorCodeOf(error) === "ERR_BUFFER_TOO_LARGE";
      return isTooLarge ? { ok: false, code: "too-large" } : badRequest;
    }
  }
  // No JSON array or object starts with the `d` of `data=`.
  if (bytes[0] !== formField.charCodeAt(0)) return { ok: true, bytes };
  const decoded = decodeForm(Buffer.from(bytes).toString("latin1"));
  return decoded === null ? badRequest : { ok: true, bytes: decoded };
}
