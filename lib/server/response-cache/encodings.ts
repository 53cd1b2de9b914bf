/** Content encodings: which one a client gets, and how bodies are compressed. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

export type Encoding = "br" | "gzip" | "identity";

const preferred: Encoding[] = ["br", "gzip", "identity"];
/** Browsers send few different values, so parse results are cached. */
const chosen = new LRUCache<string, Encoding>({ max: 200 });

/** Longer than that of any browser. SECURITY: a long list takes time, also for a cached page. */
const maxAcceptedLength = 256;

export function chooseEncoding(accepted = ""): Encoding {
  if (accepted.length > maxAcceptedLength) return "identity";
  const known = chosen.get(accepted);
  if (known !== undefined) return known;
  // Ordered by size of the result: the first accepted one is used.
  const matching = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(preferred);
  const encoding = preferred.find((name) => matching.includes(name)) ?? "identity";
  chosen.set(accepted, encoding);
  return encoding;
}

const textual = /^(?:text\/|image\/svg|application\/(?:json|javascript|xml|[a-z.]+\+(?:json|xml)))/;
/** Below this size, compression does not save anything. */
const minBytes = 512;

/** Whether this content type is text: images and fonts are already compressed. */
export const isTextual = (type: string): boolean => textual.test(type);

/** Whether to compress a body of this content type. */
export const isCompressible = (type: string, body: Uint8Array): boolean =>
  body.byteLength >= minBytes && isTextual(type);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** High for a body that is compressed once and sent often; the highest level takes seconds per page. */
const quality = { often: { brotli: 8, gzip: 9 }, once: { brotli: 4, gzip: 6 } };

export type SendFrequency = keyof typeof quality;

function compress(body: Uint8Array, encoding: "br" | "gzip", frequency: SendFrequency): Promise<Uint8Array> {
  if (encoding === "gzip") return gzipped(body, { level: quality[frequency].gzip });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality[frequency].brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}

let previous: Promise<unknown> = Promise.resolve();

/**
 * Compresses `body` in a worker thread. SECURITY: one body at a time, because several at once take many times as long and
 * stall the event loop. Callers hold a slot while they wait, so that no client can make this queue long.
 */
export function encode(body: Uint8Array, encoding: Encoding, frequency: SendFrequency): Promise<Uint8Array> {
  if (encoding === "identity") return Promise.resolve(body);
  const encoded = previous.then(() => compress(body, encoding, frequency));
  previous = encoded.catch(() => {});
  return encoded;
}
