import type { HttpErrorCode } from "./errors";
import { isWithinJsonLimits } from "./json-limits";

/** More than any valid body has; more would be an attack on the parser. */
const jsonLimits = { depth: 20, values: 20_000 };

type Failure = { ok: false; code: Extract<HttpErrorCode, "bad-request" | "too-large" | "unsupported-type"> };
type JsonObject = Record<string, unknown>;
export type Body = { kind: "json"; value: JsonObject } | { kind: "form"; value: URLSearchParams };

const fail = (code: Failure["code"]): Failure => ({ ok: false, code });

/** Limits of a submitted form, in bytes. Percent-encoding takes up to nine bytes for a character of the message. */
const maxSubmission = { json: 32 * 1024, form: 64 * 1024 };

/** The media type of a request, lower case, without parameters. */
export function mediaTypeOf(request: Request): string {
  return (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

/** Whether the body is a plain form, sent by a page without JavaScript. */
export const isFormPost = (request: Request): boolean =>
  mediaTypeOf(request) === "application/x-www-form-urlencoded";

/**
 * Reads at most `limit` bytes. SECURITY: route handlers have no body limit of their own, and `Content-Length`
 * may be absent or false, so bytes are counted while they arrive.
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array | Failure> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return fail("too-large");
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) return fail("too-large");
      chunks.push(chunk);
    }
  } catch {
    // The client aborted the request.
    return fail("bad-request");
  }
  return Buffer.concat(chunks);
}

function parseJsonObject(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
    return { ...value };
  } catch {
    return null;
  }
}

/** Null when a percent-encoded part is not UTF-8: `URLSearchParams` would insert a replacement character. */
function parseForm(text: string): URLSearchParams | null {
  const escapes = text.match(/(?:%[0-9a-f]{2})+/gi) ?? [];
  try {
    for (const run of escapes) decodeURIComponent(run);
    return new URLSearchParams(text);
  } catch {
    return null;
  }
}

/**
 * Parses a request body, a JSON object or a urlencoded form, of at most `limit` bytes. Malformed input
 * (UTF-8, JSON, nesting, an array instead of an object) is a `bad-request`.
 * @param jsonTypes media types that are parsed as JSON
 */
export async function readBody(
  request: Request,
  limit: number,
  jsonTypes: readonly string[] = ["application/json"],
): Promise<{ ok: true; body: Body } | Failure> {
  const isForm = isFormPost(request);
  const encoding = request.headers.get("content-encoding") ?? "identity";
  if ((!isForm && !jsonTypes.includes(mediaTypeOf(request))) || encoding !== "identity")
    return fail("unsupported-type");
  const bytes = await readBytes(request, limit);
  if (!(bytes instanceof Uint8Array)) return bytes;
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return fail("bad-request");
  }
  if (isForm) {
    const form = parseForm(text);
    return form === null ? fail("bad-request") : { ok: true, body: { kind: "form", value: form } };
  }
  const value = isWithinJsonLimits(bytes, jsonLimits) ? parseJsonObject(text) : null;
  return value === null ? fail("bad-request") : { ok: true, body: { kind: "json", value } };
}

/** Reads the values of a submitted form, as JSON or as a plain form. */
export const readSubmission = (request: Request) =>
  readBody(request, isFormPost(request) ? maxSubmission.form : maxSubmission.json);
