import { beforeAll, describe, expect, it } from "vitest";
import { getLocations } from "@/lib/content/endpoints/read";
import type { Country } from "@/lib/content/endpoints/schemas";
import { getLocalFacts, zoneOfCity } from "@/lib/features/locations/local-facts";

let countries: Country[];
const find = (code: string): Country => {
  const country = countries.find((row) => row.code === code);
  if (!country) throw new Error(code);
  return country;
};
beforeAll(async () => {
  countries = (await getLocations()).countries;
});

describe("local facts", () => {
  it("are complete for every country, with time zones that browsers support", () => {
    for (const country of countries) {
      const facts = getLocalFacts(country);
      expect(() => new Intl.DateTimeFormat("en", { timeZone: facts.zone }), country.code).not.toThrow();
      expect(facts.zone, country.code).not.toMatch(/^Etc/);
      expect(facts.offset, country.code).toMatch(
        /^UTC([+−]\d+(:\d\d)?)?(, UTC([+−]\d+(:\d\d)?)? for part of the year)?$/,
      );
      expect(facts.currency.name, country.code).not.toBe(facts.currency.code);
      expect(facts.language, country.code).toMatch(/^[A-Z]/);
    }
  });
});

describe("zoneOfCity", () => {
  it("is the city's own zone, or the country's only one", () => {
    expect(zoneOfCity(find("US"), "Chicago")).toBe("America/Chicago");
    expect(zoneOfCity(find("FR"), "Lyon")).toBe("Europe/Paris");
  });
});
