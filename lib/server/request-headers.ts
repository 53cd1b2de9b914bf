/** What a client may tell Next by headers. */
import type { IncomingHttpHeaders } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";

/**
 * SECURITY: headers with which Next's parts talk to each other. From outside they could skip checks,
 * choose what is rendered, or call a Server Action. The client's own (`rsc`, `next-router-*`,
 * `next-url`) pass.
 */
const internalHeader =
  /^(?:x-middleware-|x-nextjs-|x-next-|x-now-|x-invoke-|x-prerender-|x-matched-path$|x-action-|x-invocation-id$|next-action$|next-resume$)/;

/** What browsers say to get a page's data. */
const pageDataHeader = /^(?:rsc$|next-router-|next-url$)/;

const routerStateHeader = "next-router-state-tree";

function removeMatching(headers: IncomingHttpHeaders, pattern: RegExp): void {
  for (const name of Object.keys(headers)) {
    if (pattern.test(name)) delete headers[name];
  }
}

/** Removes, in place, what only Next itself may say. */
export function stripInternalHeaders(headers: IncomingHttpHeaders): void {
  removeMatching(headers, internalHeader);
}

/** What Next's own client, or its middleware, says when it only fetches ahead. */
const prefetchHeader = /^(?:next-router-(?:segment-)?prefetch|x-middleware-prefetch)$/;

/** Says in place, in the standard header, that a request only fetches ahead: Next's own names are removed. */
export function keepPrefetchPurpose(headers: IncomingHttpHeaders): void {
  if (Object.keys(headers).some((name) => prefetchHeader.test(name))) headers["sec-purpose"] = "prefetch";
}

/** Removes, in place, the wish for a page's data: programs get one form of an answer only. */
export function stripPageDataHeaders(headers: IncomingHttpHeaders): void {
  removeMatching(headers, pageDataHeader);
}

/** Removes, in place, a router state that Next can't read, for which it would answer 500. Without one it sends the whole page. */
export function stripUnreadableRouterState(headers: IncomingHttpHeaders): void {
  try {
    parseAndValidateFlightRouterState(headers[routerStateHeader]);
  } catch {
    delete headers[routerStateHeader];
  }
}
