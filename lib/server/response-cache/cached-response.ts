/** A complete response: headers, and the body in each requested encoding. */
import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { setHeaders } from "../http/buffered-response.ts";
import type { CacheRequest } from "./cache-key.ts";
import { chooseEncoding, type Encoding, encode, isCompressible, type SendFrequency } from "./encodings.ts";

export type CachedResponse = {
  status: number;
  headers: OutgoingHttpHeaders;
  hash: string;
  isCompressible: boolean;
  body: Uint8Array;
  /** The plain body, and the body in each other encoding that was requested so far. */
  bodies: Map<Encoding, Uint8Array>;
  /** Encodings in progress, so that each is compressed only once. */
  pending: Map<Encoding, Promise<Uint8Array>>;
  frequency: SendFrequency;
};

/** Headers that belong to one connection or one encoding, not to the content. */
const transferHeaders = [
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
];

/** A strong ETag: one for each encoding. */
const tagOf = (hash: string, encoding: Encoding) =>
  `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`;

/**
 * Prepares a response for sending in several encodings.
 * @param frequency "often" for a response that is cached
 */
export function buildCachedResponse(
  status: number,
  given: OutgoingHttpHeaders,
  body: Uint8Array,
  frequency: SendFrequency = "often",
): CachedResponse {
  const headers = Object.fromEntries(
    Object.entries(given).filter(([name]) => !transferHeaders.includes(name)),
  );
  const compressible = isCompressible(String(given["content-type"] ?? ""), body);
  const vary = String(headers.vary ?? "");
  if (compressible && !/accept-encoding/i.test(vary)) {
    headers.vary = [vary, "Accept-Encoding"].filter(Boolean).join(", ");
  }
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  return {
    status,
    headers,
    hash,
    isCompressible: compressible,
    body,
    bodies: new Map([["identity", body]]),
    pending: new Map(),
    frequency,
  };
}

/** Its size in memory, in bytes. The compressed bodies are made later; together they are about 0.4 of the plain one. */
export const sizeOf = ({ body, headers, isCompressible }: CachedResponse): number =>
  Math.ceil((isCompressible ? 1.4 : 1) * body.byteLength) + 12 * JSON.stringify(headers).length;

async function encodeBody(cached: CachedResponse, encoding: Encoding): Promise<Uint8Array> {
  try {
    const body = await encode(cached.body, encoding, cached.frequency);
    cached.bodies.set(encoding, body);
    return body;
  } finally {
    cached.pending.delete(encoding);
  }
}

/** Compresses the body in an encoding, once for all responses that wait for it. */
function encodeOnce(cached: CachedResponse, encoding: Encoding): Promise<Uint8Array> {
  const pending = cached.pending.get(encoding) ?? encodeBody(cached, encoding);
  cached.pending.set(encoding, pending);
  return pending;
}

/** Whether the client has this content, in any encoding. */
function hasContent({ headers }: CacheRequest, { status, hash }: CachedResponse): boolean {
  const tags = headers["if-none-match"];
  if (tags === undefined || status !== 200) return false;
  if (tags.trim() === "*") return true;
  return tags.split(",").some(
    (tag) =>
      tag
        .trim()
        .replace(/^W\//, "")
        .replace(/-(?:br|gzip)"$/, '"') === `"${hash}"`,
  );
}

const encodingFor = (request: CacheRequest, cached: CachedResponse): Encoding =>
  cached.isCompressible ? chooseEncoding(request.headers["accept-encoding"]) : "identity";

/** Sends one of the bodies; 304 to a client that has the content, no body for HEAD. */
function send(
  request: CacheRequest,
  response: ServerResponse,
  cached: CachedResponse,
  [encoding, body]: [Encoding, Uint8Array],
): void {
  const { "content-type": type, ...headers } = cached.headers;
  const isKnown = hasContent(request, cached);
  response.statusCode = isKnown ? 304 : cached.status;
  setHeaders(response, {
    ...headers,
    etag: cached.status === 200 ? tagOf(cached.hash, encoding) : undefined,
    ...(!isKnown && {
      "content-type": type,
      "content-encoding": encoding === "identity" ? undefined : encoding,
      "content-length": body.byteLength,
    }),
  });
  response.end(isKnown || request.method === "HEAD" ? undefined : body);
}

/** Sends what needs no compression: the body in the client's encoding if there is one, otherwise the plain body. */
export function sendReady(request: CacheRequest, response: ServerResponse, cached: CachedResponse): null {
  const encoding = encodingFor(request, cached);
  const body = cached.bodies.get(encoding);
  send(request, response, cached, body === undefined ? ["identity", cached.body] : [encoding, body]);
  return null;
}

/** Whether the body is already compressed in the client's encoding: then `sendCached` costs nothing. */
export const isEncoded = (request: CacheRequest, cached: CachedResponse): boolean =>
  cached.bodies.has(encodingFor(request, cached));

/**
 * Sends the best encoding. Returns null when it is sent already, otherwise a promise for it: the body is being compressed.
 */
export function sendCached(
  request: CacheRequest,
  response: ServerResponse,
  cached: CachedResponse,
): Promise<void> | null {
  // Hot path, so it avoids a promise.
  if (isEncoded(request, cached)) return sendReady(request, response, cached);
  const encoding = encodingFor(request, cached);
  return encodeOnce(cached, encoding).then(
    (body) => {
      if (!response.closed) send(request, response, cached, [encoding, body]);
    },
    () => void response.destroy(),
  );
}
