/** An answer that is kept whole: its headers and its body, in each encoding once that has been asked for. */
import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { chooseEncoding, type Effort, type Encoding, encode, isCompressible } from "./encodings.ts";
import type { Asked } from "./request-key.ts";

/** A head as it is sent, made once: names and values in turn. */
type Head = { status: number; lines: string[] };

/** The answer in one encoding. */
export type ReadyForm = { body: Uint8Array; effort: Effort; whole: Head; unchanged: Head };

export type ReadyResponse = {
  status: number;
  headers: OutgoingHttpHeaders;
  /** Of the content, whatever the encoding. */
  hash: string;
  isCompressible: boolean;
  forms: Map<Encoding, ReadyForm>;
  /** Encodings at work: however many ask for one, it is made once. */
  making: Map<Encoding, Promise<ReadyForm>>;
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

function buildHead(status: number, headers: OutgoingHttpHeaders): Head {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) => (one === undefined ? [] : [name, String(one)])),
  );
  return { status, lines };
}

/** The tag is strong, so it tells apart what was compressed in a hurry from what replaces it later. */
const tagOf = (hash: string, encoding: Encoding, effort: Effort) =>
  `"${hash}${encoding === "identity" ? "" : `-${encoding}${effort === "soon" ? "-soon" : ""}`}"`;

function buildForm(
  { status, headers, hash }: Pick<ReadyResponse, "status" | "headers" | "hash">,
  encoding: Encoding,
  body: Uint8Array,
  effort: Effort,
): ReadyForm {
  const tagged = { ...headers, ...(status === 200 && { etag: tagOf(hash, encoding, effort) }) };
  const { "content-type": _type, ...untyped } = tagged;
  const encoded = encoding === "identity" ? {} : { "content-encoding": encoding };
  return {
    body,
    effort,
    whole: buildHead(status, { ...tagged, "content-length": body.byteLength, ...encoded }),
    unchanged: buildHead(304, untyped),
  };
}

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
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const identity = buildForm({ status, headers, hash }, "identity", body, "small");
  return {
    status,
    headers,
    hash,
    isCompressible: compressible,
    forms: new Map([["identity", identity]]),
    making: new Map(),
  };
}

/** The same answer under newer headers, where its content has not changed: what is compressed stays. */
export function renewHeaders(known: ReadyResponse, { status, headers, hash }: ReadyResponse): ReadyResponse {
  const forms = [...known.forms].map(([encoding, { body, effort }]): [Encoding, ReadyForm] => [
    encoding,
    buildForm({ status, headers, hash }, encoding, body, effort),
  ]);
  return { ...known, status, headers, forms: new Map(forms), making: new Map() };
}

/** Bytes that it holds in memory. */
export function sizeOf({ forms }: ReadyResponse): number {
  const sizes = [...forms.values()].map(
    ({ body, whole }) => body.byteLength + 6 * whole.lines.join("").length,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Makes the body in an encoding, and puts it in the place of one that was made with less effort. */
export async function makeForm(ready: ReadyResponse, encoding: Encoding, effort: Effort): Promise<ReadyForm> {
  const identity = ready.forms.get("identity")?.body ?? new Uint8Array();
  const form = buildForm(ready, encoding, await encode(identity, encoding, effort), effort);
  const better = effort === "soon" ? ready.forms.get(encoding) : undefined;
  ready.forms.set(encoding, better ?? form);
  return better ?? form;
}

function makeSoon(ready: ReadyResponse, encoding: Encoding): Promise<ReadyForm> {
  const known = ready.making.get(encoding);
  if (known !== undefined) return known;
  const making = makeForm(ready, encoding, "soon").finally(() => ready.making.delete(encoding));
  ready.making.set(encoding, making);
  return making;
}

/** Whether the client has this content, in whatever encoding it got it. */
function hasContent({ headers }: Asked, { status, hash }: ReadyResponse): boolean {
  const tags = headers["if-none-match"];
  if (tags === undefined || status !== 200) return false;
  if (tags.trim() === "*") return true;
  return tags.split(",").some(
    (tag) =>
      tag
        .trim()
        .replace(/^W\//, "")
        .replace(/-(?:br|gzip)(?:-soon)?"$/, '"') === `"${hash}"`,
  );
}

type Chosen = { head: Head; body: Uint8Array | null };

const choose = (asked: Asked, ready: ReadyResponse, { body, whole, unchanged }: ReadyForm): Chosen =>
  hasContent(asked, ready) ? { head: unchanged, body: null } : { head: whole, body };

const encodingFor = (asked: Asked, ready: ReadyResponse): Encoding =>
  ready.isCompressible ? chooseEncoding(asked.headers["accept-encoding"]) : "identity";

/** What to answer with; null while the encoding is not there yet. */
function chooseAnswer(asked: Asked, ready: ReadyResponse): Chosen | null {
  const form = ready.forms.get(encodingFor(asked, ready));
  return form === undefined ? null : choose(asked, ready, form);
}

function send(asked: Asked, response: ServerResponse, { head, body }: Chosen): void {
  response.writeHead(head.status, head.lines);
  response.end(asked.method === "HEAD" || body === null ? undefined : body);
}

/** Answers with it: the best encoding, 304 for a client that has it, no body for HEAD. */
export function answerReady(asked: Asked, response: ServerResponse, ready: ReadyResponse): void {
  const chosen = chooseAnswer(asked, ready);
  // Without a detour through a promise once the body is there: this is the way of almost every request.
  if (chosen !== null) {
    send(asked, response, chosen);
    return;
  }
  makeSoon(ready, encodingFor(asked, ready)).then(
    (form) => send(asked, response, choose(asked, ready, form)),
    () => response.destroy(),
  );
}
