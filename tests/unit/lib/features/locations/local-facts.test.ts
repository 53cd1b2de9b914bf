import { beforeAll, describe, expect, it } from "vitest";
import { getLocations } from "@/lib/content/endpoints/read";
import type { Country } from "@/lib/content/endpoints/schemas";
import { describeOffset, getLocalFacts, zoneOfCity } from "@/lib/features/locations/local-facts";

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
  it.each([
    ["DE", "Europe/Berlin", "EUR", "German", "de-DE,de;q=0.8,en;q=0.6"],
    ["US", "America/New_York", "USD", "English", "en-US,en;q=0.8"],
    ["BR", "America/Sao_Paulo", "BRL", "Portuguese", "pt-BR,pt;q=0.8,en;q=0.6"],
    ["AU", "Australia/Sydney", "AUD", "English", "en-AU,en;q=0.8"],
    ["IE", "Europe/Dublin", "EUR", "English", "en-IE,en;q=0.8,ga;q=0.6"],
    ["CH", "Europe/Zurich", "CHF", "German", "de-CH,de;q=0.8,fr;q=0.6,en;q=0.4"],
    ["MN", "Asia/Ulaanbaatar", "MNT", "Mongolian", "mn-MN,mn;q=0.8,en;q=0.6"],
  ])("of %s include time zone, currency and language", (code, zone, currency, language, header) => {
    const facts = getLocalFacts(find(code));
    expect([facts.zone, facts.currency.code, facts.language, facts.acceptLanguage]).toEqual([
      zone,
      currency,
      language,
      header,
    ]);
  });

  it("format a price by local conventions", () => {
    expect(getLocalFacts(find("DE"))).toMatchObject({
      price: "12.499,50\u00a0€",
      marks: { decimal: "a comma", group: "a point" },
    });
    expect(getLocalFacts(find("JP")).marks).toEqual({ decimal: null, group: "a comma" });
  });

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

  it("describe a zone's difference from UTC", () => {
    expect(describeOffset("Asia/Kolkata")).toBe("UTC+5:30");
    expect(describeOffset("Europe/London")).toBe("UTC, UTC+1 for part of the year");
    expect(describeOffset("America/Bogota")).toBe("UTC−5");
  });
});

describe("zoneOfCity", () => {
  it("is the city's own zone, or the country's only one", () => {
    expect(zoneOfCity(find("US"), "Chicago")).toBe("America/Chicago");
    expect(zoneOfCity(find("FR"), "Lyon")).toBe("Europe/Paris");
  });

  it("is unknown if the country has several and none is named after the city", () => {
    expect(zoneOfCity(find("US"), "Austin")).toBeNull();
  });
});
