/** What the location table says about one country, compared with all others. Pure. */
import { landMiddle, listNeighborCodes } from "@/lib/base/drawing/country-sheet";
import { countriesWith, ipsIn, totalIps } from "@/lib/content/endpoints/counts";
import type { Carrier, City, Country, IpPool, Locations } from "@/lib/content/endpoints/schemas";
import { ipPools } from "@/lib/content/endpoints/schemas";
import { distanceKm, type Place } from "./distance";

/** A country seen from another: how far, and whether they share a land border. */
export type Near = { country: Country; km: number; isNextDoor: boolean };

export type PoolReport = {
  pool: IpPool;
  ips: number;
  /** Part of the network's addresses in all countries. */
  share: number;
  /** 1 is the country with most addresses; null where there are none. */
  rank: number | null;
  /** Countries that have this network at all. */
  of: number;
  /** Where there is none: the nearest country with service. */
  nearest: Near | null;
};

export type CountryReport = {
  country: Country;
  pools: PoolReport[];
  /** Place among the countries of the continent by residential addresses. */
  continentRank: number;
  continentSize: number;
  /** Countries with a common land border and service, most addresses first. */
  neighbors: Country[];
  /** The nearest countries by distance, whether they border or not. */
  nearest: Near[];
  /** The nearest country with more residential addresses; null for the first of all. */
  larger: Near | null;
  /** Parts of the residential addresses in cities that can be named, and in the largest of them. */
  cityShare: number;
  topCityShare: number;
  carriers: Record<"RP" | "MP", CarrierShare[]>;
};

/** A carrier with its part of the country's addresses of that network. */
export type CarrierShare = Carrier & { share: number };

const nearestListed = 6;

// Every page asks for the distance to every country: the middle of the land is worth keeping.
const positions = new WeakMap<Country, Place | null>();

/** Where a country's addresses stand: the mean of its cities by addresses, else the middle of its land. */
export function positionOf(country: Country): Place | null {
  const known = positions.get(country);
  if (known !== undefined) return known;
  const position = findPosition(country);
  positions.set(country, position);
  return position;
}

function findPosition(country: Country): Place | null {
  const total = country.cities.reduce((sum, city) => sum + city.ips, 0);
  if (total === 0) return landMiddle(country.numeric);
  const mean = (key: "lon" | "lat") =>
    country.cities.reduce((sum, city) => sum + city[key] * city.ips, 0) / total;
  return { lon: mean("lon"), lat: mean("lat") };
}

/** All other countries with a known position, nearest first. */
function listByDistance(locations: Locations, country: Country): Near[] {
  const from = positionOf(country);
  if (!from) return [];
  const borders = listNeighborCodes(country.numeric);
  return locations.countries
    .filter((other) => other.code !== country.code)
    .flatMap((other) => {
      const to = positionOf(other);
      const isNextDoor = borders.includes(other.numeric);
      return to ? [{ country: other, km: distanceKm(from, to), isNextDoor }] : [];
    })
    .sort((a, b) => a.km - b.km);
}

function rankOf(countries: readonly Country[], country: Country, pool: IpPool): number {
  return 1 + countries.filter((other) => ipsIn(other, pool) > ipsIn(country, pool)).length;
}

function reportPool(locations: Locations, country: Country, pool: IpPool, byDistance: Near[]): PoolReport {
  const ips = ipsIn(country, pool);
  const served = countriesWith(locations, pool);
  const isServed = (near: Near) => ipsIn(near.country, pool) > 0;
  // A neighbor counts as near even if a third country's cities are nearer.
  const nextDoor = byDistance.find((near) => isServed(near) && near.isNextDoor);
  return {
    pool,
    ips,
    share: ips / totalIps(locations, pool),
    rank: ips > 0 ? rankOf(served, country, pool) : null,
    of: served.length,
    nearest: ips > 0 ? null : (nextDoor ?? byDistance.find(isServed) ?? null),
  };
}

function listCarriers(country: Country, product: "RP" | "MP"): CarrierShare[] {
  return country.carriers
    .filter((carrier) => carrier.product === product)
    .map((carrier) => ({ ...carrier, share: carrier.ips / ipsIn(country, product) }))
    .sort((a, b) => b.ips - a.ips);
}

/** Everything that a country's page says in figures. */
export function buildCountryReport(locations: Locations, country: Country): CountryReport {
  const byDistance = listByDistance(locations, country);
  const borders = listNeighborCodes(country.numeric);
  const continent = locations.countries.filter((other) => other.continent === country.continent);
  const residential = ipsIn(country, "RP");
  const inCities = country.cities.reduce((sum, { ips }) => sum + ips, 0);
  return {
    country,
    pools: ipPools.map((pool) => reportPool(locations, country, pool, byDistance)),
    continentRank: rankOf(continent, country, "RP"),
    continentSize: continent.length,
    neighbors: locations.countries
      .filter((other) => borders.includes(other.numeric))
      .sort((a, b) => ipsIn(b, "RP") - ipsIn(a, "RP")),
    nearest: byDistance.slice(0, nearestListed),
    larger: byDistance.find((near) => ipsIn(near.country, "RP") > residential) ?? null,
    cityShare: inCities / residential,
    topCityShare: (country.cities[0]?.ips ?? 0) / residential,
    carriers: { RP: listCarriers(country, "RP"), MP: listCarriers(country, "MP") },
  };
}

/** The report of one network. */
export function poolReport(report: CountryReport, pool: IpPool): PoolReport {
  const found = report.pools.find((row) => row.pool === pool);
  if (!found) throw new Error(`No report of the network "${pool}"`);
  return found;
}

export type NearCity = { city: City; country: Country; km: number };

/** The cities that can be named nearest to a city, of its own country or another, nearest first. */
export function listNearestCities(
  locations: Locations,
  { country, city }: { country: Country; city: City },
  count: number,
): NearCity[] {
  const isSelf = (other: NearCity) => other.country.code === country.code && other.city.name === city.name;
  return locations.countries
    .flatMap((row) => row.cities.map((other) => ({ city: other, country: row, km: distanceKm(city, other) })))
    .filter((near) => !isSelf(near))
    .sort((a, b) => a.km - b.km)
    .slice(0, count);
}

/** Smallest number of residential addresses for a city to have a page of its own. */
export const cityPageFloor = 20_000;

export function hasPage(city: City): boolean {
  return city.ips >= cityPageFloor;
}
