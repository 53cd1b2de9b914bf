/** The figures of one country in the table of locations, compared with all others. Pure. */
import { getLandCenter, listNeighborCodes } from "@/lib/base/drawing/country-map";
import { countriesWith, ipsIn, totalIps } from "@/lib/content/endpoints/counts";
import type { Carrier, City, Country, IpPool, Locations } from "@/lib/content/endpoints/schemas";
import { ipPools } from "@/lib/content/endpoints/schemas";
import { type Coordinates, distanceKm } from "./distance";

/** Another country by its distance, and whether it shares a land border. */
export type NearbyCountry = { country: Country; km: number; sharesBorder: boolean };

export type PoolReport = {
  pool: IpPool;
  ips: number;
  /** Share of the network's IPs worldwide. */
  share: number;
  /** 1 is the country with the most IPs; null for a country without any. */
  rank: number | null;
  /** How many countries have the network. */
  countryCount: number;
  /** Only for a country without the network: the nearest country that has it. */
  nearest: NearbyCountry | null;
};

export type CountryReport = {
  country: Country;
  pools: PoolReport[];
  /** Rank on the continent by residential IPs. */
  continentRank: number;
  continentSize: number;
  /** Countries with a shared land border and service, most IPs first. */
  neighbors: Country[];
  /** The nearest countries by distance, with or without a shared border. */
  nearest: NearbyCountry[];
  /** The nearest country with city targeting; null if this one has it. */
  nearestWithCities: Country | null;
  /** Shares of the residential IPs in cities that can be targeted, and in the largest of them. */
  cityShare: number;
  topCityShare: number;
  carriers: Record<"RP" | "MP", CarrierShare[]>;
};

/** A carrier with its share of the country's IPs in that network. */
export type CarrierShare = Carrier & { share: number };

/** How many of the nearest countries a report has. */
const nearestCount = 6;

/** The mean position of a country's IPs by city; without cities, the middle of its land. */
function positionOf(country: Country): Coordinates | null {
  const total = country.cities.reduce((sum, city) => sum + city.ips, 0);
  if (total === 0) return getLandCenter(country.numeric);
  const mean = (key: "lon" | "lat") =>
    country.cities.reduce((sum, city) => sum + city[key] * city.ips, 0) / total;
  return { lon: mean("lon"), lat: mean("lat") };
}

/** All other countries with a known position, nearest first. */
function listByDistance(locations: Locations, country: Country): NearbyCountry[] {
  const from = positionOf(country);
  if (!from) return [];
  const borders = listNeighborCodes(country.numeric);
  return locations.countries
    .filter((other) => other.code !== country.code)
    .flatMap((other) => {
      const to = positionOf(other);
      const sharesBorder = borders.includes(other.numeric);
      return to ? [{ country: other, km: distanceKm(from, to), sharesBorder }] : [];
    })
    .sort((a, b) => a.km - b.km);
}

function rankOf(countries: readonly Country[], country: Country, pool: IpPool): number {
  return 1 + countries.filter((other) => ipsIn(other, pool) > ipsIn(country, pool)).length;
}

function reportPool(
  locations: Locations,
  country: Country,
  pool: IpPool,
  byDistance: NearbyCountry[],
): PoolReport {
  const ips = ipsIn(country, pool);
  const served = countriesWith(locations, pool);
  const isServed = (near: NearbyCountry) => ipsIn(near.country, pool) > 0;
  // Prefer a bordering country even if another country's cities are closer.
  const bordering = byDistance.find((near) => isServed(near) && near.sharesBorder);
  return {
    pool,
    ips,
    share: ips / totalIps(locations, pool),
    rank: ips > 0 ? rankOf(served, country, pool) : null,
    countryCount: served.length,
    nearest: ips > 0 ? null : (bordering ?? byDistance.find(isServed) ?? null),
  };
}

function listCarriers(country: Country, product: "RP" | "MP"): CarrierShare[] {
  return country.carriers
    .filter((carrier) => carrier.product === product)
    .map((carrier) => ({ ...carrier, share: carrier.ips / ipsIn(country, product) }))
    .sort((a, b) => b.ips - a.ips);
}

export function buildCountryReport(locations: Locations, country: Country): CountryReport {
  const byDistance = listByDistance(locations, country);
  const borders = listNeighborCodes(country.numeric);
  const continent = locations.countries.filter((other) => other.continent === country.continent);
  const residential = ipsIn(country, "RP");
  const withCities = byDistance.find((near) => near.country.cities.length > 0);
  const inCities = country.cities.reduce((sum, { ips }) => sum + ips, 0);
  return {
    country,
    pools: ipPools.map((pool) => reportPool(locations, country, pool, byDistance)),
    continentRank: rankOf(continent, country, "RP"),
    continentSize: continent.length,
    neighbors: locations.countries
      .filter((other) => borders.includes(other.numeric))
      .sort((a, b) => ipsIn(b, "RP") - ipsIn(a, "RP")),
    nearest: byDistance.slice(0, nearestCount),
    nearestWithCities: country.cities.length > 0 ? null : (withCities?.country ?? null),
    cityShare: inCities / residential,
    topCityShare: (country.cities[0]?.ips ?? 0) / residential,
    carriers: { RP: listCarriers(country, "RP"), MP: listCarriers(country, "MP") },
  };
}

export function poolReport(report: CountryReport, pool: IpPool): PoolReport {
  const found = report.pools.find((row) => row.pool === pool);
  if (!found) throw new Error(`No report of the network "${pool}"`);
  return found;
}

export type NearbyCity = { city: City; country: Country; km: number };

/** The nearest targetable cities, of the same or another country, nearest first. */
export function listNearestCities(
  locations: Locations,
  { country, city }: { country: Country; city: City },
  count: number,
): NearbyCity[] {
  const isSelf = (other: NearbyCity) => other.country.code === country.code && other.city.name === city.name;
  return locations.countries
    .flatMap((row) => row.cities.map((other) => ({ city: other, country: row, km: distanceKm(city, other) })))
    .filter((near) => !isSelf(near))
    .sort((a, b) => a.km - b.km)
    .slice(0, count);
}

/** A city needs at least this many residential IPs to have its own page. */
export const minIpsForCityPage = 20_000;

export function hasOwnPage(city: City): boolean {
  return city.ips >= minIpsForCityPage;
}
