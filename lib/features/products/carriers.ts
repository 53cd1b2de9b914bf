import type { Locations } from "@/lib/content/endpoints/schemas";

/** Names of the mobile carriers with the most IPs, one per country, largest first. Two can share a name. */
export function listLargestCarriers({ countries }: Locations, count: number): string[] {
  return countries
    .flatMap(({ carriers }) =>
      // The largest carrier of the country's mobile proxies (MP), if any.
      carriers
        .filter(({ product }) => product === "MP")
        .toSorted((a, b) => b.ips - a.ips)
        .slice(0, 1),
    )
    .toSorted((a, b) => b.ips - a.ips)
    .slice(0, count)
    .map(({ name }) => name);
}
