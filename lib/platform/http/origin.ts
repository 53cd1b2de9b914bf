import { parseBrowserUrl } from "@/lib/base/browser-url";
import { log } from "@/lib/base/log";

/** Loopback names are equivalent when the site runs at its default URL. */
const loopbackHosts = ["localhost", "127.0.0.1", "[::1]"];

/** Whether `url` (or an origin) has the scheme, host and port of `siteUrl`. */
export function isOwnUrl(url: string, siteUrl: string): boolean {
  const given = parseBrowserUrl(url);
  if (given === null) return false;
  const own = new URL(siteUrl);
  const isLoopback = [own, given].every(({ hostname }) => loopbackHosts.includes(hostname));
  if (isLoopback) return given.protocol === own.protocol && given.port === own.port;
  return given.origin === own.origin;
}

let hasWarned = false;

/** Logs once that visitors use another origin than `SITE_URL`: all their posts are rejected. */
function warnAboutSiteUrl(origin: string, headers: Headers): void {
  if (hasWarned || parseBrowserUrl(origin)?.host !== headers.get("host")) return;
  hasWarned = true;
  log("warn", "http.other-site-url", { key: "SITE_URL" });
}

/**
 * Whether a write request comes from this site's own pages. Browsers always send one of the two headers with a POST
 * over https; if both are missing, it is an old client or not a browser, and allowed. SECURITY: one header of another
 * site is enough to reject. The Host header is ignored, because the client chooses it.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = headers.get("origin");
  if (origin === null) return true;
  // An opaque origin: a privacy setting on our own page, or a sandboxed frame of another site.
  if (origin === "null") return site === "same-origin";
  const isOwn = isOwnUrl(origin, siteUrl);
  if (!isOwn) warnAboutSiteUrl(origin, headers);
  return isOwn;
}

/**
 * Whether a write request comes from one of our no-referrer pages. They post with an opaque origin, and older
 * browsers send no second header to confirm it. SECURITY: only use where a secret token in the request
 * authorizes it, or where nothing is stored.
 */
export function isOwnNoReferrerPost(headers: Headers, siteUrl: string): boolean {
  const isOpaque = headers.get("origin") === "null" && headers.get("sec-fetch-site") === null;
  return isOpaque || isSameOrigin(headers, siteUrl);
}
