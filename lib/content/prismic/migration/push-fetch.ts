import "server-only";
import {
  HostError,
  type RetryPolicy,
  type Sleep,
  toHostError,
  withRetry,
} from "@/lib/platform/http/host-client";

type Fetch = typeof globalThis.fetch;

const attemptTimeoutMs = 30_000;
const maxFailures = 4;
/** The API accepts one request per second for all users of a repository, so 429 can repeat. */
const maxRateLimited = 20;
const rateLimitedWaitMs = 1_500;
const minWaitMs = 1_000;

/**
 * Whether a failed request may have created a document anyway: a retry could create a duplicate. A duplicate asset is
 * accepted, because nothing refers to it.
 */
const createsDocument = (url: string, method: string | undefined) =>
  method === "POST" && /\/documents$/.test(new URL(url).pathname);

function createPolicy(isIdempotent: boolean): RetryPolicy {
  let rateLimited = 0;
  let failures = 0;
  return ({ reason, retryAfterMs = rateLimitedWaitMs }) => {
    if (reason === "http-429")
      return rateLimited++ < maxRateLimited ? Math.max(minWaitMs, retryAfterMs) : null;
    return isIdempotent && failures < maxFailures ? minWaitMs * 2 ** failures++ : null;
  };
}

/**
 * The `fetch` of the write client. Waits after a 429, where the client itself would retry immediately without
 * Retry-After. Retries failures of the host (5xx, network, timeout), except where that could create a
 * duplicate document.
 */
export function createPushFetch(fetch: Fetch = globalThis.fetch, sleep?: Sleep) {
  async function attempt(url: string, init: RequestInit | undefined): Promise<Response> {
    const signal = AbortSignal.timeout(attemptTimeoutMs);
    try {
      const response = await fetch(url, { ...init, signal, redirect: "error" });
      const { status, headers } = response;
      if (status === 429 || status >= 500) {
        throw toHostError({ status, retryAfter: headers.get("retry-after") });
      }
      // Reads the body here, so that the timeout covers it. A 204 must have none.
      const body = await response.arrayBuffer();
      return new Response(body.byteLength === 0 ? null : body, { status, headers });
    } catch (cause) {
      if (cause instanceof HostError) throw cause;
      throw new HostError(signal.aborted ? "timeout" : "network", { isTransient: true, cause });
    }
  }

  return (url: string, init?: RequestInit) =>
    withRetry(() => attempt(url, init), createPolicy(!createsDocument(url, init?.method)), sleep);
}
