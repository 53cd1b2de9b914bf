/** The figures of one country in the table of locations, compared with all others. Pure. */
import { getLandCenter, listNeighborCodes } from "@/lib/base/drawing/country-map";
import { countriesWith, ipsIn, totalIps } from "@/lib/content/endpoints/counts";
import type { Carrier, City, Country, IpPool, Locations } from "@/lib/content/endpoints/schemas";
import { ipPools } from "@/lib/content/endpoints/schemas";
import { type Coordinates, distanceKm } from "./distance";

/** Another country by its distance, and whether it shares a land border. */
export type NearbyCountry = { country: Country; km: number; sharesBorder: boolean };

/** A network with IPs in the country. */
export type ServedPool = {
  pool: IpPool;
  ips: number;
  /** Share of the network's IPs worldwide. */
  share: number;
  /** 1 is the country with the most IPs. */
  rank: number;
  /** How many countries have the network. */
  countryCount: number;
};

/** A network without IPs in the country, and the nearest country that has it. */
export type MissingPool = { pool: IpPool; nearest: NearbyCountry | null };

/** A country's figures, and how it compares with other countries. */
export type CountryReport = {
  country: Country;
  locations: Locations;
  served: ServedPool[];
  missing: MissingPool[];
  /** Countries with a shared land border and service, most residential IPs first. */
  neighbors: Country[];
  /** All other countries with a known position, nearest first. */
  byDistance: NearbyCountry[];
};

/** The mean position of a country's IPs by city; without cities, the middle of its land. */
function positionOf(country: Country): Coordinates | null {
  const total = country.cities.reduce((sum, city) => sum + city.ips, 0);
  if (total === 0) return getLandCenter(country.numeric);
  const mean = (key: "lon" | "lat") =>
    country.cities.reduce((sum, city) => sum + city[key] * city.ips, 0) / total;
  return { lon: mean("lon"), lat: mean("lat") };
}

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

/** 1 is the country with the most IPs. */
export const rankOf = (countries: readonly Country[], country: Country, pool: IpPool): number =>
  1 + countries.filter((other) => ipsIn(other, pool) > ipsIn(country, pool)).length;

/** The nearest country with a network: a bordering one, even if another country's cities are closer. */
function findNearest(byDistance: readonly NearbyCountry[], pool: IpPool): NearbyCountry | null {
  const served = byDistance.filter((near) => ipsIn(near.country, pool) > 0);
  return served.find(({ sharesBorder }) => sharesBorder) ?? served[0] ?? null;
}

/** A carrier with its share of the country's IPs in that network. */
export type CarrierShare = Carrier & { share: number };

/** The carriers that can be targeted in a network, most IPs first. */
export const listCarriers = (country: Country, product: Carrier["product"]): CarrierShare[] =>
  country.carriers
    .filter((carrier) => carrier.product === product)
    .map((carrier) => ({ ...carrier, share: carrier.ips / ipsIn(country, product) }))
    .sort((a, b) => b.ips - a.ips);

export function buildCountryReport(locations: Locations, country: Country): CountryReport {
  const byDistance = listByDistance(locations, country);
  const borders = listNeighborCodes(country.numeric);
  const isServed = (pool: IpPool) => ipsIn(country, pool) > 0;
  return {
    country,
    locations,
    served: ipPools.filter(isServed).map((pool) => {
      const ips = ipsIn(country, pool);
      const countries = countriesWith(locations, pool);
      return {
        pool,
        ips,
        share: ips / totalIps(locations, pool),
        rank: rankOf(countries, country, pool),
        countryCount: countries.length,
      };
    }),
    missing: ipPools
      .filter((pool) => !isServed(pool))
      .map((pool) => ({ pool, nearest: findNearest(byDistance, pool) })),
    neighbors: locations.countries
      .filter((other) => borders.includes(other.numeric))
      .sort((a, b) => ipsIn(b, "RP") - ipsIn(a, "RP")),
    byDistance,
  };
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
