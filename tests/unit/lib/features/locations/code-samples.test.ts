import { describe, expect, it } from "vitest";
import { buildLocationSamples } from "@/lib/features/locations/code-samples";

describe("buildLocationSamples", () => {
  it("has the location and its Accept-Language in every programming language", () => {
    for (const { code, language } of buildLocationSamples("BR", "pt-BR,pt;q=0.9", "São Paulo")) {
      expect(code, language).toContain("user-country-br-city-sao_paulo");
      expect(code, language).toContain("pt-BR,pt;q=0.9");
    }
  });
});
