import { ownHosts } from "@/lib/base/env/own-hosts";

/**
 * An address that editors wrote for search engines, absolute: `http` or `https`, of this site or another of
 * our own hosts. Null for everything else: a mistake, or somebody, must not hand our pages to another site.
 * @param siteUrl origin of this site; relative addresses are of it
 */
export function parseOwnUrl(text: string, siteUrl: string): string | null {
  const url = URL.parse(text.trim(), siteUrl);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const hosts: readonly string[] = [...ownHosts, new URL(siteUrl).host];
  return hosts.includes(url.host) ? url.href : null;
}
