/**
 * The header with which a browser says what it shows, so that Next sends only the rest.
 * SECURITY: Next validates it with a library whose time grows with the square of its depth (0.3 s for 13 KB), and answers 500
 * to one that is invalid.
 */
import type { IncomingHttpHeaders } from "node:http";

const name = "next-router-state-tree";
/** Several times what browsers send on this site. */
const maxLength = 8_192;
const maxDepth = 40;

const isText = (value: unknown): value is string => typeof value === "string";
const isMissing = (value: unknown) => value === undefined || value === null;

/** A name, or a parameter: name, value, kind, and the static routes beside it. */
function isSegment(value: unknown): boolean {
  if (isText(value)) return true;
  if (!Array.isArray(value) || value.length !== 4) return false;
  const [parameter, key, kind, siblings]: unknown[] = value;
  const hasSiblings = siblings === null || (Array.isArray(siblings) && siblings.every(isText));
  return (
    isText(parameter) &&
    isText(key) &&
    isText(kind) &&
    /^(?:oc|[cd](?:i\(\.{1,3}\)|i\(\.\.\)\(\.\.\))?)$/.test(kind) &&
    hasSiblings
  );
}

const isPair = (value: unknown) => Array.isArray(value) && value.length === 2 && value.every(isText);
const isMarker = (value: unknown) =>
  value === "refetch" || value === "inside-shared-layout" || value === "metadata-only";

/** A segment, the states of its parallel routes, and optional parts; as `flightRouterStateSchema` of Next 16.4. */
function isRouterState(value: unknown, depth = 0): boolean {
  if (!Array.isArray(value) || value.length > 6 || depth > maxDepth) return false;
  const [segment, routes, url, marker, flags, rest]: unknown[] = value;
  if (typeof routes !== "object" || routes === null || Array.isArray(routes)) return false;
  return (
    isSegment(segment) &&
    (isMissing(url) || isPair(url)) &&
    (isMissing(marker) || isMarker(marker)) &&
    (isMissing(flags) || typeof flags === "number") &&
    (rest === undefined || isText(rest)) &&
    Object.values(routes).every((route) => isRouterState(route, depth + 1))
  );
}

/** Whether the header is acceptable. Removes it from requests that are not for page data. */
export function takeRouterState(headers: IncomingHttpHeaders): boolean {
  if (headers.rsc === undefined) delete headers[name];
  const state = headers[name];
  if (state === undefined) return true;
  if (!isText(state) || state.length > maxLength) return false;
  try {
    return isRouterState(JSON.parse(decodeURIComponent(state)));
  } catch {
    return false;
  }
}
