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

/**
 * The referrer without fragment and credentials; null unless it is an `http` or `https` URL of a host that is neither ours
 * nor `here`.
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
