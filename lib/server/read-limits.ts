/** Rate limits per client for reads that cost more than a cached response. */
import { createRateLimiter, type RateDecision } from "../platform/http/rate-limit.ts";
import type { BufferedResponse } from "./http/buffered-response.ts";
import { isTextual } from "./response-cache/encodings.ts";
import type { Target } from "./target.ts";

/**
 * Responses rendered for one request: search results, receipts, results of plain forms, drafts, unknown URLs. Each costs 10
 * to 50 ms of CPU. An office of 30 people stays below the limit.
 */
const renderLimit = { burst: 120, perMinute: 120 };
/** Files that do not exist: their response is a page. */
const missingFileLimit = { burst: 120, perMinute: 120 };
/** High enough for an office of a hundred people who search while typing. */
const searchLimit = { burst: 100, perMinute: 300 };
/** The event page asks once for each visit. */
const seatsLimit = { burst: 120, perMinute: 120 };
/** Scripts of the analytics library: read from the disk and compressed each time. A visit needs one or two a day. */
const scriptLimit = { burst: 120, perMinute: 120 };
/** The sandbox: a few milliseconds of CPU per request. */
const sandboxLimit = { burst: 40, perMinute: 60 };

/** Whether Next rendered this response for one request, so that it is not cached. */
export function isRenderedForOneRequest(hasKey: boolean, { status, headers }: BufferedResponse): boolean {
  if (!isTextual(String(headers["content-type"] ?? ""))) return false;
  const isKept =
    headers["x-nextjs-cache"] !== undefined || /immutable/.test(String(headers["cache-control"]));
  return !(hasKey && status < 400 && isKept);
}

export function createReadLimits() {
  // Separate, so that someone's requests for missing files do not limit the pages of a whole office.
  const renders = { pages: createRateLimiter(renderLimit), files: createRateLimiter(missingFileLimit) };
  const api = new Map([
    ["/api/search", createRateLimiter(searchLimit)],
    ["/api/oxycon/seats", createRateLimiter(seatsLimit)],
    ["/api/sandbox", createRateLimiter(sandboxLimit)],
  ]);
  const scripts = createRateLimiter(scriptLimit);
  const limiterOf = (path: string) => (path.startsWith("/ingest/static/") ? scripts : api.get(path));
  return {
    /** Counts an API read. */
    takeApi: ({ path }: Target, client: string): RateDecision =>
      limiterOf(path)?.take(client, performance.now()) ?? { isAllowed: true },
    /** Whether another page may be rendered for the client: one that was asked for, or that a file does not exist. */
    checkRenders: (kind: keyof typeof renders, client: string) =>
      renders[kind].take(client, performance.now(), 0),
    /** Counts a response that was rendered for one request of the client. */
    countRender: (kind: keyof typeof renders, client: string) =>
      void renders[kind].take(client, performance.now()),
  };
}
