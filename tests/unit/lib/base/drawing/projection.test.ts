import { describe, expect, it } from "vitest";
import { mercator, miller, projectMap } from "@/lib/base/drawing/projection";

describe("a map across the antimeridian", () => {
  const fiji = { west: 170, east: 190, south: -20, north: 0 };

  it.each([
    [175, 50],
    [-175, 150],
    [185, 150],
    [-170, 200],
  ])("draws longitude %d at %d of 200 units", (lon, x) => {
    expect(projectMap(fiji, 200).toPoint(lon, 0)[0]).toBeCloseTo(x, 9);
  });

  it.each([
    ["Mercator's", mercator],
    ["Miller's", miller],
  ])("finds the coordinates of a point in %s projection", (_, projection) => {
    const { toPoint, toLonLat } = projectMap(fiji, 200, projection);
    const [lon, lat] = toLonLat(toPoint(-175, -12));
    expect(lon).toBeCloseTo(185, 9);
    expect(lat).toBeCloseTo(-12, 9);
  });
});
