/** Handles redirects, removed pages (410) and pages published after the build. */
import { gonePath, type RedirectTarget } from "../base/redirects.ts";
import type { Runtime } from "../platform/runtime/runtime.ts";
import { type BufferedResponse, emptyResponse, type Handler } from "./http/buffered-response.ts";

/** Cache lifetime of redirects: short enough to correct a mistake. */
const permanentRedirectSeconds = 3_600;

function redirectTo({ status, to }: RedirectTarget & { to: string }, search: string): BufferedResponse {
  const isPermanent = status === 301 || status === 308;
  return emptyResponse(status, {
    location: to + search,
    "cache-control": isPermanent ? `public, max-age=${permanentRedirectSeconds}` : "no-store",
  });
}

/** No document has such a uid, so Next responds with its 404 page. */
export const missingPath = "/-";

/**
 * Marks a request for a page published after the build; see the rewrites in `next.config.ts`. The gate removes
 * this header from clients' requests.
 */
export const lateHeader = "x-oxbow-late";

/** Applies redirects (they keep the query) and changes since the build, before `next` is called. */
export function withRedirects(
  next: Handler,
  { findRedirect, findBuildDifference }: Pick<Runtime, "findRedirect" | "findBuildDifference">,
): Handler {
  return async (request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const target = findRedirect(pathname, request.headers.cookie);
    if (target === null) {
      const difference = findBuildDifference(pathname, request.headers.cookie);
      if (difference === "late") request.headers[lateHeader] = "1";
      if (difference === "missing") request.url = missingPath + search;
      return next(request, response);
    }
    if ("to" in target) return redirectTo(target, search);
    request.url = gonePath;
    // Otherwise a browser with a cached copy would get "not modified".
    delete request.headers["if-none-match"];
    const buffered = await next(request, response);
    // Next has no status 410 for pages.
    return buffered && { ...buffered, status: target.status };
  };
}
