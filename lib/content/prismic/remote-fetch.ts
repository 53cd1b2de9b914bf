import "server-only";
import { isJson } from "@/lib/base/format/is-json";
import {
  createHostClient,
  type RetryPolicy,
  type Sleep,
  toUpstreamError,
  UpstreamError,
  withRetry,
} from "@/lib/platform/http/host-client";

const attempts = 3;
/** For a longer pause there is no retry: the page fails, and its last good version stays cached. */
const maxPauseMs = 4_000;

// Prismic returns at most 100 documents per response, far less than 32 MB.
const requestHost = createHostClient({ timeoutMs: 5_000, maxBytes: 32 * 1_048_576 });

const retryPolicy: RetryPolicy = ({ isTransient, retryAfterMs }, failures) => {
  // Exponential backoff with jitter.
  const pauseMs = retryAfterMs ?? 300 * 2 ** (failures - 1) * (1 + Math.random());
  return isTransient && failures < attempts && pauseMs <= maxPauseMs ? pauseMs : null;
};

/** The API's own errors are responses; overload, redirects and 200 responses that are not JSON are failures. */
async function fetchOnce(url: string): Promise<Response> {
  const response = await requestHost(url, { headers: { accept: "application/json" } });
  const { status, text } = response;
  if (status === 429 || status >= 500 || (status >= 300 && status < 400)) throw toUpstreamError(response);
  if (status === 200 && !isJson(text)) throw new UpstreamError("not-json", { isTransient: true });
  return new Response(text, { status, headers: { "content-type": "application/json" } });
}

/**
 * A `fetch` for `@prismicio/client` with timeouts and a limited number of retries. The client itself has no
 * timeout and retries a 429 forever, immediately if the response has no Retry-After; so it never gets to see
 * one. For reading only: the client only sends GET requests.
 *
 * @throws {UpstreamError}
 */
export const createRemoteFetch =
  (sleep?: Sleep) =>
  (url: string): Promise<Response> =>
    withRetry(() => fetchOnce(url), retryPolicy, sleep);

export const remoteFetch = createRemoteFetch();
