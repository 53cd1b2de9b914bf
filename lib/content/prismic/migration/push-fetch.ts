import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { parseRetryAfter } from "@/lib/content/prismic/remote-fetch";

type Fetch = typeof globalThis.fetch;

const attemptTimeoutMs = 30_000;
const maxFailureRetries = 4;
/**
 * The API accepts one request per second; with several users of a repository it can respond with 429 for
 * long.
 */
const maxBusyRetries = 20;

/** Whether a failed request may have created a document anyway: a retry could create a duplicate. */
const createsDocument = (url: string, method: string | undefined) =>
  method === "POST" && /\/documents$/.test(new URL(url).pathname);

/**
 * The `fetch` of the write client. Waits after a 429, where the client itself would retry immediately without
 * Retry-After. Retries failures of the host (5xx, network, timeout), except where that could create a
 * duplicate document.
 */
export function createPushFetch(fetch: Fetch = globalThis.fetch, sleep = (ms: number) => delay(ms)) {
  async function attempt(url: string, init: RequestInit | undefined) {
    const response = await fetch(url, {
      ...init,
      signal: AbortSignal.timeout(attemptTimeoutMs),
      redirect: "error",
    });
    return new Response(await response.arrayBuffer(), { status: response.status, headers: response.headers });
  }

  return async function pushFetch(url: string, init?: RequestInit): Promise<Response> {
    for (let busy = 0, failures = 0; ; ) {
      const isLast = failures === maxFailureRetries || createsDocument(url, init?.method);
      const pauseMs = 1_000 * 2 ** failures;
      const response = await attempt(url, init).catch((error: unknown) => {
        if (isLast) throw error;
        return null;
      });
      if (response?.status === 429 && busy < maxBusyRetries) {
        busy += 1;
        await sleep(Math.max(1_000, parseRetryAfter(response.headers.get("retry-after"), Date.now(), 1_500)));
      } else if (response?.status === 429) {
        throw new Error("The repository keeps responding with 429.");
      } else if (response !== null && response.status < 500) {
        return response;
      } else if (isLast) {
        throw new Error(`The repository's host failed with ${response?.status}.`);
      } else {
        failures += 1;
        await sleep(pauseMs);
      }
    }
  };
}
