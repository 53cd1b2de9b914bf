import { describe, expect, it } from "vitest";
import { listSliderValues, nearestIndex } from "@/lib/features/pricing/slider-values";

describe("slider values", () => {
  it("are round integers in ascending order, including both ends", () => {
    expect(listSliderValues(1, 30)).toEqual([1, 2, 3, 4, 5, 6, 10, 15, 20, 25, 30]);
  });

  it("include required values", () => {
    expect(listSliderValues(10, 3000, [220])).toContain(220);
    expect(listSliderValues(10, 3000, [5])).not.toContain(5);
  });

  it("are found by ratio, not by difference", () => {
    expect(nearestIndex([10, 100, 1000], 40)).toBe(1);
    expect(nearestIndex([10, 100, 1000], 30)).toBe(0);
    expect(nearestIndex([10, 100, 1000], 1e6)).toBe(2);
  });
});
