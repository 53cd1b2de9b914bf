import { describe, expect, it } from "vitest";
import { buildCountryReport } from "@/lib/features/locations/country-report";
import { countryOf, locations } from "@/tests/fixtures/countries";
import { figures } from "@/tests/fixtures/figures";

const reportOf = (code: string, table = figures.locations) =>
  buildCountryReport(table, countryOf(code, table));

describe("a country's report", () => {
  it("names, for a network without IPs here, the nearest country that has it", () => {
    const missingIn = (code: string) => reportOf(code).missing.find(({ pool }) => pool === "MP");
    expect(missingIn("AD")?.nearest?.country.code).toBe("FR");
    expect(missingIn("DE")).toBeUndefined();
  });

  it("prefers a bordering country to a nearer one", () => {
    const city = (name: string, lat: number, lon: number) => ({ name, lat, lon, ips: 1_000 });
    const { countries, ...table } = figures.locations;
    const france = { ...countryOf("FR", figures.locations), cities: [city("Lille", 50.63, 3.06)] };
    const monaco = {
      code: "MC",
      numeric: "492",
      continent: "EU" as const,
      ips: { RP: 1_000, MP: 500 },
      cities: [city("Monaco", 43.73, 7.42)],
      carriers: [],
    };
    const others = countries.filter(({ code }) => code !== "FR");
    const { byDistance, missing } = reportOf("AD", { ...table, countries: [...others, france, monaco] });
    expect(byDistance[0]?.country.code).toBe("MC");
    expect(missing.find(({ pool }) => pool === "MP")?.nearest).toMatchObject({
      country: { code: "FR" },
      sharesBorder: true,
    });
  });

  it("lists bordering countries with service, most IPs first", () => {
    const neighborsOf = (...given: Parameters<typeof reportOf>) =>
      reportOf(...given).neighbors.map(({ code }) => code);
    expect(neighborsOf("DE")).toEqual(["FR", "AT"]);
    expect(neighborsOf("DE", locations).toSorted().join(" ")).toBe("AT BE CH CZ DK FR LU NL PL");
    expect(neighborsOf("JP", locations)).toEqual([]);
  });
});
