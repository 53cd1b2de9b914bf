/** What a request asks for, in the one spelling that the gate decides on and Next gets to see. */

export type Target = { path: string; search: string; isProgram: boolean };

const base = "http://localhost";

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Next's routes take no line break: for such a path it would render an error page anew each time. */
const hasControls = (text: string) => /[\p{Cc}\u2028\u2029]/u.test(text);

// Next redirects a path with needlessly encoded characters to itself, forever.
const decodeUnreserved = (path: string) =>
  path.replace(/%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi, decodeURIComponent);

/** Where a route has a file, Next finds it behind an encoded slash too, and fails. */
const hasHiddenSlash = (path: string) => /%(?:2f|5c)/i.test(path);

/** Null when the target is no path of this site, or one that Next could not decode. */
export function parseTarget(target: string | undefined): Target | null {
  if (!target?.startsWith("/") || target.startsWith("//")) return null;
  // Dot segments are resolved first: `/api/../pricing` is a page.
  const url = URL.parse(target, base);
  // A backslash counts as a slash, so that `/\host` names another site.
  if (url?.origin !== base || url.pathname.startsWith("//")) return null;
  const decoded = decode(url.pathname);
  if (decoded === null || hasControls(decoded) || hasHiddenSlash(url.pathname)) return null;
  const path = decodeUnreserved(url.pathname);
  // The image optimizer decodes the address it is given once more.
  const images = path === "/_next/image" ? url.searchParams.getAll("url") : [];
  if (images.some((address) => decode(address) === null)) return null;
  const isProgram = /^\/(?:api|metrics|ingest)(?:\/|$)/.test(path);
  // The analytics library ends its addresses with a slash, which Next would redirect, and beacons follow no redirect.
  const known = path.startsWith("/ingest/") ? path.replace(/\/+$/, "") : path;
  return { path: known, search: url.search, isProgram };
}
