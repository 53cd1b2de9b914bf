import { beforeAll, describe, expect, it } from "vitest";
import { ipsIn, totalIps } from "@/lib/content/endpoints/counts";
import { getLocations } from "@/lib/content/endpoints/read";
import type { Country, Locations } from "@/lib/content/endpoints/schemas";
import {
  buildCountryReport,
  listNearestCities,
  poolReport,
  positionOf,
} from "@/lib/features/locations/country-report";

let locations: Locations;
let reportOf: (code: string) => ReturnType<typeof buildCountryReport>;
const find = (code: string): Country => {
  const country = locations.countries.find((row) => row.code === code);
  if (!country) throw new Error(code);
  return country;
};
beforeAll(async () => {
  locations = await getLocations();
  reportOf = (code) => buildCountryReport(locations, find(code));
});

describe("a country's report", () => {
  it("ranks every country once by residential IPs", () => {
    const ranks = locations.countries.map(({ code }) => ({
      ips: ipsIn(find(code), "RP"),
      rank: poolReport(reportOf(code), "RP").rank ?? 0,
    }));
    const sorted = ranks.toSorted((a, b) => a.rank - b.rank);
    expect(sorted[0]?.rank).toBe(1);
    expect(sorted.map(({ ips }) => ips)).toEqual(sorted.map(({ ips }) => ips).toSorted((a, b) => b - a));
  });

  it("has shares that add up to one", () => {
    const shares = locations.countries.map(({ code }) => poolReport(reportOf(code), "MP").share);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
    expect(poolReport(reportOf("DE"), "RP").share).toBe(ipsIn(find("DE"), "RP") / totalIps(locations, "RP"));
  });

  it("names the nearest country with a missing network, neighbors first", () => {
    const { rank, nearest } = poolReport(reportOf("AD"), "MP");
    expect(rank).toBeNull();
    expect(["FR", "ES"]).toContain(nearest?.country.code);
    expect(poolReport(reportOf("DE"), "MP").nearest).toBeNull();
  });

  it("lists bordering countries with service, most IPs first", () => {
    const codes = reportOf("DE").neighbors.map(({ code }) => code);
    expect(codes.toSorted()).toEqual(["AT", "BE", "CH", "CZ", "DK", "FR", "LU", "NL", "PL"]);
    expect(codes[0]).toBe("FR");
    expect(reportOf("JP").neighbors).toEqual([]);
  });

  it("ignores borders of overseas territories", () => {
    expect(reportOf("FR").neighbors.map(({ code }) => code)).not.toContain("BR");
    expect(reportOf("BR").neighbors.map(({ code }) => code)).not.toContain("FR");
  });

  it("has neighbors in both directions", () => {
    for (const country of locations.countries) {
      for (const neighbor of reportOf(country.code).neighbors) {
        const back = reportOf(neighbor.code).neighbors.map(({ code }) => code);
        expect(back, `${country.code} and ${neighbor.code}`).toContain(country.code);
      }
    }
  });

  it("finds a larger pool for all but the largest", () => {
    expect(locations.countries.filter(({ code }) => !reportOf(code).larger).map(({ code }) => code)).toEqual([
      "US",
    ]);
  });

  it("has a position for every country", () => {
    expect(locations.countries.filter((country) => positionOf(country) === null)).toEqual([]);
    const { lon = 0, lat = 0 } = positionOf(find("FJ")) ?? {};
    expect([Math.round(lat), Math.abs(Math.round(lon)) > 176]).toEqual([-18, true]);
  });
});

describe("listNearestCities", () => {
  it("lists other cities by distance, across borders", () => {
    const country = find("HK");
    const [city] = country.cities;
    if (!city) throw new Error("Hong Kong has no city");
    const near = listNearestCities(locations, { country, city }, 4);
    expect(near.map(({ km }) => km)).toEqual(near.map(({ km }) => km).toSorted((a, b) => a - b));
    expect(near.map((row) => row.city.name)).not.toContain(city.name);
    expect(near[0]?.country.code).toBe("CN");
  });
});
