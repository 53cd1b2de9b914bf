import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { buildCityMaps, buildCountryMaps } from "@/content/maps/build-country-maps";
import storedCities from "@/lib/base/drawing/city-maps.generated.json" with { type: "json" };
import { getCityMap, getCountryMap } from "@/lib/base/drawing/country-map";
import stored from "@/lib/base/drawing/country-maps.generated.json" with { type: "json" };
import { locations } from "@/tests/fixtures/countries";
import { isFullRun } from "@/tests/fixtures/test-run";

const { countries } = locations;

describe("country maps", () => {
  // Regenerates all of them.
  if (isFullRun)
    it("match the atlas and the table of countries", () => {
      const file = fileURLToPath(import.meta.resolve("world-atlas/countries-10m.json"));
      const atlas = JSON.parse(readFileSync(file, "utf8"));
      expect(stored).toEqual(buildCountryMaps(atlas, countries));
      expect(storedCities).toEqual(buildCityMaps(atlas, countries));
    }, 180_000);

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

  it("exist for every city and show it", () => {
    for (const { numeric, cities } of countries) {
      for (const { name, lon, lat } of cities) {
        const map = getCityMap(numeric, name);
        expect(map?.own.length, name).toBeGreaterThan(0);
        const east = map && lon < map.west - 180 ? lon + 360 : lon;
        expect(map && map.west < east && east < map.east && map.south < lat && lat < map.north, name).toBe(
          true,
        );
      }
    }
  });
});
