import { describe, expect, it } from "vitest";
import {
  buildLocationResponse,
  buildLocationSamples,
  buildUsername,
} from "@/lib/features/locations/code-samples";
import { hasPage } from "@/lib/features/locations/country-report";
import { getLocalFacts } from "@/lib/features/locations/local-facts";
import { locations } from "@/tests/fixtures/countries";
import { panelWidth, widthOf } from "@/tests/fixtures/sample-requests";

describe("buildUsername", () => {
  it("puts the city after the country, without hyphens", () => {
    expect(buildUsername("DE")).toBe("user-country-de");
    expect(buildUsername("BR", "São Paulo")).toBe("user-country-br-city-sao_paulo");
  });
});

describe("buildLocationSamples", () => {
  it("has the location and its Accept-Language in every programming language", () => {
    for (const { code, language } of buildLocationSamples("DE", "de-DE,de;q=0.8", "Berlin")) {
      expect(code, language).toContain("user-country-de-city-berlin");
      expect(code, language).toContain("de-DE,de;q=0.8");
      expect(code, language).toMatch(/30/);
    }
  });

  it("fits beside its response for every place", () => {
    const tooWide = locations.countries.flatMap((country) => {
      const { acceptLanguage } = getLocalFacts(country);
      const cities = [undefined, ...country.cities.filter(hasPage).map(({ name }) => name)];
      return cities.flatMap((city) => {
        const samples = buildLocationSamples(country.code, acceptLanguage, city);
        const response = widthOf(buildLocationResponse(locations, country, city));
        return samples
          .filter(({ code }) => widthOf(code) + response > panelWidth)
          .map(({ language }) => `${city ?? country.code}, ${language}`);
      });
    });
    expect(tooWide).toEqual([]);
  });
});

describe("buildLocationResponse", () => {
  it("shows an IP in one place only", () => {
    const placeOf = new Map<string, string>();
    for (const country of locations.countries) {
      const cities = [undefined, ...country.cities.filter(hasPage).map(({ name }) => name)];
      for (const shown of cities) {
        const response = buildLocationResponse(locations, country, shown);
        const { ip, country: code, city } = JSON.parse(response) as Record<"ip" | "country" | "city", string>;
        const place = `${city}, ${code}`;
        expect(ip).toMatch(/^(?:198\.51\.100|192\.0\.2)\.[1-9]\d{0,2}$/);
        expect(placeOf.get(ip) ?? place).toBe(place);
        placeOf.set(ip, place);
      }
    }
  });
});
