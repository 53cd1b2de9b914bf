/** Which of the encodings we have an answer is sent in. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

export type Encoding = "br" | "gzip" | "identity";

const preferred: Encoding[] = ["br", "gzip", "identity"];
/** Browsers send a handful of spellings, so the parser runs once for each. */
const chosen = new LRUCache<string, Encoding>({ max: 200 });

/** The best encoding that the client takes. */
export function chooseEncoding(accepted = ""): Encoding {
  const known = chosen.get(accepted);
  if (known !== undefined) return known;
  // The client says what it takes; among that, the smallest is best for both.
  const taken = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(preferred);
  const encoding = preferred.find((name) => taken.includes(name)) ?? "identity";
  chosen.set(accepted, encoding);
  return encoding;
}

const textual =
  /^(?:text\/|image\/svg|application\/(?:json|javascript|xml|manifest\+json|[a-z.]+\+(?:json|xml)))/;
/** Below this, the frame of a compressed body costs more than it saves. */
const minBytes = 512;

/** Whether compressing such a body is worth it: images and fonts are compressed already. */
export const isCompressible = (type: string, body: Uint8Array): boolean =>
  body.byteLength >= minBytes && textual.test(type);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** How hard to try: an answer that is sent once should go soon, one that is kept should be small. */
export type Effort = "soon" | "small";
const brotliQuality = { soon: 4, small: 11 } as const;
const gzipLevel = { soon: 5, small: 9 } as const;

/** `body` in another encoding. Works on a thread of its own. */
export function encode(body: Uint8Array, encoding: Encoding, effort: Effort): Promise<Uint8Array> {
  if (encoding === "identity") return Promise.resolve(body);
  if (encoding === "gzip") return gzipped(body, { level: gzipLevel[effort] });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}
