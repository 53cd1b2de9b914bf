import { log } from "@/lib/base/log";

/** Names of this machine for itself: all of them mean the site that is tried at its default address. */
const loopbackHosts = ["localhost", "127.0.0.1", "[::1]"];

/** Whether `url` (or an origin) is of the site at `siteUrl`: of the same scheme, host and port. */
export function isOwnUrl(url: string, siteUrl: string): boolean {
  const given = URL.parse(url);
  if (given === null) return false;
  const own = new URL(siteUrl);
  const isLoopback = [own, given].every(({ hostname }) => loopbackHosts.includes(hostname));
  if (isLoopback) return given.protocol === own.protocol && given.port === own.port;
  return given.origin === own.origin;
}

let hasWarned = false;

/** Says once that visitors come to the site by another address than `SITE_URL`: their forms are all refused. */
function warnOfOtherAddress(origin: string, headers: Headers): void {
  if (hasWarned || URL.parse(origin)?.host !== headers.get("host")) return;
  hasWarned = true;
  log("warn", "http.other-site-url", { key: "SITE_URL" });
}

/**
 * Whether a write comes from this site's own pages. A browser always sends one of the two headers
 * with a POST to a secure address; both absent is an old client or no browser, and allowed.
 * SECURITY: one sign of another site is enough to refuse. The host that the request names counts for nothing:
 * whoever sends it chooses it.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = headers.get("origin");
  if (origin === null) return true;
  // An opaque origin: a privacy setting on our own page, or a sandboxed frame of another.
  if (origin === "null") return site === "same-origin";
  const isOwn = isOwnUrl(origin, siteUrl);
  if (!isOwn) warnOfOtherAddress(origin, headers);
  return isOwn;
}

/**
 * Whether a write comes from one of our own pages that tell nobody where they are (no-referrer): those post with an
 * opaque origin, which older browsers don't vouch for by a second header.
 * SECURITY: only where a secret token in the request is the proof.
 */
export function isOwnPrivatePost(headers: Headers, siteUrl: string): boolean {
  const isOpaque = headers.get("origin") === "null" && headers.get("sec-fetch-site") === null;
  return isOpaque || isSameOrigin(headers, siteUrl);
}
