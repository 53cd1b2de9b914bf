/** Oxbow's own hosts: not external as referrers, and allowed in URLs for search engines (`lib/content/seo/own-url.ts`). */

/** Main, test and stage, and the hosts that serve the site in China. */
export const ownHosts = [
  "oxbow.example",
  "www.oxbow.example",
  "test.oxbow.example",
  "stage.oxbow.example",
  "cn.oxbow.example",
  "www.oxbow-cn.example",
] as const;

/**
 * The referrer without fragment and credentials; null unless it is an `http` or `https` URL of a host that is neither ours
 * nor `currentHost`.
 */
export function parseExternalReferrer(referrer: string, currentHost: string): string | null {
  const from = URL.parse(referrer);
  if (from === null || !/^https?:$/.test(from.protocol)) return null;
  const hosts: readonly string[] = [...ownHosts, currentHost.toLowerCase()];
  if (hosts.includes(from.host) || hosts.includes(from.hostname)) return null;
  from.hash = "";
  from.username = "";
  from.password = "";
  return from.href;
}
