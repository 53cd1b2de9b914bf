function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null;
}

/**
 * Whether `url` (or an origin) is of this site: of `siteUrl`, or of the host the request went to. A
 * proxy in front that ends TLS changes the scheme, so only the host is compared.
 */
export function isOwnUrl(url: string, headers: Headers, siteUrl: string): boolean {
  const host = hostOf(url);
  return host !== null && (host === hostOf(siteUrl) || host === headers.get("host"));
}

/**
 * Whether a write comes from this site's own pages. A browser always sends one of the two headers
 * with a POST to a secure address; both absent is an old client or no browser, and allowed.
 * SECURITY: one sign of another site is enough to refuse.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = headers.get("origin");
  if (origin === null) return true;
  // An opaque origin: a privacy setting on our own page, or a sandboxed frame of another.
  if (origin === "null") return site === "same-origin";
  return isOwnUrl(origin, headers, siteUrl);
}
