/** Redirects of old paths. Pure; `lib/content/redirects/find-redirect.ts` reads the list. */
import { trimEndSlashes } from "./trim-slashes.ts";

/** Where an old path leads: permanently (301, 308) or temporarily (302, 307) to another, or nowhere (410). */
export type RedirectTarget = { status: 301 | 302 | 307 | 308; to: string } | { status: 410 };

/** Internal path of the page that is served with status 410. A request for it gets a 410, too. */
export const gonePath = "/gone";

/** Normalizes a path: lower case, no trailing slash. */
export function normalizePath(path: string): string {
  const trimmed = trimEndSlashes(path.toLowerCase());
  return trimmed === "" ? "/" : trimmed;
}

type RedirectRow = { from: string } & RedirectTarget;

export function buildRedirectMap({
  redirects,
}: {
  redirects: readonly RedirectRow[];
}): ReadonlyMap<string, RedirectTarget> {
  const rows = redirects.map((row): [string, RedirectTarget] => [
    normalizePath(row.from),
    row.status === 410 ? { status: 410 } : { status: row.status, to: row.to },
  ]);
  return new Map([...rows, [gonePath, { status: 410 }]]);
}
