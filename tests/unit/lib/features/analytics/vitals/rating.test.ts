import { describe, expect, it } from "vitest";
import { rateVital } from "@/lib/features/analytics/vitals/rating";

describe("rateVital", () => {
  it.each([
    ["LCP", 2500, "good"],
    ["LCP", 2501, "needs improvement"],
    ["LCP", 4001, "poor"],
    ["FCP", 1800, "good"],
    ["CLS", 0.25, "needs improvement"],
    ["CLS", 0.251, "poor"],
    ["INP", 200, "good"],
    ["INP", 501, "poor"],
    ["FID", 101, "needs improvement"],
    ["TTFB", 1801, "poor"],
  ] as const)("rates %s of %d as %s", (name, value, rating) => {
    expect(rateVital(name, value)).toBe(rating);
  });
});
