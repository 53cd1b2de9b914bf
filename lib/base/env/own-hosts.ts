/** Oxbow's own sites. A visitor who comes from one of them comes from us, and from nowhere else. */

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
 * The address a visitor came from, without its fragment; null when that is one of our own hosts, or nothing
 * that can be read. `here` is the host that serves this page.
 */
export function parseForeignReferrer(referrer: string, here: string): string | null {
  const from = URL.parse(referrer);
  if (from === null || !/^https?:$/.test(from.protocol)) return null;
  const hosts: readonly string[] = [...ownHosts, here.toLowerCase()];
  if (hosts.includes(from.host) || hosts.includes(from.hostname)) return null;
  from.hash = "";
  from.username = "";
  from.password = "";
  return from.href;
}
