/** Keeps the query of one visitor out of the pages that Next renders for everybody. */
import { hasPageParameter } from "../base/query-pages.ts";
import type { Handler } from "./http/buffered-response.ts";
import { missingPath } from "./redirects.ts";

/** The hash by which Next checks a request for data: base64url. */
const dataMarker = "_rsc";
const isHash = (value: string | null) => value !== null && /^[\w-]{1,32}$/.test(value);

/**
 * Removes the query of pages that Next keeps for all visitors, before Next renders them.
 * PRIVACY, SECURITY: Next writes the URL of the visitor for whom it renders an expired page, such as one with a click id, into
 * the page that it keeps for all.
 */
export function withoutPageQuery(next: Handler, isSharedPage: (path: string) => boolean): Handler {
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const isShared = isSharedPage(pathname) || pathname === missingPath;
    // Next redirects another spelling of a page's path, with its query.
    const isOtherSpelling = pathname !== "/" && (pathname.endsWith("/") || pathname === "/index");
    if (isShared && !isOtherSpelling && searchParams.size > 0 && !hasPageParameter(pathname, searchParams)) {
      const marker = searchParams.get(dataMarker);
      const isKept = request.headers.rsc !== undefined && isHash(marker);
      request.url = isKept ? `${pathname}?${dataMarker}=${marker}` : pathname;
    }
    return next(request, response);
  };
}
