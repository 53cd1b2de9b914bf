/** Queries on the location table. Pure: pass the result of `getLocations()`. */
import type { InquiryProduct } from "@/lib/base/products";
import { type Country, type IpPool, ipPools, type Locations } from "./schemas";

const sharedPools: Partial<Record<InquiryProduct, IpPool>> = { NGRP: "RP", DC: "DCP" };

/**
 * The network in which a product's IPs are counted; null for General, the brand and the web-data products.
 * Next-generation residential runs on the residential network; dedicated is a plan of datacenter.
 */
export function poolOf(product: InquiryProduct): IpPool | null {
  return sharedPools[product] ?? ipPools.find((pool) => pool === product) ?? null;
}

/** IPs that `product` can use in `country`; 0 where it has no service. */
export function ipsIn(country: Country, product: InquiryProduct): number {
  const pool = poolOf(product);
  return pool === null ? 0 : (country.ips[pool] ?? 0);
}

export function totalIps(locations: Locations, product: InquiryProduct): number {
  return locations.countries.reduce((total, country) => total + ipsIn(country, product), 0);
}

/** Countries where a product has IPs, in the table's order (by code). */
export function countriesWith(locations: Locations, product: InquiryProduct): Country[] {
  return locations.countries.filter((country) => ipsIn(country, product) > 0);
}

/** Countries where a product has IPs, most first. */
export function listCountriesByIps(locations: Locations, product: InquiryProduct): Country[] {
  return countriesWith(locations, product).toSorted(
    (a, b) => ipsIn(b, product) - ipsIn(a, product) || a.code.localeCompare(b.code),
  );
}

export function cityTargetingCountries(locations: Locations): Country[] {
  return locations.countries.filter((country) => country.cities.length > 0);
}

export function carrierTargetingCountries(locations: Locations): Country[] {
  return locations.countries.filter((country) => country.carriers.length > 0);
}

const regionNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/**
 * Replacements for CLDR names that do not read well in a sentence ("Congo - Kinshasa", "Myanmar (Burma)").
 */
const plainNames: Partial<Record<string, string>> = {
  CD: "DR Congo",
  CG: "Republic of the Congo",
  HK: "Hong Kong",
  MM: "Myanmar",
  MO: "Macao",
  VC: "St. Vincent and the Grenadines",
};

/**
 * English name of a country by ISO 3166-1 alpha-2 code ("TR" is "Türkiye"), from CLDR. Engines ship different
 * CLDR releases, so the server passes names to the browser as text, never as codes to translate again.
 *
 * @throws when no country has the code
 */
export function countryName(code: string): string {
  const name = plainNames[code] ?? regionNames.of(code)?.replace(" & ", " and ");
  if (name === undefined) throw new Error(`No country has the code "${code}"`);
  return name;
}

/**
 * Countries with IPs in a pool for the world map, most IPs first. Only residential IPs are counted by city, so other pools
 * are distributed over a country in the same proportions.
 */
export function listCountriesForMap(locations: Locations, pool: IpPool) {
  return listCountriesByIps(locations, pool).map((country) => {
    const ips = ipsIn(country, pool);
    const residential = ipsIn(country, "RP");
    const share = residential > 0 ? ips / residential : 0;
    return {
      code: country.code,
      numeric: country.numeric,
      name: countryName(country.code),
      ips,
      cities: country.cities.map((city) => ({ lon: city.lon, lat: city.lat, ips: city.ips * share })),
    };
  });
}
