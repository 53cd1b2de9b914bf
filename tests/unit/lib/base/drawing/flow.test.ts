import { describe, expect, it } from "vitest";
import { flow, spread } from "@/lib/base/drawing/flow";
import { distance } from "@/lib/base/drawing/points";

const island = { x: 300, y: 100, r: 60 };

describe("flow", () => {
  it("runs straight where nothing is in the way", () => {
    const [line] = flow({ x0: 0, x1: 100, starts: [40], obstacles: [] });
    expect(line?.every(([, y]) => y === 40)).toBe(true);
    expect(line?.at(-1)?.[0]).toBeGreaterThanOrEqual(100);
  });

  it("parts around an island and closes behind it", () => {
    const lines = flow({ x0: 0, x1: 900, starts: [70, 130], obstacles: [island] });
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(Math.min(...line.map((point) => distance(point, [island.x, island.y])))).toBeGreaterThan(
        island.r,
      );
      expect(Math.abs((line.at(-1)?.[1] ?? 0) - (line[0]?.[1] ?? 0))).toBeLessThan(12);
    }
  });

  it("leaves out a line that runs aground", () => {
    expect(flow({ x0: 280, x1: 600, starts: [100], obstacles: [island] })).toEqual([]);
  });

  it("follows the sway of the current", () => {
    const [line] = flow({
      x0: 0,
      x1: 400,
      starts: [0],
      obstacles: [],
      sway: { height: 0.3, length: 400, phase: 0 },
    });
    expect(Math.max(...(line ?? []).map(([, y]) => y))).toBeGreaterThan(10);
  });
});

describe("spread", () => {
  it("puts each height in the middle of its share", () => {
    expect(spread(4, 0, 40)).toEqual([5, 15, 25, 35]);
  });
});
