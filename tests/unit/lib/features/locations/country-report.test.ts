import { beforeAll, describe, expect, it } from "vitest";
import { ipsIn, totalIps } from "@/lib/content/endpoints/counts";
import { getLocations } from "@/lib/content/endpoints/read";
import type { Country, Locations } from "@/lib/content/endpoints/schemas";
import { buildCountryReport, poolReport } from "@/lib/features/locations/country-report";

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
});
