/** Answers for addresses of the past, before Next would say 404. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RedirectTarget } from "@/lib/base/redirects";
import type { RequestHandler } from "./gate.ts";

/** Long enough to spare a visitor the detour, short enough to take a mistake back. */
const keepMovedSeconds = 3_600;

function redirect(response: ServerResponse, move: RedirectTarget & { to: string }, search: string): void {
  const isForGood = move.status === 301 || move.status === 308;
  response.writeHead(move.status, {
    location: move.to + search,
    "cache-control": isForGood ? `public, max-age=${keepMovedSeconds}` : "no-store",
    "content-length": 0,
  });
  response.end();
}

/** Whatever status the page is rendered with, the answer says "gone". Next has no status 410 for pages. */
function forceStatus(response: ServerResponse, status: number): void {
  const writeHead = response.writeHead;
  Object.assign(response, {
    writeHead: (_status: number, ...rest: []) => writeHead.call(response, status, ...rest),
  });
}

/** No document has such a uid: Next answers with the page for addresses that lead nowhere. */
const missingPath = "/-";

type MovesOptions = {
  handler: RequestHandler;
  findRedirect: (path: string) => RedirectTarget | null;
  findBuildDifference: (path: string, cookie?: string) => "late" | "missing" | null;
  /** The page whose content withdrawn addresses show. */
  withdrawnPath: string;
};

/** Puts moved and withdrawn addresses, and pages that are newer than the build, in front of `handler`. Queries travel along. */
export function answerMoves({
  handler,
  findRedirect,
  findBuildDifference,
  withdrawnPath,
}: MovesOptions): RequestHandler {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const move = findRedirect(pathname);
    if (move === null) {
      const detour = findBuildDifference(pathname, request.headers.cookie);
      // The gate has taken this header from everyone else; see the rewrites in `next.config.ts`.
      if (detour === "late") request.headers["x-next-late"] = "1";
      if (detour === "missing") request.url = missingPath + search;
      return handler(request, response);
    }
    if ("to" in move) return redirect(response, move, search);
    request.url = withdrawnPath;
    // A browser that knows the page would be told "not modified", which is not what happened.
    delete request.headers["if-none-match"];
    forceStatus(response, move.status);
    return handler(request, response);
  };
}
