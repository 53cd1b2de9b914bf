/** Keeps the query of one visitor out of the pages that Next renders for everybody. */
import { dataEnding } from "../base/page-data.ts";
import { readsQuery } from "../base/query-pages.ts";
import type { Handler } from "./http/buffered-response.ts";
import { missingPath } from "./redirects.ts";

/** The hash by which Next checks a request for data. */
const dataMarker = "_rsc";

/**
 * Removes the query of pages that Next keeps for all visitors, before Next renders them.
 * PRIVACY: Next writes the URL of the visitor for whom it renders an expired page, such as one with a click id, into the page
 * that it keeps for all.
 */
export function withoutPageQuery(next: Handler, isSharedPage: (path: string) => boolean): Handler {
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const page = pathname.replace(dataEnding, "");
    const isShared = isSharedPage(page) || page === missingPath;
    // Next redirects another spelling of a page's path, with its query.
    const isOtherSpelling = pathname !== "/" && (pathname.endsWith("/") || pathname === "/index");
    if (isShared && !isOtherSpelling && searchParams.size > 0 && !readsQuery(page, searchParams)) {
      const marker = searchParams.get(dataMarker);
      request.url =
        marker === null ? pathname : `${pathname}?${new URLSearchParams({ [dataMarker]: marker })}`;
    }
    return next(request, response);
  };
}
