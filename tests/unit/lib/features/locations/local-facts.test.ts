import { describe, expect, it } from "vitest";
import { getLocalFacts, zoneOfCity } from "@/lib/features/locations/local-facts";
import { countryOf, locations } from "@/tests/fixtures/countries";

describe("local facts", () => {
  it("are complete for every country, with time zones that browsers support", () => {
    for (const country of locations.countries) {
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

  it("name the country's own zone, with its current name", () => {
    const zones = ["BH", "TR", "IL", "IN", "VN", "UA"].map((code) => getLocalFacts(countryOf(code)).zone);
    expect(zones).toEqual([
      ...["Asia/Bahrain", "Europe/Istanbul", "Asia/Jerusalem"],
      ...["Asia/Kolkata", "Asia/Ho_Chi_Minh", "Europe/Kyiv"],
    ]);
    expect(getLocalFacts(countryOf("NO")).acceptLanguage).toBe("nb-NO,nb;q=0.9,en;q=0.8");
    expect(getLocalFacts(countryOf("US")).acceptLanguage).toBe("en-US,en;q=0.9");
  });
});

describe("zoneOfCity", () => {
  it("is the city's own zone, or the country's only one", () => {
    expect(zoneOfCity(countryOf("US"), "Chicago")).toBe("America/Chicago");
    expect(zoneOfCity(countryOf("FR"), "Lyon")).toBe("Europe/Paris");
    expect(zoneOfCity(countryOf("CA"), "Montreal")).toBe("America/Toronto");
    expect(zoneOfCity(countryOf("US"), "Springfield")).toBeNull();
  });
});
