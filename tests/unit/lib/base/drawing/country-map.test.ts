import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { buildCountryMaps } from "@/content/drawings/maps/build-country-maps";
import {
  buildCountryDots,
  getCountryMap,
  inverseMercator,
  listNeighborCodes,
  mercator,
  projectCountry,
} from "@/lib/base/drawing/country-map";
import stored from "@/lib/base/drawing/country-maps.generated.json" with { type: "json" };
import { getLocations } from "@/lib/content/endpoints/read";
import type { Country } from "@/lib/content/endpoints/schemas";
import { isFullForm } from "@/tests/fixtures/form";

/** Dots that path data of rows draws: a row is as long as two half steps a dot, less one. */
const dotsOf = (data: string) =>
  [...data.matchAll(/h(\d+)/g)].reduce((sum, [, length]) => sum + (Number(length) + 1) / 2, 0);

let countries: Country[];
beforeAll(async () => {
  countries = (await getLocations()).countries;
});

describe("country maps", () => {
  // Regenerates all of them.
  if (isFullForm)
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

  it("contain every city except on remote islands", () => {
    const off = countries.flatMap(({ numeric, cities }) => {
      const map = getCountryMap(numeric);
      if (!map) return [];
      const { toPoint, height } = projectCountry(map, 100);
      return cities.filter(({ lon, lat }) => {
        const [x, y] = toPoint(lon, lat);
        return x < 0 || x > 100 || y < 0 || y > height;
      });
    });
    expect(off.map(({ name }) => name)).toEqual(["Las Palmas de Gran Canaria"]);
  });

  it("do not exist for unknown country codes", () => {
    expect(getCountryMap("000")).toBeNull();
    expect(listNeighborCodes("000")).toEqual([]);
  });
});

describe("projectCountry", () => {
  const germany = { west: 5, south: 47, east: 15, north: 55 };

  it("puts the corners of the map on the corners of the drawing", () => {
    const { toPoint, toPlace, height } = projectCountry(germany, 720);
    expect(toPoint(5, 55).map(Math.round)).toEqual([0, 0]);
    expect(toPoint(15, 47).map(Math.round)).toEqual([720, Math.round(height)]);
    expect(toPlace(toPoint(13.4, 52.5)).map((degrees) => Number(degrees.toFixed(6)))).toEqual([13.4, 52.5]);
  });

  it("accepts longitudes beyond the date line", () => {
    const { toPoint } = projectCountry({ west: 176, south: -21, east: 182, north: -15 }, 600);
    expect(Math.round(toPoint(-179, -17)[0])).toBe(500);
  });

  it("has an inverse", () => {
    expect(inverseMercator(mercator(61.5))).toBeCloseTo(61.5, 10);
  });
});

describe("buildCountryDots", () => {
  const map = () => {
    const found = getCountryMap("276");
    if (!found) throw new Error("Germany has no map");
    return found;
  };
  const land = () => map().own.reduce((sum, [, , count]) => sum + count, 0);

  it("draws every dot of the country once, in classes", () => {
    const germany = countries.find(({ code }) => code === "DE");
    const dots = buildCountryDots(map(), { count: germany?.ips.RP ?? 0, cities: germany?.cities ?? [] });
    expect(dots.classes).toHaveLength(dots.limits.length + 1);
    expect(dots.classes.reduce((sum, data) => sum + dotsOf(data), 0)).toBe(land());
    expect(dots.limits).toEqual(dots.limits.toSorted((a, b) => a - b));
  });

  it("draws one class of dots if the distribution is unknown", () => {
    const dots = buildCountryDots(map(), { count: 1000, cities: [] });
    expect([dots.classes.length, dots.limits]).toEqual([1, []]);
    expect(dotsOf(dots.classes[0] ?? "")).toBe(land());
  });
});
