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
/**
 * The API accepts one request per second; with several users of a repository it can respond with 429 for
 * long.
 */
const maxBusy = 20;

/** Whether a failed request may have created a document anyway: a retry could create a duplicate. */
const createsDocument = (url: string, method: string | undefined) =>
  method === "POST" && /\/documents$/.test(new URL(url).pathname);

function createPolicy(isRepeatable: boolean): RetryPolicy {
  let busy = 0;
  let failures = 0;
  return ({ reason, retryAfterMs = 1_500 }) => {
    if (reason === "http-429") return busy++ < maxBusy ? Math.max(1_000, retryAfterMs) : null;
    return isRepeatable && failures < maxFailures ? 1_000 * 2 ** failures++ : null;
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
      return new Response(await response.arrayBuffer(), { status, headers });
    } catch (cause) {
      if (cause instanceof HostError) throw cause;
      throw new HostError(signal.aborted ? "timeout" : "network", { isTransient: true, cause });
    }
  }

  return (url: string, init?: RequestInit) =>
    withRetry(() => attempt(url, init), createPolicy(!createsDocument(url, init?.method)), sleep);
}
