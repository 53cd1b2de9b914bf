import { ipsIn, listCountriesByIps } from "@/lib/content/endpoints/counts";
import type { Country, Locations } from "@/lib/content/endpoints/schemas";

/** The carriers of a country's mobile proxies (MP), most IPs first. */
const listMobileCarriers = ({ carriers }: Country) =>
  carriers.filter(({ product }) => product === "MP").toSorted((a, b) => b.ips - a.ips);

/** Names of the mobile carriers with the most IPs, one per country, largest first. Two can share a name. */
export function listLargestCarriers({ countries }: Locations, count: number): string[] {
  return countries
    .flatMap((country) => listMobileCarriers(country).slice(0, 1))
    .toSorted((a, b) => b.ips - a.ips)
    .slice(0, count)
    .map(({ name }) => name);
}

/** The `count` countries with the most mobile IPs among those with carrier targeting, each with up to three carriers. */
export function listCarriersByCountry(locations: Locations, count: number) {
  return listCountriesByIps(locations, "MP")
    .map((country) => ({
      code: country.code,
      ips: ipsIn(country, "MP"),
      carriers: listMobileCarriers(country).slice(0, 3),
    }))
    .filter(({ carriers }) => carriers.length > 0)
    .slice(0, count);
}
