/** Maps a request to the key of a cached response. */
import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { campaignNames, trackingIdParameters } from "../../base/campaign-parameters.ts";
import { hasPageParameter } from "../../base/query-pages.ts";
import { isSharedFile } from "./browser-cache.ts";

export type CacheRequest = Pick<IncomingMessage, "method" | "headers">;

/** Query parameters that no page reads on the server: campaign parameters, and Next's marker of data requests. */
const ignoredParameters = new Set<string>(["_rsc", ...campaignNames, ...trackingIdParameters]);

/** The cookies of Next and of the CMS that enable drafts. */
const draftCookie = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data|io\.prismic\.preview)=/;

/** Whether the client may see drafts, which are rendered for one editor. */
export const hasDraftCookie = ({ cookie = "" }: IncomingHttpHeaders): boolean => draftCookie.test(cookie);

/** The values of `next-router-prefetch` that browsers send. */
const prefetches: readonly unknown[] = [undefined, "1", "2", "3"];

/** Files depend on no query, and not on drafts. */
const isFile = (path: string) => path.startsWith("/_next/static/") || isSharedFile(path);

function isQueryIgnored(path: string, search: string, isListed: boolean): boolean {
  if (search === "" || isFile(path)) return true;
  const query = new URLSearchParams(search);
  if (isListed) return !hasPageParameter(path, query);
  return [...query.keys()].every((name) => ignoredParameters.has(name));
}

export type CacheKey = {
  path: string;
  /** The document, or its data in one of the variants that browsers request. */
  variant: string;
  /**
   * Key of a data request that Next must accept once before it is answered from the cache; null for
   * documents.
   */
  acceptanceKey: string | null;
};

/**
 * SECURITY: Next serves page data only at a URL with the hash of the request's headers, so that a cache in
 * front that ignores `Vary` can't be tricked into storing data as the document. Each such combination goes to
 * Next until Next has accepted it.
 */
function acceptanceKeyOf(headers: IncomingHttpHeaders, search: string): string {
  const names = [
    "next-router-prefetch",
    "next-router-segment-prefetch",
    "next-router-state-tree",
    "next-url",
  ];
  const parts = [search, ...names.map((name) => headers[name] ?? "")];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64");
}

/**
 * Null if the response may depend on more than the path: a draft, a byte range, or a query that the page may read.
 * @param isListed whether the site lists a page at the path: then it is the same for all queries but those of `queryPages`
 */
export function cacheKeyOf(
  { method, headers }: CacheRequest,
  path: string,
  search: string,
  isListed: boolean,
): CacheKey | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (headers.range !== undefined || !isQueryIgnored(path, search, isListed)) return null;
  if (hasDraftCookie(headers) && !isFile(path)) return null;
  if (headers.rsc === undefined) return { path, variant: "", acceptanceKey: null };
  const prefetch = headers["next-router-prefetch"];
  const segment = headers["next-router-segment-prefetch"];
  // SECURITY: other values would create more variants of the same response to compress and store. Next reads the segment
  // of a prefetch only.
  if (headers.rsc !== "1" || !prefetches.includes(prefetch)) return null;
  if (segment !== undefined && prefetch !== "1") return null;
  const variant = JSON.stringify([prefetch, segment]);
  return { path, variant, acceptanceKey: acceptanceKeyOf(headers, search) };
}
