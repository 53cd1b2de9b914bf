/** Filters the request headers that Next gets. */
import type { IncomingHttpHeaders } from "node:http";

const dataHeader = /^(?:rsc$|next-router-|next-url$)/;
const prefetchHeader = /^next-router-(?:segment-)?prefetch$/;

/** Headers starting with `x-` that are kept: this site or Next reads them, and clients or proxies may set them. */
const keptExtension = /^x-(?:forwarded-|real-ip$|moz$|purpose$|request-id$)/;

/** Next takes a nonce from the policy of a request, and would write it into a page that is kept for everybody. */
const policyHeader = /^content-security-policy(?:-report-only)?$/;

/**
 * SECURITY: removes unknown non-standard headers, in place. Proxies and frameworks use such headers
 * internally: from a client they could skip checks, choose what is rendered, or call a Server Action.
 * @param countryHeader the proxy's header with the visitor's country (`COUNTRY_HEADER`)
 */
export function stripInternalHeaders(headers: IncomingHttpHeaders, countryHeader?: string): void {
  for (const name of Object.keys(headers)) {
    const isExtension = name.startsWith("x-") || name.startsWith("next-");
    const isKept = dataHeader.test(name) || keptExtension.test(name) || name === countryHeader?.toLowerCase();
    if ((isExtension && !isKept) || policyHeader.test(name)) delete headers[name];
  }
}

/** Longer than what browsers and their extensions send. */
const maxUserAgentLength = 512;

/** SECURITY: Next recognizes crawlers by a pattern whose time grows with the square of this header's length. */
export function shortenUserAgent(headers: IncomingHttpHeaders): void {
  if (headers["user-agent"] === undefined) return;
  headers["user-agent"] = headers["user-agent"].slice(0, maxUserAgentLength);
}

/** As many as browsers keep for one site. */
const maxCookies = 180;

/** SECURITY: Next's time to read cookies grows with the square of their number: half a second for 16 KB. */
export function limitCookies(headers: IncomingHttpHeaders): void {
  if (headers.cookie === undefined) return;
  headers.cookie = headers.cookie.split(";", maxCookies).join(";");
}

/** Removes the headers that request page data, in place: API routes do not support them. */
export function stripDataHeaders(headers: IncomingHttpHeaders): void {
  if (Object.keys(headers).some((name) => prefetchHeader.test(name))) headers["sec-purpose"] = "prefetch";
  for (const name of Object.keys(headers)) if (dataHeader.test(name)) delete headers[name];
}
