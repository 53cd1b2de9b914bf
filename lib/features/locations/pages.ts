import "server-only";
import { uncapitalize } from "@/lib/base/format/capitalize";
import { formatCount, formatLongCount, formatShortCount } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { joinWords } from "@/lib/base/format/join-words";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { countryName, ipsIn, totalIps } from "@/lib/content/endpoints/counts";
import { getLocations } from "@/lib/content/endpoints/read";
import { type City, type Country, ipPools, type Locations } from "@/lib/content/endpoints/schemas";
import type { PageEntry } from "@/lib/content/seo/site-pages";
import { fitTitle } from "@/lib/content/seo/title";
import { hasOwnPage } from "./country-report";
import { nameInSentence } from "./names";
import { formatCountryRank, formatRank, listTargeting } from "./sentences";
import { countrySlug, toSlug } from "./slugs";

export async function getCountry(countryParam: string): Promise<Country | null> {
  const { countries } = await getLocations();
  return countries.find(({ code }) => countrySlug(code) === countryParam) ?? null;
}

/** The city in these route parameters; null if it is unknown or has no page of its own. */
export async function getCity(
  countryParam: string,
  cityParam: string,
): Promise<{ country: Country; city: City } | null> {
  const country = await getCountry(countryParam);
  const city = country?.cities.find((one) => hasOwnPage(one) && toSlug(one.name) === cityParam);
  return country && city ? { country, city } : null;
}

export async function listCountryParams(): Promise<{ country: string }[]> {
  const { countries } = await getLocations();
  return countries.map(({ code }) => ({ country: countrySlug(code) }));
}

export async function listCityParams(): Promise<{ country: string; city: string }[]> {
  const { countries } = await getLocations();
  return countries.flatMap(({ code, cities }) =>
    cities.filter(hasOwnPage).map(({ name }) => ({ country: countrySlug(code), city: toSlug(name) })),
  );
}

const maxDescriptionLength = 160;

/** The first sentence, and each further one that still fits into a meta description. */
function fitSentences(sentences: readonly string[]): string {
  return sentences.reduce((text, sentence) =>
    text.length + 1 + sentence.length <= maxDescriptionLength ? `${text} ${sentence}` : text,
  );
}

function describeTargeting(country: Country): string {
  const levels = listTargeting(country);
  return levels.length > 0 ? `Choose from ${joinWords(levels)}.` : "Country targeting only.";
}

export function buildCountryPageEntry(locations: Locations, country: Country): PageEntry {
  const otherPools = ipPools.filter((pool) => pool !== "RP" && ipsIn(country, pool) > 0);
  const otherNetworks = otherPools.map((pool) => uncapitalize(products[pool].shortName));
  return {
    path: routes.location(countrySlug(country.code)),
    title: fitTitle(
      `${countryName(country.code)} proxies: ${formatShortCount(ipsIn(country, "RP"))} residential IPs`,
    ),
    description: fitSentences([
      `${formatLongCount(ipsIn(country, "RP"))} residential IPs in ${nameInSentence(country.code)}, ${formatCountryRank(locations, country)}.`,
      describeTargeting(country),
      "Local time, currency and code samples.",
      otherNetworks.length > 0 ? `Also ${joinWords(otherNetworks)}.` : "Residential only.",
      `Counted ${formatDate(locations.asOf)}.`,
    ]),
    kind: "location",
    lastModified: new Date(locations.asOf),
    tint: "RP",
    keywords: [country.code, ...country.cities.map(({ name }) => name)].join(", "),
  };
}

export function buildCityPageEntry(locations: Locations, country: Country, city: City): PageEntry {
  // Cities are listed largest first.
  const rank = country.cities.indexOf(city) + 1;
  const rankPhrase =
    country.cities.length === 1
      ? "its only listed city"
      : `${rank === 1 ? "the most" : formatRank(rank)} of ${country.cities.length} listed cities`;
  return {
    path: routes.location(countrySlug(country.code), toSlug(city.name)),
    title: fitTitle(`${city.name} proxies, ${countryName(country.code)}`),
    description: fitSentences([
      `${formatLongCount(city.ips)} residential IPs in ${city.name}, ${countryName(country.code)}: ${rankPhrase}.`,
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

export function buildDirectoryPageEntry(locations: Locations): PageEntry {
  const countryCount = formatCount(locations.countries.length);
  return {
    path: routes.locations(),
    title: `Proxy locations in ${countryCount} countries`,
    description: fitSentences([
      `${formatLongCount(totalIps(locations, "RP"))} residential IPs in ${countryCount} countries, with mobile, ISP and datacenter counts for each.`,
      "Search the table, or download it as CSV or JSON.",
    ]),
    kind: "location",
    lastModified: new Date(locations.asOf),
  };
}

export async function listLocationPages(): Promise<PageEntry[]> {
  const locations = await getLocations();
  return [
    buildDirectoryPageEntry(locations),
    ...locations.countries.flatMap((country) => [
      buildCountryPageEntry(locations, country),
      ...country.cities.filter(hasOwnPage).map((city) => buildCityPageEntry(locations, country, city)),
    ]),
  ];
}
