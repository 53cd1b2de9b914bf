import { describe, expect, it } from "vitest";
import { cells } from "@/lib/base/drawing/cells";
import { hilbertCell } from "@/lib/base/drawing/hilbert";
import { distance, type Point } from "@/lib/base/drawing/points";
import { seeded } from "@/lib/base/drawing/random";

describe("seeded", () => {
  it("gives the same numbers for a seed, others for another, all from 0 to 1", () => {
    const take = (seed: number) => {
      const next = seeded(seed);
      return Array.from({ length: 50 }, next);
    };
    expect(take(4)).toEqual(take(4));
    expect(take(4)).not.toEqual(take(5));
    expect(take(4).every((value) => value >= 0 && value < 1)).toBe(true);
  });
});

describe("cells", () => {
  const area = (polygon: readonly Point[]) =>
    Math.abs(
      polygon.reduce((sum, [x, y], i) => {
        const [nx, ny] = polygon[(i + 1) % polygon.length] ?? [x, y];
        return sum + x * ny - nx * y;
      }, 0),
    ) / 2;
  const sites: Point[] = [
    [20, 20],
    [80, 30],
    [50, 70],
  ];
  const ground = cells(sites, { width: 100, height: 90, reach: 200 });

  it("divide the sheet without a rest", () => {
    expect(ground.reduce((sum, cell) => sum + area(cell), 0)).toBeCloseTo(9000);
  });

  it("hold only places that are nearest to their own site", () => {
    ground.forEach((cell, i) => {
      for (const corner of cell) {
        const own = distance(corner, sites[i] ?? [0, 0]);
        expect(sites.every((site) => distance(corner, site) > own - 1e-6)).toBe(true);
      }
    });
  });
});

describe("hilbertCell", () => {
  const places = Array.from({ length: 256 }, (_, i) => hilbertCell(i, 16));

  it("visits every cell once, each next to the one before", () => {
    expect(new Set(places.map(String)).size).toBe(256);
    places.slice(1).forEach((place, i) => {
      expect(distance(place, places[i] ?? [0, 0])).toBe(1);
    });
  });

  it("keeps a quarter of the numbers in a quarter of the ground", () => {
    for (const first of [0, 64, 128, 192]) {
      const quarter = places.slice(first, first + 64);
      const span = (k: 0 | 1) =>
        Math.max(...quarter.map((place) => place[k])) - Math.min(...quarter.map((place) => place[k]));
      expect([span(0), span(1)]).toEqual([7, 7]);
    }
  });
});
