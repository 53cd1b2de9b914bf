import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { parseRetryAfter } from "@/lib/content/prismic/remote-fetch";

type Fetch = typeof globalThis.fetch;

const attemptTimeoutMs = 30_000;
const repeatsOfFailures = 4;
/** The API takes one request a second; many who share a repository can make it say "busy" for long. */
const repeatsWhenBusy = 20;

/** Whether a failed request may have made a document all the same: a repeat could make a second one. */
const makesDocument = (url: string, method: string | undefined) =>
  method === "POST" && /\/documents$/.test(new URL(url).pathname);

/**
 * The `fetch` of the write client. Busy answers (429) are waited for: the client itself would repeat them at
 * once where they name no pause. Failures of the host (5xx, network, time limit) are repeated, except
 * where that could make a document twice.
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
      const isLast = failures === repeatsOfFailures || makesDocument(url, init?.method);
      const pauseMs = 1_000 * 2 ** failures;
      const answer = await attempt(url, init).catch((error: unknown) => {
        if (isLast) throw error;
        return null;
      });
      if (answer?.status === 429 && busy < repeatsWhenBusy) {
        busy += 1;
        await sleep(Math.max(1_000, parseRetryAfter(answer.headers.get("retry-after"), Date.now(), 1_500)));
      } else if (answer?.status === 429) {
        throw new Error("The repository stays busy.");
      } else if (answer !== null && answer.status < 500) {
        return answer;
      } else if (isLast) {
        throw new Error(`The repository's host failed with ${answer?.status}.`);
      } else {
        failures += 1;
        await sleep(pauseMs);
      }
    }
  };
}
