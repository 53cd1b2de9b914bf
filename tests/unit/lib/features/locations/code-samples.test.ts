import { describe, expect, it } from "vitest";
import { getLocations } from "@/lib/content/endpoints/read";
import {
  buildLocationResponse,
  buildLocationSamples,
  buildUsername,
} from "@/lib/features/locations/code-samples";
import { getLocalFacts } from "@/lib/features/locations/local-facts";
import { panelWidth, widthOf } from "@/tests/fixtures/sample-requests";

describe("buildUsername", () => {
  it("puts the city after the country, without hyphens", () => {
    expect(buildUsername("DE")).toBe("user-country-de");
    expect(buildUsername("BR", "São Paulo")).toBe("user-country-br-city-sao_paulo");
  });
});

describe("buildLocationSamples", () => {
  it("has the location and its Accept-Language in every programming language", () => {
    const samples = buildLocationSamples("DE", "de-DE,de;q=0.8", "Berlin");
    expect(samples.map(({ language }) => language)).toEqual([
      "curl",
      "Python",
      "Node.js",
      "Go",
      "Java",
      "PHP",
      "C#",
    ]);
    for (const { code, language } of samples) {
      expect(code, language).toContain("user-country-de-city-berlin");
      expect(code, language).toContain("de-DE,de;q=0.8");
      expect(code, language).toMatch(/30/);
    }
  });

  it("fits beside its response for every place", async () => {
    const { countries } = await getLocations();
    const tooWide = countries.flatMap((country) => {
      const { acceptLanguage } = getLocalFacts(country);
      const cities = [undefined, ...country.cities.map(({ name }) => name)];
      return cities.flatMap((city) => {
        const samples = buildLocationSamples(country.code, acceptLanguage, city);
        const response = widthOf(buildLocationResponse(country, city));
        return samples
          .filter(({ code }) => widthOf(code) + response > panelWidth)
          .map(({ language }) => `${city ?? country.code}, ${language}`);
      });
    });
    expect(tooWide).toEqual([]);
  });
});
