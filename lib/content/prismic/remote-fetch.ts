import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { Agent, type Dispatcher, request } from "undici";

const connectTimeoutMs = 2_000;
/** Of one attempt, from sending the request to the end of the response. */
const attemptTimeoutMs = 5_000;
/** Many times the size of a hundred documents. */
const maxResponseBytes = 32 * 1_048_576;
const attempts = 3;
/**
 * No retry if the host asks for a longer pause: the current page fails, and its last good version stays
 * cached.
 */
const maxRetryDelayMs = 4_000;

/** The content host did not respond with valid JSON. `reason` contains nothing that it sent. */
export class ContentHostError extends Error {
  readonly reason: string;
  /** Milliseconds before a retry; null when a retry cannot help. */
  readonly retryDelayMs: number | null;

  constructor(reason: string, retryDelayMs: number | null, options?: ErrorOptions) {
    super(`The content host did not answer (${reason})`, options);
    this.name = "ContentHostError";
    this.reason = reason;
    this.retryDelayMs = retryDelayMs;
  }
}

/** The delay of a `Retry-After` header (seconds or a date) in ms; `fallback` without one. */
export function parseRetryAfter(header: unknown, now: number, fallback: number): number {
  if (typeof header !== "string") return fallback;
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? fallback : Math.max(0, date - now);
}

const backoffMs = (attempt: number) => 300 * 2 ** attempt * (1 + Math.random());

async function readBytes(body: Dispatcher.ResponseData["body"]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxResponseBytes) throw new ContentHostError("too-large", null);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString("utf8"));
    return true;
  } catch {
    return false;
  }
}

/**
 * One attempt. The API's own errors (unknown ref, invalid query) are responses; overload, redirects and
 * truncated responses are failures.
 */
async function fetchOnce(url: string, dispatcher: Dispatcher, attempt: number): Promise<Response> {
  const signal = AbortSignal.timeout(attemptTimeoutMs);
  try {
    const response = await request(url, { dispatcher, signal, headers: { accept: "application/json" } });
    const { statusCode: status } = response;
    const bytes = await readBytes(response.body);
    if (status === 429 || status >= 500) {
      const retryDelayMs = parseRetryAfter(response.headers["retry-after"], Date.now(), backoffMs(attempt));
      throw new ContentHostError(`http-${status}`, retryDelayMs);
    }
    if (status >= 300 && status < 400) throw new ContentHostError(`http-${status}`, null);
    if (status === 200 && !isJson(bytes)) throw new ContentHostError("not-json", backoffMs(attempt));
    return new Response(new Uint8Array(bytes), {
      status,
      headers: { "content-type": "application/json" },
    });
  } catch (cause) {
    if (cause instanceof ContentHostError) throw cause;
    throw new ContentHostError(signal.aborted ? "timeout" : "network", backoffMs(attempt), { cause });
  }
}

/**
 * A `fetch` for `@prismicio/client` with timeouts and a limited number of retries. The client itself has no
 * timeout and retries a 429 forever, immediately if the response has no Retry-After; so it never gets to see
 * one.
 *
 * @throws {ContentHostError}
 */
export function createRemoteFetch(sleep: (ms: number) => Promise<unknown>) {
  const dispatcher = new Agent({ connect: { timeout: connectTimeoutMs } });
  return async function remoteFetch(url: string, attempt = 0): Promise<Response> {
    try {
      return await fetchOnce(url, dispatcher, attempt);
    } catch (error) {
      const retryDelayMs = error instanceof ContentHostError ? error.retryDelayMs : null;
      if (retryDelayMs === null || retryDelayMs > maxRetryDelayMs || attempt + 1 === attempts) throw error;
      await sleep(retryDelayMs);
      return remoteFetch(url, attempt + 1);
    }
  };
}

const fetchWithRetry = createRemoteFetch((ms) => delay(ms));

/** For reading only: the client only sends GET requests. */
export const remoteFetch = (url: string): Promise<Response> => fetchWithRetry(url);
