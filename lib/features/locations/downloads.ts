/** The location table as downloads. Pure: route handlers pass the table and the site's origin. */
import { formatCsv } from "@/lib/base/format/csv";
import { routes } from "@/lib/base/routes";
import { countryName, ipsIn } from "@/lib/content/endpoints/counts";
import { type Country, type IpPool, ipPools, type Locations } from "@/lib/content/endpoints/schemas";
import { hasOwnPage } from "./country-report";
import { continents } from "./names";
import { countrySlug, toSlug } from "./slugs";

/** Names of the IP pools in downloads, whose readers do not know our product codes. */
const poolNames = {
  RP: "residential",
  MP: "mobile",
  ISP: "isp",
  DCP: "datacenter",
  SDCP: "shared_datacenter",
  RTC: "rotating_datacenter",
} satisfies Record<IpPool, string>;

function ipsByPool(country: Country): Record<string, number> {
  return Object.fromEntries(ipPools.map((pool) => [poolNames[pool], ipsIn(country, pool)]));
}

/** One row per country; pools without IPs there are 0. */
export function buildLocationsCsv(locations: Locations, siteUrl: string): string {
  const rows = locations.countries.map((country) => ({
    code: country.code,
    country: countryName(country.code),
    continent: continents[country.continent].name,
    ...ipsByPool(country),
    cities: country.cities.length,
    carriers: country.carriers.length,
    counted: locations.asOf,
    url: siteUrl + routes.location(countrySlug(country.code)),
  }));
  return formatCsv(Object.keys(rows[0] ?? {}), rows);
}

/** One entry per country with its cities and carriers; `url` is null for a city without a page. */
export function buildLocationsJson(locations: Locations, siteUrl: string) {
  const { asOf, method, note, attribution } = locations;
  const countries = locations.countries.map((country) => {
    const slug = countrySlug(country.code);
    return {
      code: country.code,
      name: countryName(country.code),
      continent: continents[country.continent].name,
      url: siteUrl + routes.location(slug),
      ips: ipsByPool(country),
      cities: country.cities.map((city) => ({
        ...city,
        url: hasOwnPage(city) ? siteUrl + routes.location(slug, toSlug(city.name)) : null,
      })),
      carriers: country.carriers.map(({ name, asn, product, ips }) => ({
        name,
        asn,
        ips,
        network: poolNames[product],
      })),
    };
  });
  return { asOf, method, note, attribution, countries };
}
