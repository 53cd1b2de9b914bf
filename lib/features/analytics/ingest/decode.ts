import "server-only";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { errorCodeOf } from "@/lib/base/error-code";

const unzip = promisify(gunzip);

/** Bytes of a batch as it comes (trust.md), and as it may become when unpacked. */
export const maxPacked = 1_048_576;
const maxUnpacked = { events: 2 * 1_048_576, recording: 8 * 1_048_576 };
const maxDepth = 20;

export type Unpacked = { ok: true; bytes: Uint8Array } | { ok: false; code: "bad-request" | "too-large" };

const bad = { ok: false, code: "bad-request" } as const;

function isWithinDepth(value: unknown, depth = maxDepth): boolean {
  if (typeof value !== "object" || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isWithinDepth(inner, depth - 1));
}

/** The JSON value of an unpacked body; undefined where it is none, or too deep. */
export function parseBatch(bytes: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return isWithinDepth(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The bytes behind `data=<base64>`, as the library sends them where it can't gzip. Null when they are none. */
function fromForm(text: string): Uint8Array | null {
  const data = new URLSearchParams(text).get("data");
  return data !== null && /^[A-Za-z0-9+/_-]+={0,2}$/.test(data) ? Buffer.from(data, "base64") : null;
}

/**
 * The JSON text of a body: gzipped, in base64 as a form's field, or plain.
 * SECURITY: a small body may unpack to a huge one, so unpacking stops at a limit.
 */
export async function unpackBatch(
  bytes: Uint8Array,
  kind: keyof typeof maxUnpacked = "events",
): Promise<Unpacked> {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    try {
      return { ok: true, bytes: await unzip(bytes, { maxOutputLength: maxUnpacked[kind] }) };
    } catch (error) {
      const isTooLarge = errorCodeOf(error) === "ERR_BUFFER_TOO_LARGE";
      return isTooLarge ? { ok: false, code: "too-large" } : bad;
    }
  }
  const [first] = bytes;
  // "d" of "data=": JSON begins with a bracket or a brace.
  if (first !== 0x64) return { ok: true, bytes };
  const packed = fromForm(Buffer.from(bytes).toString("latin1"));
  return packed === null ? bad : { ok: true, bytes: packed };
}
