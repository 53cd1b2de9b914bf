import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { buildCountryMaps } from "@/content/maps/build-country-maps";
import { getCountryMap } from "@/lib/base/drawing/country-map";
import stored from "@/lib/base/drawing/country-maps.generated.json" with { type: "json" };
import { getLocations } from "@/lib/content/endpoints/read";
import type { Country } from "@/lib/content/endpoints/schemas";
import { isFullRun } from "@/tests/fixtures/test-run";

let countries: Country[];
beforeAll(async () => {
  countries = (await getLocations()).countries;
});

describe("country maps", () => {
  // Regenerates all of them.
  if (isFullRun)
    it("match the atlas and the table of countries", () => {
      const file = fileURLToPath(import.meta.resolve("world-atlas/countries-10m.json"));
      const built = buildCountryMaps(JSON.parse(readFileSync(file, "utf8")), countries);
      expect(stored).toEqual(built);
    }, 90_000);

  it("exist for every country and show its land", () => {
    for (const { code, numeric } of countries) {
      const map = getCountryMap(numeric);
      expect(map?.own.length, code).toBeGreaterThan(0);
      for (const [row, column, count] of [...(map?.own ?? []), ...(map?.others ?? [])]) {
        expect(row, code).toBeLessThan(map?.rows ?? 0);
        expect(column + count, code).toBeLessThanOrEqual(map?.columns ?? 0);
      }
    }
  });
});
