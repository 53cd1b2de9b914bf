/** Oxbow's own hosts, which do not count as external referrers. */

/** Main, test and stage, and the hosts that serve the site in China. */
export const ownHosts = [
  "oxbow.example",
  "www.oxbow.example",
  "test.oxbow.example",
  "stage.oxbow.example",
  "cn.oxbow.example",
  "www.oxbow-cn.example",
] as const;

/** The referrer without its fragment; null when it is invalid or one of our own hosts. */
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
