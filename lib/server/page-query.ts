/** Keeps the query of one visitor out of the pages that Next renders for everybody. */
import { queryPages } from "../base/query-pages.ts";
import type { Handler } from "./http/buffered-response.ts";

/** The endings of a page's data. */
const dataEnding = /\.(?:rsc|segments\/.*)$/;
/** The hash by which Next checks a request for data. */
const dataMarker = "_rsc";

/** The part of a query that Next may see. */
function keptQuery(page: string, query: URLSearchParams): string {
  const marker = query.get(dataMarker);
  const isRead = queryPages.some(({ path, parameter }) => path === page && query.has(parameter));
  if (isRead) return `?${query}`;
  return marker === null ? "" : `?${new URLSearchParams({ [dataMarker]: marker })}`;
}

/**
 * Removes the query of the site's pages before Next renders them.
 * PRIVACY: Next writes the URL of the visitor for whom it renders an expired page, such as one with a click id, into the page
 * that it keeps for all.
 */
export function withoutPageQuery(next: Handler, isSitePath: (path: string) => boolean): Handler {
  return (request, response) => {
    const [path = "/", search] = (request.url ?? "/").split("?", 2);
    const page = path.replace(dataEnding, "");
    if (search !== undefined && isSitePath(page === "" ? "/" : page))
      request.url = path + keptQuery(page, new URLSearchParams(search));
    return next(request, response);
  };
}
