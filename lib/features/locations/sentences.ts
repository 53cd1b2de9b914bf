/** Sentences about a country or city. Every number in them comes from the locations table. */

import { listNeighborCodes } from "@/lib/base/drawing/country-map";
import { capitalize, uncapitalize } from "@/lib/base/format/capitalize";
import { formatCount, formatLongCount, formatPercent, formatSmallNumber } from "@/lib/base/format/count";
import { joinWords } from "@/lib/base/format/join-words";
import { formatOrdinal } from "@/lib/base/format/ordinal";
import { products } from "@/lib/base/products";
import { countriesWith, ipsIn } from "@/lib/content/endpoints/counts";
import type { City, Country, IpPool, Locations } from "@/lib/content/endpoints/schemas";
import { type CountryReport, listCarriers, type NearbyCountry, rankOf } from "./country-report";
import { formatKm } from "./distance";
import { continents, nameInSentence, possessive } from "./names";

const ordinalWords = [
  "",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
];

/** "third", "21st". */
export const formatRank = (rank: number): string => ordinalWords[rank] || formatOrdinal(rank);

const residentialIps = (country: Country) => ipsIn(country, "RP");

/** The rank among the countries with residential IPs: "third of 195 countries". */
export function formatCountryRank(locations: Locations, country: Country): string {
  const countries = countriesWith(locations, "RP");
  return `${formatRank(rankOf(countries, country, "RP"))} of ${countries.length} countries`;
}

function describeRank({ locations, country }: CountryReport): string {
  const onContinent = locations.countries.filter(({ continent }) => continent === country.continent);
  const rank = formatRank(rankOf(onContinent, country, "RP"));
  return `${capitalize(nameInSentence(country.code))} ranks ${formatCountryRank(locations, country)} and ${rank} in ${continents[country.continent].name}.`;
}

/** What can be targeted in a country: "eight cities", "two carriers". */
export function listTargeting({ cities, carriers }: Country): string[] {
  const format = (amount: number, one: string, many: string) =>
    amount === 0 ? [] : [`${formatSmallNumber(amount)} ${amount === 1 ? one : many}`];
  return [...format(cities.length, "city", "cities"), ...format(carriers.length, "carrier", "carriers")];
}

/** First sentence under the heading: how the count compares, and which targeting is available. */
export function describePool(report: CountryReport): string {
  const rank = describeRank(report);
  if (report.country.cities.length === 0)
    return `${rank} You can target the country; any exit in it is used.`;
  return `${rank} You can target ${joinWords(listTargeting(report.country))}.`;
}

export function describeNeighbors({ country, neighbors }: CountryReport): string {
  const name = nameInSentence(country.code);
  const [largest] = neighbors;
  if (!largest) {
    const hasBorder = listNeighborCodes(country.numeric).length > 0;
    return `${capitalize(name)} ${hasBorder ? "borders no country that we serve" : "has no land border"}.`;
  }
  const largestName = nameInSentence(largest.code);
  const ips = formatLongCount(residentialIps(largest));
  return neighbors.length === 1
    ? `${capitalize(possessive(name))} one neighbor with service, ${largestName}, has ${ips}.`
    : `Of ${possessive(name)} ${formatSmallNumber(neighbors.length)} neighbors with service, ${largestName} has the most: ${ips}.`;
}

export function describeCities({ country, byDistance }: CountryReport): string {
  const shareOf = (cities: readonly City[]) =>
    formatPercent(cities.reduce((sum, { ips }) => sum + ips, 0) / residentialIps(country));
  const [top] = country.cities;
  if (!top) {
    const nearest = byDistance.find((near) => near.country.cities.length > 0);
    const elsewhere = nearest
      ? ` The nearest country with city targeting is ${nameInSentence(nearest.country.code)}.`
      : "";
    return `None. ${capitalize(nameInSentence(country.code))} can only be targeted as a whole: ${formatLongCount(residentialIps(country))} IPs are too few to split by city.${elsewhere}`;
  }
  if (country.cities.length === 1) {
    return `One, ${top.name}. It has ${shareOf([top])} of the residential IPs.`;
  }
  const count = formatSmallNumber(country.cities.length);
  return `You can target ${count} cities. They have ${shareOf(country.cities)} of the residential IPs, ${top.name} alone ${shareOf([top])}.`;
}

export function describeCarriers(country: Country): string {
  const residential = listCarriers(country, "RP");
  const mobile = listCarriers(country, "MP");
  const [top] = residential;
  const [topMobile] = mobile;
  if (!top && topMobile)
    return `You can target ${formatSmallNumber(mobile.length)} mobile ${mobile.length === 1 ? "carrier" : "carriers"}. ${topMobile.name} has ${formatPercent(topMobile.share)} of the mobile IPs.`;
  if (!top) {
    return `Carrier targeting is not available in ${nameInSentence(country.code)}. The response below still shows each exit’s ASN and carrier.`;
  }
  const carrierShare = residential.reduce((sum, { share }) => sum + share, 0);
  const mobileSentence = topMobile
    ? ` Among mobile carriers, ${topMobile.name} leads with ${formatPercent(topMobile.share)} of the mobile IPs.`
    : "";
  if (residential.length === 1)
    return `You can target one residential carrier: ${top.name}, with ${formatPercent(top.share)} of the IPs.${mobileSentence}`;
  return `You can target ${formatSmallNumber(residential.length)} residential carriers, with ${formatPercent(carrierShare)} of the IPs. ${top.name} is the largest, at ${formatPercent(top.share)}.${mobileSentence}`;
}

/** Networks by name and size, in the table's order, and which are not available. */
export function describeProducts({ served, missing }: CountryReport): string {
  const name = ({ pool }: { pool: IpPool }) => uncapitalize(products[pool].shortName);
  const counts = joinWords(served.map((row) => `${formatCount(row.ips)} ${name(row)}`));
  const none = missing.length > 0 ? ` There are no ${joinWords(missing.map(name), "disjunction")} IPs.` : "";
  return `${counts} IPs.${none}`;
}

/** "next door", "460 km away". */
export function describeDistance({ km, sharesBorder }: NearbyCountry): string {
  return sharesBorder ? "next door" : `${formatKm(km)} away`;
}

export function describeCity(country: Country, city: City): string {
  // Cities are listed largest first.
  const rank = 1 + country.cities.indexOf(city);
  const share = formatPercent(city.ips / residentialIps(country));
  const sharePhrase = `${share} of all residential IPs in ${nameInSentence(country.code)}`;
  if (country.cities.length === 1) return `${sharePhrase}, and the only city there that you can target.`;
  const position = rank === country.cities.length ? "the fewest" : formatRank(rank);
  const rankPhrase = `${position} of the country’s ${formatSmallNumber(country.cities.length)} listed cities`;
  return `${sharePhrase}, ${rankPhrase}.`;
}
