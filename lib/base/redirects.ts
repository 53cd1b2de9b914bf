/** Redirects of old paths. Pure; `lib/content/redirects/find-redirect.ts` reads the list. */
import { trimEndSlashes } from "./trim-slashes.ts";

/** A page that has moved (301, 308: permanently; 302, 307: temporarily), or was removed (410). */
export type RedirectTarget = { status: 301 | 302 | 307 | 308; to: string } | { status: 410 };

/** The page served for removed ones; it has no URL of its own. */
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
