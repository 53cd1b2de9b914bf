import { ownHosts } from "@/lib/base/env/own-hosts";

/**
 * Resolves a canonical or alternate URL that an editor entered, without its fragment. Null if it is empty or not an http(s)
 * URL of this site or another of our hosts, so that a mistake cannot attribute our pages to another site.
 * @param siteUrl origin of this site; relative URLs are resolved against it
 */
export function parseOwnUrl(text: string, siteUrl: string): string | null {
  const trimmed = text.trim();
  const url = trimmed ? URL.parse(trimmed, siteUrl) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const hosts: readonly string[] = [...ownHosts, new URL(siteUrl).host];
  url.hash = "";
  return hosts.includes(url.host) ? url.href : null;
}

/** The URL of a path of this site; the home page's has no trailing slash. */
export function absoluteUrl(path: string, siteUrl: string): string {
  return path === "/" ? siteUrl : new URL(path, siteUrl).href;
}

/** The canonical URL of the page at `path`: the editor's if it is on one of our hosts, otherwise its own. */
export function canonicalUrl(text: string | null | undefined, path: string, siteUrl: string): string {
  return parseOwnUrl(text ?? "", siteUrl) ?? absoluteUrl(path, siteUrl);
}
