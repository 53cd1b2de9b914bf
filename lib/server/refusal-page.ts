/** Rejections as HTML pages, for browsers: the failure page with other texts. */
import type { IncomingMessage } from "node:http";
import { acceptsHtml } from "../platform/http/accept.ts";
import { finishResponse } from "./document/finish-response.ts";
import { fillFailurePage } from "./error-pages.ts";
import { isPlainForm } from "./refusals.ts";
import type { Refusal } from "./request-checks.ts";
import { buildCachedResponse, type CachedResponse } from "./response-cache/cached-response.ts";
import type { Target } from "./target.ts";

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
 * Each page is built and compressed once: a rejection must cost less than the rejected request.
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
