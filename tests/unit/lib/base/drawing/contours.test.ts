import { describe, expect, it } from "vitest";
import { contours } from "@/lib/base/drawing/contours";
import { distance } from "@/lib/base/drawing/points";

const hill = { x: 100, y: 100, rx: 40, ry: 40, height: 1 };
const land = { width: 200, height: 200, hills: [hill], roughness: 0, cell: 4 };

describe("contours", () => {
  it("draws a round hill as a ring at the height's distance", () => {
    const [line] = contours({ ...land, levels: [0.5] });
    const ring = line?.rings[0] ?? [];
    // exp(-d²/2r²) is 0.5 at d = r·√(2 ln 2).
    const expected = 40 * Math.sqrt(2 * Math.LN2);
    expect(ring.length).toBeGreaterThan(20);
    for (const point of ring) expect(Math.abs(distance(point, [100, 100]) - expected)).toBeLessThan(1);
  });

  it("draws nothing above the highest point", () => {
    expect(contours({ ...land, levels: [1.2] })[0]?.rings).toEqual([]);
  });

  it("leaves out rings that are too small", () => {
    expect(contours({ ...land, levels: [0.999], minPoints: 30 })[0]?.rings).toEqual([]);
  });

  it("rotates an elongated hill", () => {
    const long = { x: 100, y: 100, rx: 60, ry: 15, height: 1, turn: Math.PI / 2 };
    const ring = contours({ ...land, hills: [long], levels: [0.6] })[0]?.rings[0] ?? [];
    const reach = (k: 0 | 1) => Math.max(...ring.map((point) => Math.abs(point[k] - 100)));
    expect(reach(1)).toBeGreaterThan(3 * reach(0));
  });
});
