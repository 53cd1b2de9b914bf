import { describe, expect, it } from "vitest";
import { drawWeir, weirSize } from "@/components/pricing/weir";

const widthOf = ({ from, to }: { from: number; to: number }) => to - from;

describe("a weir", () => {
  it("has notches in proportion to the costs", () => {
    const [dear, half] = drawWeir([0.8, 0.4, 0.1]).map(widthOf);
    expect(half).toBeCloseTo((dear ?? 0) / 2, 0);
  });

  it("keeps the cheapest channel visible", () => {
    expect(drawWeir([100, 100, 0.001]).map(widthOf)[2]).toBeGreaterThan(3);
  });

  it("has channels that do not overlap and stay within the drawing", () => {
    const channels = drawWeir([1, 1, 1]);
    channels.forEach(({ from, to }, i) => {
      expect(from).toBeGreaterThan(channels[i - 1]?.to ?? 0);
      expect(to).toBeLessThan(weirSize.width);
    });
  });

  it("has finite coordinates and short path data", () => {
    const paths = drawWeir([0.81, 0.095, 0.45]).map(({ path }) => path);
    expect(paths.join("")).not.toContain("NaN");
    expect(paths.join("").length).toBeLessThan(2500);
  });
});
