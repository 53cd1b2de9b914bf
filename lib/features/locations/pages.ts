import "server-only";
import { uncapitalize } from "@/lib/base/format/capitalize";
import { formatCount, formatLongCount, formatShortCount, formatSmallNumber } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { countryName, ipsIn, totalIps } from "@/lib/content/endpoints/counts";
import { getLocations } from "@/lib/content/endpoints/read";
import type { City, Country, Locations } from "@/lib/content/endpoints/schemas";
import type { SitePage } from "@/lib/content/seo/site-pages";
import { fitTitle } from "@/lib/content/seo/title";
import { buildCountryReport, hasPage, poolReport } from "./country-report";
import { joinWords, nameInSentence } from "./names";
import { formatRank } from "./sentences";
import { countrySlug, toSlug } from "./slugs";

export async function getCountry(slug: string): Promise<Country | null> {
  const { countries } = await getLocations();
  return countries.find(({ code }) => countrySlug(code) === slug) ?? null;
}

/** A city with a page of its own in the country of `slug`, or null. */
export async function getCity(
  slug: string,
  citySlug: string,
): Promise<{ country: Country; city: City } | null> {
  const country = await getCountry(slug);
  const city = country?.cities.find((row) => hasPage(row) && toSlug(row.name) === citySlug);
  return country && city ? { country, city } : null;
}

export async function listCountrySlugs(): Promise<string[]> {
  const { countries } = await getLocations();
  return countries.map(({ code }) => countrySlug(code));
}

export async function listCityParams(): Promise<{ country: string; city: string }[]> {
  const { countries } = await getLocations();
  return countries.flatMap(({ code, cities }) =>
    cities.filter(hasPage).map(({ name }) => ({ country: countrySlug(code), city: toSlug(name) })),
  );
}

const maxDescriptionLength = 160;

/** As many sentences as fit into a meta description, in order of importance. */
function fitSentences(sentences: readonly string[]): string {
  return sentences.reduce((text, sentence) =>
    text.length + 1 + sentence.length <= maxDescriptionLength ? `${text} ${sentence}` : text,
  );
}

function describeTargeting({ cities, carriers }: Country): string {
  const count = (amount: number, one: string, many: string) =>
    `${formatSmallNumber(amount)} ${amount === 1 ? one : many}`;
  const levels = [
    ...(cities.length > 0 ? [count(cities.length, "city", "cities")] : []),
    ...(carriers.length > 0 ? [count(carriers.length, "carrier", "carriers")] : []),
  ];
  return levels.length > 0 ? `Choose from ${joinWords(levels)}.` : "Country targeting only.";
}

export function buildCountryPage(locations: Locations, country: Country): SitePage {
  const report = buildCountryReport(locations, country);
  const others = report.pools.filter(({ pool, ips }) => ips > 0 && pool !== "RP");
  const kinds = others.map(({ pool }) => uncapitalize(products[pool].shortName));
  const { rank, of } = poolReport(report, "RP");
  return {
    path: routes.location(countrySlug(country.code)),
    title: fitTitle(
      `${countryName(country.code)} proxies: ${formatShortCount(ipsIn(country, "RP"))} residential IPs`,
    ),
    description: fitSentences([
      `${formatLongCount(ipsIn(country, "RP"))} residential IPs in ${nameInSentence(country.code)}, ${formatRank(rank ?? of)} of ${of} countries.`,
      describeTargeting(country),
      "Local time, currency and code samples.",
      kinds.length > 0 ? `Also ${joinWords(kinds)}.` : "Residential only.",
      `Counted ${formatDate(locations.asOf)}.`,
    ]),
    kind: "location",
    lastModified: new Date(locations.asOf),
    tint: "RP",
    keywords: [country.code, ...country.cities.map(({ name }) => name)].join(", "),
  };
}

export function buildCityPage(locations: Locations, country: Country, city: City): SitePage {
  const rank = country.cities.indexOf(city) + 1;
  const place =
    country.cities.length === 1
      ? "its only listed city"
      : `${rank === 1 ? "the most" : formatRank(rank)} of ${country.cities.length} listed cities`;
  return {
    path: routes.location(countrySlug(country.code), toSlug(city.name)),
    title: fitTitle(`${city.name} proxies, ${countryName(country.code)}`),
    description: fitSentences([
      `${formatLongCount(city.ips)} residential IPs in ${city.name}, ${countryName(country.code)}: ${place}.`,
      "Nearest cities, local time, and a sample request.",
      `Counted ${formatDate(locations.asOf)}.`,
      "Billed per GB.",
    ]),
    kind: "location",
    lastModified: new Date(locations.asOf),
    tint: "RP",
    keywords: country.code,
  };
}

export function buildDirectoryPage(locations: Locations): SitePage {
  const count = formatCount(locations.countries.length);
  return {
    path: routes.locations(),
    title: `Proxy locations in ${count} countries`,
    description: fitSentences([
      `${formatLongCount(totalIps(locations, "RP"))} residential IPs in ${count} countries, with mobile, ISP and datacenter counts for each.`,
      "Search the table, or download it as CSV or JSON.",
    ]),
    kind: "location",
    lastModified: new Date(locations.asOf),
  };
}

export async function listLocationPages(): Promise<SitePage[]> {
  const locations = await getLocations();
  return [
    buildDirectoryPage(locations),
    ...locations.countries.flatMap((country) => [
      buildCountryPage(locations, country),
      ...country.cities.filter(hasPage).map((city) => buildCityPage(locations, country, city)),
    ]),
  ];
}
