/** Names of the site's routes, as the folders of `app/` spell them: `/api/receipts/[token]/withdraw`. */
import { globSync } from "node:fs";
import { dirname } from "node:path";

type Route = { name: string; pattern: RegExp };

/** Static segments match before dynamic ones, and those before catch-alls. */
function rankOf(segment: string): number {
  if (segment.includes("...")) return 2;
  return segment.startsWith("[") ? 1 : 0;
}

function patternOf(segment: string): string {
  if (segment.startsWith("[[...")) return "(?:/.+)?";
  if (segment.startsWith("[...")) return "/.+";
  if (segment.startsWith("[")) return "/[^/]+";
  return `/${RegExp.escape(segment)}`;
}

function toRoute(file: string): Route & { ranks: string } {
  const segments = dirname(file)
    .split("/")
    .filter((segment) => segment !== "." && !segment.startsWith("("));
  return {
    name: `/${segments.join("/")}`,
    pattern: new RegExp(`^${segments.map(patternOf).join("") || "/"}$`),
    ranks: segments.map(rankOf).join(""),
  };
}

/**
 * Reads the routes below `folder`. Returns a function from a path to its route name; null for an unknown
 * path. PRIVACY: a route name contains placeholders, not the values of the path's parameters.
 */
export function readRouteNames(folder: string): (path: string) => string | null {
  const routes = globSync("**/{page,route}.{ts,tsx}", { cwd: folder })
    .map(toRoute)
    .sort((a, b) => (a.ranks < b.ranks ? -1 : 1));
  return (path) => routes.find(({ pattern }) => pattern.test(path))?.name ?? null;
}
