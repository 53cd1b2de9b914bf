import { describe, expect, it } from "vitest";
import { buildLocationSamples, buildUsername } from "@/lib/features/locations/code-samples";

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
});
