import { describe, expect, it } from "vitest";
import { drawSegment, stageAt } from "@/components/charts/request-path-segments";

const shapes = ["gateway", "parse", "cycle", "retry", "narrows", "lock"] as const;
const segments = [0, 1, 2, 3, 4];

describe("the segments of a request path", () => {
  it("begin at their stage", () => {
    for (const shape of shapes) {
      for (const i of segments) expect(drawSegment(shape, i).main).toMatch(`M${stageAt(shape, i)} 0`);
    }
  });

  it("tell the products apart", () => {
    const drawn = shapes.map((shape) => segments.map((i) => Object.values(drawSegment(shape, i))).join());
    expect(new Set(drawn).size).toBe(shapes.length);
  });

  it("end the first exit's lines beside the ones that reach the target", () => {
    expect(segments.filter((i) => drawSegment("retry", i).others)).toEqual([2]);
  });
});
