import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { buildLandGrid, landColumns } from "@/content/drawings/maps/build-land-grid";
import { gridSquareOf, mapFrame } from "@/lib/base/drawing/atlas";
import { buildDotMap, type MappedCountry, middleOf } from "@/lib/base/drawing/dot-map";
import { dotAt, landGrid, projectWorld, worldExtent } from "@/lib/base/drawing/world";
import { isFullForm } from "@/tests/fixtures/form";

const france: MappedCountry = {
  numeric: "250",
  count: 1_000_000,
  cities: [{ lon: 2.35, lat: 48.86, ips: 700_000 }],
};

/** The rows of dots that a class draws: a row is as long as two half steps a dot, less one. */
function rowsOf(data: string) {
  let [penX, penY] = [0, 0];
  return [...data.matchAll(/m(-?\d+) ?(-?\d+)h(\d+)/g)].map(([, dx, dy, length]) => {
    const row = { left: penX + Number(dx), y: penY + Number(dy), dots: (Number(length) + 1) / 2 };
    [penX, penY] = [row.left + Number(length), row.y];
    return row;
  });
}
const dotsOf = (data: string) => rowsOf(data).reduce((sum, row) => sum + row.dots, 0);

describe("the land grid", () => {
  // Regenerates it, which takes longer than all other drawing tests.
  if (isFullForm)
    it("matches the atlas", () => {
      const file = fileURLToPath(import.meta.resolve("world-atlas/countries-50m.json"));
      const built = buildLandGrid(JSON.parse(readFileSync(file, "utf8")), landColumns);
      expect(landGrid).toEqual(built);
    }, 60_000);

  it("keeps every dot on the worldExtent and gives it to one country", () => {
    const taken = new Set<string>();
    for (const runs of Object.values(landGrid.countries)) {
      for (const [row, column, count] of runs) {
        for (let i = 0; i < count; i++) taken.add(`${row} ${column + i}`);
        expect(row).toBeLessThan(landGrid.rows);
        expect(column + count).toBeLessThanOrEqual(landGrid.columns);
      }
    }
    const total = Object.values(landGrid.countries)
      .flat()
      .reduce((sum, run) => sum + run[2], 0);
    expect(taken.size).toBe(total);
  });
});

describe("projectWorld", () => {
  it("puts the worldExtent's corners on the corners of the drawing", () => {
    const { projection, height } = projectWorld(1000);
    expect(projection([worldExtent.west, worldExtent.north])?.map(Math.round)).toEqual([0, 0]);
    const [x = 0, y = 0] = projection([worldExtent.east - 1e-9, worldExtent.south]) ?? [];
    expect([x, y].map(Math.round)).toEqual([1000, Math.round(height)]);
  });
});

describe("gridSquareOf", () => {
  it.each([
    ["Chicago", -87.6, 41.9, "D2"],
    ["Paris", 2.3, 48.9, "G2"],
    ["São Paulo", -46.6, -23.5, "E6"],
    ["Fiji, across the date line", -179, -17, "M5"],
    ["the North Pole", 0, 90, "G1"],
  ])("finds the square of %s", (_, lon, lat, square) => {
    expect(gridSquareOf(lon, lat)).toBe(square);
  });

  it("agrees with the drawn frame", () => {
    const { columns, rows } = mapFrame(1440);
    const [x = 0, y = 0] = projectWorld(1440).projection([151.2, -33.9]) ?? [];
    const column = columns.findLastIndex((edge) => x >= edge);
    const row = rows.findLastIndex((edge) => y >= edge);
    expect(gridSquareOf(151.2, -33.9)).toBe(`${String.fromCharCode(65 + column)}${row + 1}`);
  });
});

describe("buildDotMap", () => {
  it("puts countries without service in class 0 and others above", () => {
    const { classes } = buildDotMap(landGrid, [france], [30_000]);
    const all = Object.values(landGrid.countries)
      .flat()
      .reduce((sum, run) => sum + run[2], 0);
    const own = (landGrid.countries["250"] ?? []).reduce((sum, run) => sum + run[2], 0);
    expect(dotsOf(classes[0] ?? "")).toBe(all - own);
    expect(dotsOf(classes[1] ?? "") + dotsOf(classes[2] ?? "")).toBe(own);
  });

  it("makes dots near a large city larger than dots far from any", () => {
    const { classes } = buildDotMap(landGrid, [france], [30_000]);
    const [x, y] = (projectWorld(landGrid.columns * 2).projection([2.35, 48.86]) ?? [0, 0]) as [
      number,
      number,
    ];
    const isCovered = rowsOf(classes[2] ?? "").some(
      (row) => Math.abs(row.y - y) <= 1 && x >= row.left - 2 && x <= row.left + 2 * row.dots,
    );
    expect(isCovered).toBe(true);
  });

  it("distributes exactly the whole count", () => {
    const dots = (landGrid.countries["250"] ?? []).reduce((sum, run) => sum + run[2], 0);
    const even = { ...france, cities: [] };
    const share = Math.floor(france.count / dots);
    expect(dotsOf(buildDotMap(landGrid, [even], [share - 1]).classes[2] ?? "")).toBeGreaterThan(0);
    expect(dotsOf(buildDotMap(landGrid, [even], [france.count + 1]).classes[2] ?? "")).toBe(0);
  });
});

describe("middleOf", () => {
  it("is the weighted mean of the cities", () => {
    const cities = [
      { lon: 0, lat: 10, ips: 3 },
      { lon: 8, lat: 30, ips: 1 },
    ];
    expect(middleOf({ numeric: "250", count: 4, cities }, landGrid)).toEqual({ lon: 2, lat: 15 });
  });

  it("is on the country's own land without cities", () => {
    const middle = middleOf({ ...france, cities: [] }, landGrid);
    expect(middle && gridSquareOf(middle.lon, middle.lat)).toBe("G2");
  });

  it("is null for a country without dots", () => {
    expect(middleOf({ numeric: "000", count: 1, cities: [] }, landGrid)).toBeNull();
  });
});

describe("dotAt", () => {
  it("shifts odd rows by half a step", () => {
    expect([dotAt(0, 3), dotAt(1, 3)]).toEqual([
      [7, 1],
      [8, 3],
    ]);
  });
});
