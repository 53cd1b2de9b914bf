import { describe, expect, it } from "vitest";
import { buildCountryReport } from "@/lib/features/locations/country-report";
import { countryOf, locations } from "@/tests/fixtures/countries";
import { figures } from "@/tests/fixtures/figures";

const reportOf = (code: string, table = figures.locations) =>
  buildCountryReport(table, countryOf(code, table));

describe("a country's report", () => {
  it("names the nearest country with a missing network, neighbors first", () => {
    const missingIn = (code: string) => reportOf(code).missing.find(({ pool }) => pool === "MP");
    expect(missingIn("AD")?.nearest?.country.code).toBe("FR");
    expect(missingIn("DE")).toBeUndefined();
  });

  it("lists bordering countries with service, most IPs first", () => {
    const neighborsOf = (...given: Parameters<typeof reportOf>) =>
      reportOf(...given).neighbors.map(({ code }) => code);
    expect(neighborsOf("DE")).toEqual(["FR", "AT"]);
    expect(neighborsOf("DE", locations).toSorted().join(" ")).toBe("AT BE CH CZ DK FR LU NL PL");
    expect(neighborsOf("JP", locations)).toEqual([]);
  });
});
