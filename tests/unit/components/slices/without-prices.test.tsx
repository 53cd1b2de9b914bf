import { expect, it } from "vitest";
import { figures } from "@/tests/fixtures/figures";
import { mocksOf, renderSlices } from "@/tests/fixtures/slices";

// tests/e2e/without-prices.spec.ts tests the plan lists.
it.each([
  ["ProductComparison", /not available right now[\s\S]*99\.2\s?%/],
  ["ProductChooser", /We recommend/],
  ["ProductRange", /not available right now/],
])("%s shows no price and no zero while prices are not available, and keeps the rest", (name, rest) => {
  const html = renderSlices(mocksOf(name), { ...figures, pricing: null, product: "RP" });
  expect(html).toMatch(rest);
  expect(html).not.toMatch(/\$\d|NaN/);
});
