/** Addresses of the past: where their pages went. Pure; `lib/content/redirects/find-move.ts` reads the list. */

/** A page that has another address now (301, 308: for good; 302, 307: for a while), or was withdrawn (410). */
export type Move = { status: 301 | 302 | 307 | 308; to: string } | { status: 410 };

/** The page that answers for withdrawn ones; it is no page of its own. */
export const withdrawnPath = "/gone";

/** One form for the ways to write an address: lower case, no slash at the end. */
export function normalizePath(path: string): string {
  const trimmed = path.toLowerCase().replace(/\/+$/, "");
  return trimmed === "" ? "/" : trimmed;
}

type MoveRow = { from: string } & Move;

/** The list as a table from address to move. */
export function buildMoves({ redirects }: { redirects: readonly MoveRow[] }): ReadonlyMap<string, Move> {
  const rows = redirects.map((row): [string, Move] => [
    normalizePath(row.from),
    row.status === 410 ? { status: 410 } : { status: row.status, to: row.to },
  ]);
  return new Map([...rows, [withdrawnPath, { status: 410 }]]);
}
