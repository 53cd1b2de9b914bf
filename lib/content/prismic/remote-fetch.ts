import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { Agent, type Dispatcher, request } from "undici";

const connectTimeoutMs = 2_000;
/** Of one attempt, from the first byte sent to the last one read. */
const attemptTimeoutMs = 5_000;
/** Many times what a hundred documents need. */
const maxAnswerBytes = 32 * 1_048_576;
const attempts = 3;
/** To whom asks for a longer pause nothing is repeated: the page in hand fails, its last good copy stays up. */
const longestPauseMs = 4_000;

/** The content host gave no answer of its API. `reason` holds nothing that it sent. */
export class ContentHostError extends Error {
  readonly reason: string;
  /** Milliseconds to wait before a repeat; null when a repeat cannot help. */
  readonly pauseMs: number | null;

  constructor(reason: string, pauseMs: number | null, options?: ErrorOptions) {
    super(`The content host did not answer (${reason})`, options);
    this.name = "ContentHostError";
    this.reason = reason;
    this.pauseMs = pauseMs;
  }
}

/** Milliseconds that a `Retry-After` header asks for, in seconds or as a date; `fallback` without one. */
export function parseRetryAfter(header: unknown, now: number, fallback: number): number {
  if (typeof header !== "string") return fallback;
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? fallback : Math.max(0, date - now);
}

const pauseAfter = (attempt: number) => 300 * 2 ** attempt * (1 + Math.random());

async function readBytes(body: Dispatcher.ResponseData["body"]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxAnswerBytes) throw new ContentHostError("too-large", null);
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
 * One attempt. What the API says of itself (a wrong ref, a wrong query) is an answer; a busy or broken
 * host, a redirect and a cut answer are not.
 */
async function ask(url: string, dispatcher: Dispatcher, attempt: number): Promise<Response> {
  const signal = AbortSignal.timeout(attemptTimeoutMs);
  try {
    const answer = await request(url, { dispatcher, signal, headers: { accept: "application/json" } });
    const { statusCode: status } = answer;
    const bytes = await readBytes(answer.body);
    if (status === 429 || status >= 500) {
      const pauseMs = parseRetryAfter(answer.headers["retry-after"], Date.now(), pauseAfter(attempt));
      throw new ContentHostError(`http-${status}`, pauseMs);
    }
    if (status >= 300 && status < 400) throw new ContentHostError(`http-${status}`, null);
    if (status === 200 && !isJson(bytes)) throw new ContentHostError("not-json", pauseAfter(attempt));
    return new Response(new Uint8Array(bytes), {
      status,
      headers: { "content-type": "application/json" },
    });
  } catch (cause) {
    if (cause instanceof ContentHostError) throw cause;
    throw new ContentHostError(signal.aborted ? "timeout" : "network", pauseAfter(attempt), { cause });
  }
}

/**
 * The `fetch` of `@prismicio/client` for a repository behind a network: with time limits, and a few
 * repeats. The client's own has no time limit and repeats a 429 for ever, at once where the answer names
 * no pause; so it never gets to see one.
 *
 * @throws {ContentHostError}
 */
export function createRemoteFetch(sleep: (ms: number) => Promise<unknown>) {
  const dispatcher = new Agent({ connect: { timeout: connectTimeoutMs } });
  return async function remoteFetch(url: string, attempt = 0): Promise<Response> {
    try {
      return await ask(url, dispatcher, attempt);
    } catch (error) {
      const pauseMs = error instanceof ContentHostError ? error.pauseMs : null;
      if (pauseMs === null || pauseMs > longestPauseMs || attempt + 1 === attempts) throw error;
      await sleep(pauseMs);
      return remoteFetch(url, attempt + 1);
    }
  };
}

const patientFetch = createRemoteFetch((ms) => delay(ms));

/** For reading only: the client asks for content with GET and nothing else. */
export const remoteFetch = (url: string): Promise<Response> => patientFetch(url);
