import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { Agent, request } from "undici";
import { errorCodeOf } from "@/lib/base/error-code";

const connectTimeoutMs = 2_000;
const retryAfterCapMs = 60 * 60_000;
const transientStatuses = new Set([408, 425, 429]);

type FailureDetails = { isTransient: boolean; retryAfterMs?: number | undefined; cause?: unknown };

/** A request to another service failed. `reason` is one of our own codes, never text from the response, so it is safe to log. */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly reason: string;
  /** Whether a retry may succeed. */
  readonly isTransient: boolean;
  /** The pause that the host asks for, in ms. */
  readonly retryAfterMs: number | undefined;

  constructor(reason: string, { isTransient, retryAfterMs, cause }: FailureDetails) {
    super(`The host failed (${reason})`, { cause });
    this.reason = reason;
    this.isTransient = isTransient;
    this.retryAfterMs = retryAfterMs;
  }
}

/** `Retry-After` (seconds or an HTTP date) in ms from `now`, at most an hour; undefined when it is neither. */
export function parseRetryAfter(value: string | null | undefined, now: number): number | undefined {
  const text = value?.trim();
  if (!text) return undefined;
  // `Date.parse` takes "1.5" and "soon 1" for dates; an HTTP date begins with the day of the week.
  const date = /^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(text) : Number.NaN;
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1_000 : date - now;
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(0, waitMs), retryAfterCapMs);
}

export function toUpstreamError(response: { status: number; retryAfter: string | null }): UpstreamError {
  const { status, retryAfter } = response;
  return new UpstreamError(`http-${status}`, {
    isTransient: status >= 500 || transientStatuses.has(status),
    retryAfterMs: parseRetryAfter(retryAfter, Date.now()),
  });
}

type HostRequest = {
  headers?: Readonly<Record<string, string>>;
  /** Sent with POST; without a body the method is GET. */
  body?: Uint8Array;
};
type HostResponse = { status: number; text: string; retryAfter: string | null };

/**
 * A client for requests to other services. Follows no redirects and returns nothing of the response but status,
 * text and Retry-After.
 * @param timeoutMs limit for one request, including its response body
 */
export function createHostClient({ timeoutMs, maxBytes }: { timeoutMs: number; maxBytes: number }) {
  const dispatcher = new Agent({ connect: { timeout: connectTimeoutMs }, maxResponseSize: maxBytes });
  /** @throws {UpstreamError} when no complete response arrives; a response with an error status is returned */
  return async (url: string | URL, { headers = {}, body }: HostRequest = {}): Promise<HostResponse> => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const method = body === undefined ? "GET" : "POST";
      const response = await request(url, { dispatcher, signal, method, headers, body: body ?? null });
      // Not a status of HTTP, and `new Response` throws on it.
      if (response.statusCode > 599) throw new Error(`The host responded with ${response.statusCode}`);
      const retryAfter = [response.headers["retry-after"]].flat()[0] ?? null;
      return { status: response.statusCode, text: await response.body.text(), retryAfter };
    } catch (cause) {
      const isTooLarge = errorCodeOf(cause) === "UND_ERR_RES_EXCEEDED_MAX_SIZE";
      if (isTooLarge) throw new UpstreamError("too-large", { isTransient: false, cause });
      throw new UpstreamError(signal.aborted ? "timeout" : "network", { isTransient: true, cause });
    }
  };
}

/** The pause before the next attempt in ms, after this many failures; null to give up. */
export type RetryPolicy = (failure: UpstreamError, failures: number) => number | null;
export type Sleep = (ms: number) => Promise<unknown>;

/** Repeats an attempt that throws an `UpstreamError` for as long as the policy says. */
export async function withRetry<Result>(
  attempt: () => Promise<Result>,
  policy: RetryPolicy,
  sleep: Sleep = (ms) => delay(ms),
): Promise<Result> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      const pauseMs = error instanceof UpstreamError ? policy(error, failures) : null;
      if (pauseMs === null) throw error;
      await sleep(pauseMs);
    }
  }
}
