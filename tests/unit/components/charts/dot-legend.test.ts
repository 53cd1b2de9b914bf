import { expect, it } from "vitest";
import { describeRange } from "@/components/charts/dot-legend";

it("describeRange names the bounds of each class of dots", () => {
  const bounds = [undefined, 500, 2_000, 10_000, 1_500_000];
  expect(bounds.map((bound, i) => describeRange(bound, bounds[i + 1]))).toEqual([
    "under 500",
    "500–2K",
    "2–10K",
    "10K–1.5M",
    "1.5M or more",
  ]);
});
