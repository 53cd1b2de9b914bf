import { describe, expect, it } from "vitest";
import { distance } from "@/lib/base/drawing/points";
import { ribbon } from "@/lib/base/drawing/ribbon";
import { spline } from "@/lib/base/drawing/spline";

const points = [
  [0, 0, 1],
  [200, 40, 1],
  [400, 0, 2],
] as const;

describe("spline", () => {
  it("starts and ends on the control points", () => {
    const sampled = spline(points, 10);
    expect(sampled[0]).toEqual([0, 0, 1]);
    expect(sampled.at(-1)?.map(Math.round)).toEqual([400, 0, 2]);
  });

  it("passes the control points between", () => {
    const nearest = Math.min(...spline(points, 5).map(([x, y]) => distance([x, y], [200, 40])));
    expect(nearest).toBeLessThan(3);
  });
});

describe("ribbon", () => {
  it("draws as many strokes as asked, from one bank to the other", () => {
    const { strokes } = ribbon({ points, strokes: 5, spacing: 10, drift: 0 });
    expect(strokes).toHaveLength(5);
    const starts = strokes.map((stroke) => stroke[0]?.[1] ?? 0);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });

  it("keeps neighbors at the spacing times the river's width there", () => {
    const { strokes } = ribbon({ points, strokes: 3, spacing: 10, drift: 0 });
    const gap = (i: number) => distance(strokes[0]?.at(i) ?? [0, 0], strokes[1]?.at(i) ?? [0, 0]);
    expect(gap(0)).toBeCloseTo(10, 0);
    expect(gap(-1)).toBeCloseTo(20, 0);
  });

  it("draws the same river for the same seed and another for another", () => {
    const draw = (seed: number) => ribbon({ points, strokes: 3, spacing: 10, seed });
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1).strokes).not.toEqual(draw(2).strokes);
  });
});
