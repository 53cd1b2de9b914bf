/** An answer that is kept whole: its headers and its body, in each encoding once that has been asked for. */
import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { chooseEncoding, type Encoding, encode, isCompressible } from "./encodings.ts";

export type ReadyResponse = {
  status: number;
  headers: OutgoingHttpHeaders;
  /** Of the content, whatever the encoding. */
  hash: string;
  isCompressible: boolean;
  bodies: Map<Encoding, Uint8Array>;
};

/** Belongs to one connection or one encoding, not to the content. */
const ofTransfer = [
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
];

/** Keeps an answer of Next. */
export function buildReadyResponse(
  status: number,
  given: OutgoingHttpHeaders,
  body: Uint8Array,
): ReadyResponse {
  const headers = Object.fromEntries(Object.entries(given).filter(([name]) => !ofTransfer.includes(name)));
  const compressible = isCompressible(String(given["content-type"] ?? ""), body);
  const vary = String(headers.vary ?? "");
  if (compressible && !/accept-encoding/i.test(vary)) {
    headers.vary = [vary, "Accept-Encoding"].filter(Boolean).join(", ");
  }
  return {
    status,
    headers,
    hash: createHash("sha256").update(body).digest("base64url").slice(0, 22),
    isCompressible: compressible,
    bodies: new Map([["identity", body]]),
  };
}

/** Bytes that it holds in memory. */
export function sizeOf({ bodies }: ReadyResponse): number {
  return [...bodies.values()].reduce((sum, body) => sum + body.byteLength, 1_024);
}

function matches(request: IncomingMessage, etag: string): boolean {
  const asked = request.headers["if-none-match"];
  return (
    asked !== undefined &&
    (asked === "*" || asked.split(",").some((one) => one.trim().replace(/^W\//, "") === etag))
  );
}

/** The body in the encoding, made on the first wish for it. */
async function bodyIn(ready: ReadyResponse, encoding: Encoding): Promise<Uint8Array> {
  const known = ready.bodies.get(encoding);
  if (known !== undefined) return known;
  const identity = ready.bodies.get("identity") ?? new Uint8Array();
  const body = await encode(identity, encoding, "soon");
  ready.bodies.set(encoding, body);
  return body;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  ready: ReadyResponse,
  encoding: Encoding,
  body: Uint8Array,
) {
  const etag = `"${ready.hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
  if (ready.status === 200 && matches(request, etag)) {
    const { "content-type": _type, ...headers } = ready.headers;
    response.writeHead(304, { ...headers, etag });
    response.end();
    return;
  }
  response.writeHead(ready.status, {
    ...ready.headers,
    ...(ready.status === 200 && { etag }),
    "content-length": body.byteLength,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Answers with it: the best encoding, 304 for a client that has it, no body for HEAD. */
export function answerReady(request: IncomingMessage, response: ServerResponse, ready: ReadyResponse): void {
  const encoding = ready.isCompressible ? chooseEncoding(request) : "identity";
  const body = ready.bodies.get(encoding);
  // Without a detour through a promise once the body is there: this is the way of almost every request.
  if (body !== undefined) {
    send(request, response, ready, encoding, body);
    return;
  }
  bodyIn(ready, encoding).then(
    (made) => send(request, response, ready, encoding, made),
    () => response.destroy(),
  );
}
