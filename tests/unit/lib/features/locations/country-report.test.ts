import { describe, expect, it } from "vitest";
import { buildCountryReport, poolReport } from "@/lib/features/locations/country-report";
import { countryOf, locations } from "@/tests/fixtures/countries";

const reportOf = (code: string) => buildCountryReport(locations, countryOf(code));

describe("a country's report", () => {
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
