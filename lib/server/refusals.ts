/**
 * Responses to refused requests: as a page, as JSON or as a redirect. An API's response with Retry-After (429 or 303) is
 * repeated to the same client, so that retries do not reach Next.
 */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { acceptsHtml } from "../platform/http/request-headers.ts";
import type { Admitted } from "./admission.ts";
import { finishResponse } from "./document/finish-response.ts";
import { fillFailurePage } from "./error-pages.ts";
import type { BufferedResponse } from "./http/buffered-response.ts";
import type { Refusal } from "./request-checks.ts";
import { buildCachedResponse, type CachedResponse } from "./response-cache/cached-response.ts";
import type { Target } from "./target.ts";

/** Paths that take a signed token: a valid one must get through, whatever others with the same IP have sent. */
const tokenPath = /^\/api\/(?:newsletter\/|oxycon\/confirm$)/;
const maxRefusals = 1_000;
const maxTtlMs = 60_000;

/** Whether a request is a plain form post from a browser. */
const isPlainForm = (headers: IncomingHttpHeaders): boolean =>
  headers["content-type"]?.toLowerCase().startsWith("application/x-www-form-urlencoded") === true;

/** Includes `isPlainForm`, because plain forms get a redirect and scripts JSON. */
const keyOf = ({ client, request: { method, headers }, target: { path } }: Admitted) =>
  [client, method, path, isPlainForm(headers)].join(" ");

export function createRefusals() {
  const refusals = new LRUCache<string, BufferedResponse>({ max: maxRefusals });
  return {
    /** The response to an earlier request of this client to the same path, while its Retry-After has not passed. */
    find: (admitted: Admitted): BufferedResponse | undefined => refusals.get(keyOf(admitted)),
    /** Stores a 429 or 303 with Retry-After until that time has passed, for at most one minute. */
    store(admitted: Admitted, buffered: BufferedResponse): void {
      if (tokenPath.test(admitted.target.path)) return;
      const ttl = Math.min(Number(buffered.headers["retry-after"]) * 1_000, maxTtlMs);
      if ((buffered.status === 429 || buffered.status === 303) && ttl > 0)
        refusals.set(keyOf(admitted), buffered, { ttl });
    },
  };
}

const headings = new Map([
  [404, "Page not found"],
  [429, "Too many requests"],
  [500, "Something went wrong on our side"],
  [503, "The site is busy"],
]);

/** Whether a browser shows the response: requests for pages, and plain form posts. */
export const isShown = ({ headers }: IncomingMessage, { isApi }: Target): boolean =>
  acceptsHtml(headers.accept) && (!isApi || isPlainForm(headers));

export type RefusalPages = (request: IncomingMessage, refusal: Refusal) => CachedResponse;

/**
 * Each page is built and compressed once: a refusal must cost less than the refused request. Each message has one status.
 * @param failurePage see `ErrorPages`
 */
export function createRefusalPages(failurePage: string): RefusalPages {
  const pages = new Map<string, CachedResponse>();

  function build(request: IncomingMessage, { status, message }: Refusal): CachedResponse {
    const heading = headings.get(status) ?? "This request was refused";
    const html = fillFailurePage(failurePage, { status, heading, text: message });
    const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
    const finished = finishResponse(request, { status, headers, body: Buffer.from(html) });
    return buildCachedResponse(status, finished.headers, finished.body);
  }

  return (request, refusal) => {
    const page = pages.get(refusal.message) ?? build(request, refusal);
    pages.set(refusal.message, page);
    return page;
  };
}
