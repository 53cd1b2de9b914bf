/** A complete response: headers, and the body in each requested encoding. */
import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { CacheRequest } from "./cache-key.ts";
import { chooseEncoding, type Encoding, encode, isCompressible, type SendFrequency } from "./encodings.ts";

/** Status and headers as sent, built once: alternating names and values. */
type Head = { status: number; lines: string[] };

export type EncodedBody = { body: Uint8Array; whole: Head; unchanged: Head };

export type CachedResponse = {
  status: number;
  headers: OutgoingHttpHeaders;
  hash: string;
  isCompressible: boolean;
  body: Uint8Array;
  bodies: Map<Encoding, EncodedBody>;
  /** Encodings in progress, so that each is compressed only once, and the responses that wait for them. */
  pending: Map<Encoding, PendingEncoding>;
  frequency: SendFrequency;
};

type PendingEncoding = { form: Promise<EncodedBody | null>; waiting: Set<ServerResponse> };

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

function buildHead(status: number, headers: OutgoingHttpHeaders): Head {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) => (one === undefined ? [] : [name, String(one)])),
  );
  return { status, lines };
}

/** A strong ETag: one for each encoding. */
const tagOf = (hash: string, encoding: Encoding) =>
  `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`;

function buildForm(
  { status, headers, hash }: Pick<CachedResponse, "status" | "headers" | "hash">,
  encoding: Encoding,
  body: Uint8Array,
): EncodedBody {
  const tagged = { ...headers, ...(status === 200 && { etag: tagOf(hash, encoding) }) };
  const { "content-type": _type, ...untyped } = tagged;
  const encoded = encoding === "identity" ? {} : { "content-encoding": encoding };
  return {
    body,
    whole: buildHead(status, { ...tagged, "content-length": body.byteLength, ...encoded }),
    unchanged: buildHead(304, untyped),
  };
}

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
  const identity = buildForm({ status, headers, hash }, "identity", body);
  return {
    status,
    headers,
    hash,
    isCompressible: compressible,
    body,
    bodies: new Map([["identity", identity]]),
    pending: new Map(),
    frequency,
  };
}

/** The same content with newer headers: the compressed bodies are kept. */
export function renewHeaders(
  known: CachedResponse,
  { status, headers, hash }: CachedResponse,
): CachedResponse {
  const bodies = [...known.bodies].map(([encoding, { body }]): [Encoding, EncodedBody] => [
    encoding,
    buildForm({ status, headers, hash }, encoding, body),
  ]);
  return { ...known, status, headers, bodies: new Map(bodies), pending: new Map() };
}

/** Its size in memory, in bytes. The compressed bodies are made later; together they are about 0.4 of the plain one. */
export const sizeOf = ({ body, headers, isCompressible }: CachedResponse): number =>
  Math.ceil((isCompressible ? 1.4 : 1) * body.byteLength) + 12 * JSON.stringify(headers).length;

async function encodeBody(
  cached: CachedResponse,
  encoding: Encoding,
  isWanted: () => boolean,
): Promise<EncodedBody | null> {
  try {
    const body = await encode(cached.body, encoding, { frequency: cached.frequency, isWanted });
    if (body === null) return null;
    const form = buildForm(cached, encoding, body);
    cached.bodies.set(encoding, form);
    return form;
  } finally {
    cached.pending.delete(encoding);
  }
}

function beginEncoding(cached: CachedResponse, encoding: Encoding): PendingEncoding {
  const waiting = new Set<ServerResponse>();
  const isWanted = () => [...waiting].some(({ closed }) => !closed);
  const pending = { form: encodeBody(cached, encoding, isWanted), waiting };
  cached.pending.set(encoding, pending);
  return pending;
}

/** Compresses the body in an encoding, once for all responses that wait; null when all of them are closed. */
function encodeOnce(
  cached: CachedResponse,
  encoding: Encoding,
  response: ServerResponse,
): Promise<EncodedBody | null> {
  const { form, waiting } = cached.pending.get(encoding) ?? beginEncoding(cached, encoding);
  waiting.add(response);
  return form;
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

type Chosen = { head: Head; body: Uint8Array | null };

const choose = (
  request: CacheRequest,
  cached: CachedResponse,
  { body, whole, unchanged }: EncodedBody,
): Chosen => (hasContent(request, cached) ? { head: unchanged, body: null } : { head: whole, body });

const encodingFor = (request: CacheRequest, cached: CachedResponse): Encoding =>
  cached.isCompressible ? chooseEncoding(request.headers["accept-encoding"]) : "identity";

/** The bytes to send; null if the body is not compressed yet. */
function chooseResponse(request: CacheRequest, cached: CachedResponse): Chosen | null {
  const form = cached.bodies.get(encodingFor(request, cached));
  return form === undefined ? null : choose(request, cached, form);
}

function send(request: CacheRequest, response: ServerResponse, { head, body }: Chosen): void {
  response.writeHead(head.status, head.lines);
  response.end(request.method === "HEAD" || body === null ? undefined : body);
}

/** Sends what needs no compression: the body in the client's encoding if there is one, otherwise the plain body. */
export function sendReady(request: CacheRequest, response: ServerResponse, cached: CachedResponse): null {
  const form = cached.bodies.get(encodingFor(request, cached)) ?? cached.bodies.get("identity");
  if (form !== undefined) send(request, response, choose(request, cached, form));
  return null;
}

/** Whether the body is already compressed in the client's encoding: then `sendCached` costs nothing. */
export const isEncoded = (request: CacheRequest, cached: CachedResponse): boolean =>
  cached.bodies.has(encodingFor(request, cached));

/**
 * Sends the best encoding; 304 to a client that has the content, no body for HEAD. Returns null when it is sent already,
 * otherwise a promise for it: the body is being compressed.
 */
export function sendCached(
  request: CacheRequest,
  response: ServerResponse,
  cached: CachedResponse,
): Promise<void> | null {
  const chosen = chooseResponse(request, cached);
  // Hot path, so it avoids a promise.
  if (chosen !== null) {
    send(request, response, chosen);
    return null;
  }
  return encodeOnce(cached, encodingFor(request, cached), response).then(
    (form) => {
      if (response.closed) return;
      if (form !== null) send(request, response, choose(request, cached, form));
      // It joined when the body was no longer wanted by others.
      else return sendCached(request, response, cached) ?? undefined;
    },
    () => void response.destroy(),
  );
}
