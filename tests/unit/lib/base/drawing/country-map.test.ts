import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { buildCountryMaps } from "@/content/maps/build-country-maps";
import { buildLandGrid } from "@/content/maps/build-land-grid";
import storedCities from "@/lib/base/drawing/city-maps.generated.json" with { type: "json" };
import { getCityMap, getCountryMap } from "@/lib/base/drawing/country-map";
import stored from "@/lib/base/drawing/country-maps.generated.json" with { type: "json" };
import { landGrid } from "@/lib/base/drawing/world";
import { locations } from "@/tests/fixtures/countries";
import { isFullRun } from "@/tests/fixtures/test-run";

const { countries } = locations;

const readAtlas = (name: string) =>
  JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(`world-atlas/${name}.json`)), "utf8"));

describe("the generated maps", () => {
  // Regenerates all of them.
  if (isFullRun)
    it("match the atlas and the table of countries", () => {
      const { countryMaps, cityMaps } = buildCountryMaps(readAtlas("countries-10m"), countries);
      expect(stored).toEqual(countryMaps);
      expect(storedCities).toEqual(cityMaps);
      expect(landGrid).toEqual(buildLandGrid(readAtlas("countries-50m")));
    }, 240_000);

  it("have every country with its land, and every city", () => {
    for (const { code, numeric, cities } of countries) {
      expect(getCountryMap(numeric)?.own.length, code).toBeGreaterThan(0);
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
