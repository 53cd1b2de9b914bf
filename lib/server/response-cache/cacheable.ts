/** Decides whether a response is cached, and sends it in the best encoding. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { type BufferedResponse, sendResponse } from "../http/buffered-response.ts";
import { browserCacheOf } from "./browser-cache.ts";
import type { CacheKey, CacheRequest } from "./cache-key.ts";
import { buildCachedResponse, sendCached } from "./cached-response.ts";
import type { ResponseCache } from "./response-cache.ts";

/** Allowed values of `Vary`: all of them are part of the key. */
const keyedHeader = /^(?:|accept-encoding|rsc|next-router-[a-z-]+|next-url)$/i;

const variesByKeyOnly = (vary: unknown) =>
  String(vary ?? "")
    .split(/\s*,\s*/)
    .every((name) => keyedHeader.test(name));

/** Whether a response is the same for all clients until Next renders it again. */
function isCacheable(path: string, { status, headers }: BufferedResponse): boolean {
  const control = String(headers["cache-control"] ?? "");
  if (status !== 200 || headers["set-cookie"] !== undefined || /private|no-store/.test(control)) return false;
  if (!variesByKeyOnly(headers.vary)) return false;
  // A stale page is not cached: Next is already rendering it again.
  return headers["x-nextjs-cache"] === "HIT" || /immutable/.test(control) || browserCacheOf(path) !== null;
}

/** Whether a response invalidates the cached one for its URL. */
const evictsCachedResponse = ({ status, headers }: BufferedResponse): boolean =>
  status < 500 && headers["x-nextjs-cache"] !== "STALE";

const mustSendAsIs = ({ headers, body }: BufferedResponse): boolean =>
  body.byteLength === 0 ||
  headers["content-encoding"] !== undefined ||
  headers["content-range"] !== undefined;

const withBrowserCache = (path: string, headers: OutgoingHttpHeaders): OutgoingHttpHeaders => {
  const control = browserCacheOf(path);
  return control === null ? headers : { ...headers, "cache-control": control };
};

/**
 * Removes the conditional headers of a page request: Next would compare them with its own ETags, which differ
 * from ours. HEAD becomes GET, because the cache needs the body; Node omits it from the response.
 * @returns the request as the client sent it
 */
export function prepareForCache(request: IncomingMessage, key: CacheKey | null): CacheRequest {
  const originalRequest = { method: request.method, headers: { ...request.headers } };
  for (const name of ["if-none-match", "if-modified-since", "if-match", "if-unmodified-since"])
    delete request.headers[name];
  if (key !== null) request.method = "GET";
  return originalRequest;
}

type CachedExchange = {
  originalRequest: CacheRequest;
  response: ServerResponse;
  buffered: BufferedResponse;
  /** Null if the response must not be cached. */
  key: CacheKey | null;
  /** Value of `ResponseCache.generation` before the request to Next. */
  generation: number;
};

/**
 * Caches the response if it is the same for all clients, and sends it. Instead of a failure, the last good response is sent.
 * Returns what `sendCached` returns.
 */
export function cacheAndSend(
  cache: ResponseCache,
  { originalRequest, response, buffered, key, generation }: CachedExchange,
): Promise<void> | null {
  const { status, headers, body } = buffered;
  const isSentAsIs = mustSendAsIs(buffered);
  if (key !== null && !isSentAsIs && isCacheable(key.path, buffered)) {
    const built = buildCachedResponse(status, withBrowserCache(key.path, headers), body);
    return sendCached(originalRequest, response, cache.store(key, built, generation));
  }
  if (key !== null && evictsCachedResponse(buffered)) cache.evict(key, status !== 200);
  if (isSentAsIs) {
    sendResponse(response, buffered);
    return null;
  }
  const last = key !== null && status >= 500 ? cache.getLastGood(key) : null;
  return sendCached(originalRequest, response, last ?? buildCachedResponse(status, headers, body, "once"));
}
