/** Checks requests before Next gets them. */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { httpErrors } from "../platform/http/errors.ts";
import type { Target } from "./target.ts";

export type Refusal = { status: number; message: string; headers?: Record<string, string> };

export const invalidUrl: Refusal = { status: 400, message: "This is not a URL of this site." };

export const busy: Refusal = {
  status: 503,
  message: "The site is busy. Please try again in a moment.",
  headers: { "retry-after": "2" },
};

export const tooManyRequests = (retryAfter: number): Refusal => ({
  ...httpErrors["too-many"],
  headers: { "retry-after": String(retryAfter) },
});

const pageMethods = ["GET", "HEAD"];
const apiMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * SECURITY: Node accepts any HTTP version, and requests with two Host headers or none, which HTTP parsers
 * interpret differently.
 */
function isWellFormed({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  return (httpVersion === "1.1" || httpVersion === "1.0") && hosts.length === 1 && headers.host !== "";
}

const charsetParameters = /;\s*charset\s*=\s*"?([^";\s]*)/gi;

/** Whether a content type declares UTF-8; no charset counts as UTF-8. */
const isUtf8 = (contentType = ""): boolean =>
  [...contentType.matchAll(charsetParameters)].every(([, charset = ""]) => /^utf-?8$/i.test(charset));

/**
 * Next's second addresses of each page. Browsers get the data of a page from its own URL, so nobody needs them.
 * SECURITY: Next would render and store what such an address names, whether the site lists it or not.
 */
const isDataAddress = (path: string): boolean =>
  path.startsWith("/_next/data/") || /\.(?:rsc|segments(?:\/.*)?)$/.test(path);

/** Why a request is rejected; null if it is accepted. */
export function findRefusal(request: IncomingMessage, { path, isApi }: Target): Refusal | null {
  const { method = "" } = request;
  if (!isWellFormed(request)) return httpErrors["bad-request"];
  // SECURITY: each chunk costs as much as a packet, and may be a single byte. Browsers and nginx send no chunks.
  if (request.headers["transfer-encoding"] !== undefined) return httpErrors["length-required"];
  // A POST to a prerendered page would render it again, without its cached headers.
  if (!isApi && !pageMethods.includes(method)) {
    return { status: 405, message: "Pages can only be read.", headers: { allow: pageMethods.join(", ") } };
  }
  if (!apiMethods.includes(method)) {
    return { ...httpErrors["method-not-allowed"], headers: { allow: apiMethods.join(", ") } };
  }
  // All handlers read bodies as UTF-8.
  if (!isUtf8(request.headers["content-type"])) return httpErrors["unsupported-type"];
  return isDataAddress(path) ? httpErrors["not-found"] : null;
}

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
