/** Parses a request target into the normalized form that the request gate (gate.ts) and Next use. */
import { trimEndSlashes } from "../base/trim-slashes.ts";
import type { RequestKind } from "../platform/runtime/runtime.ts";
import { isSharedFile } from "./response-cache/browser-cache.ts";

export type Target = {
  path: string;
  search: string;
  /** An endpoint for scripts: API, metrics or analytics. */
  isApi: boolean;
};

const base = "http://localhost";

/** SECURITY: the time that Next needs for a query grows with the square of its number of parameters. */
const maxParameters = 100;

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Next's routes do not match line breaks, so such a request would render an error page. Other control characters are never valid. */
const hasControlCharacters = (text: string) => /[\p{Cc}\u2028\u2029]/u.test(text);

// Next redirects a path with unnecessarily encoded characters to itself, endlessly, and fails on the encoded name of a
// dynamic route: `/docs/%5Bslug%5D`.
const decodeForRouting = (path: string) =>
  path.replace(/%(?:2[de]|3\d|4[1-9a-f]|5[0-9abdf]|6[1-9a-f]|7[0-9ae])/gi, decodeURIComponent);

/** Next matches a path with an encoded slash or backslash to a route, and then fails to render it. */
const hasEncodedSlash = (path: string) => /%(?:2f|5c)/i.test(path);

/** Null if the target is malformed, not a path of this site, or has too many parameters. */
export function parseTarget(target: string | undefined): Target | null {
  // SECURITY: a second slash would name a host, whose parsing takes time.
  if (!target?.startsWith("/") || /^.[/\\]/.test(target)) return null;
  // Dot segments are resolved first: `/api/../pricing` is a page.
  const url = URL.parse(target, base);
  // The parser drops tabs ("/\t/host" names a host) and resolves "/.//host" to "//host".
  if (url?.origin !== base || url.pathname.startsWith("//")) return null;
  if (url.searchParams.size > maxParameters) return null;
  const decoded = decode(url.pathname);
  if (decoded === null || hasControlCharacters(decoded) || hasEncodedSlash(url.pathname)) return null;
  const path = decodeForRouting(url.pathname);
  // The image optimizer decodes its `url` again, and fails on a malformed one.
  const images = path === "/_next/image" ? url.searchParams.getAll("url") : [];
  if (images.some((src) => decode(src) === null)) return null;
  const isApi = /^\/(?:api|metrics|ingest)(?:\/|$)/.test(path);
  // The analytics library's URLs end with a slash, which Next would redirect; a beacon may be lost on the way.
  const routedPath = path.startsWith("/ingest/") ? trimEndSlashes(path) : path;
  return { path: routedPath, search: url.search, isApi };
}

/**
 * The kind of a request in logs and metrics.
 * @param isData whether it asks for a page's data (`?_rsc=`)
 */
export function requestKindOf(
  path: string,
  { isApi, isData }: { isApi: boolean; isData: boolean },
): RequestKind {
  if (isApi) return "api";
  if (path.startsWith("/_next/static/")) return "static";
  if (path === "/_next/image") return "image";
  if (path.startsWith("/shared-api/")) return "endpoint";
  if (isSharedFile(path)) return "file";
  return isData ? "data" : "page";
}
