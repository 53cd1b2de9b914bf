import { describe, expect, it } from "vitest";
import { coverDots, type PlacedLabel, placeRingLabels } from "@/components/charts/map-labels";

const area = { width: 400, height: 300, fontSize: 11, most: 9 };
const nowhere = { left: 0, right: 0, top: 0, bottom: 0 };
const rings = [60, 120].map((radius) => ({ center: [100, 150] as const, radius, text: `${radius} km` }));
const place = (labels: readonly PlacedLabel[], reserved = nowhere) =>
  placeRingLabels(rings, labels, area, reserved);
const label = (x: number, y: number): PlacedLabel => ({
  ...{ x, y, labelX: x, labelY: y, text: "Chicago", anchor: "middle" },
});

describe("placeRingLabels", () => {
  it("labels each ring toward the middle of the map", () => {
    expect(place([]).map(({ text, labelX }) => [text, labelX])).toEqual([
      ["60 km", 160],
      ["120 km", 220],
    ]);
  });

  it("moves a label along its ring where a city's name or the scale is", () => {
    for (const [first] of [
      place([label(160, 152)]),
      place([], { left: 140, right: 180, top: 140, bottom: 160 }),
    ]) {
      expect(first?.labelX).toBeLessThan(160);
      expect(Math.hypot((first?.labelX ?? 0) - 100, (first?.labelY ?? 0) - 11 * 0.36 - 150)).toBeCloseTo(60);
      expect(Math.abs((first?.labelY ?? 0) - 152)).toBeGreaterThan(11);
    }
  });

  it("leaves out a label without a place", () => {
    expect(place([], { left: 0, right: 400, top: 0, bottom: 300 })).toEqual([]);
  });
});

describe("coverDots", () => {
  it("ends between two dots of each row, of which odd ones are shifted", () => {
    expect(coverDots([{ left: 3, right: 5, top: 1, bottom: 5 }], 1)).toBe("M2 1h4m-3 2h2m-3 2h4");
  });
});
