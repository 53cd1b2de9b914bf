import { describe, expect, it } from "vitest";
import { buildPricePoints, describeArithmetic } from "@/components/charts/price-points";
import { pricedProducts } from "@/lib/base/products";
import { totalAt } from "@/lib/content/endpoints/prices";
import { figures } from "@/tests/fixtures/figures";

const { pricing } = figures;

describe("buildPricePoints", () => {
  it("multiplies thousands of results by the price per 1,000", () => {
    const api = pricing.products.WEB_API;
    const point = buildPricePoints(pricing, api, "monthly").find(({ volume }) => volume === 500_000);
    expect(point?.total).toBe(225);
    expect(point && describeArithmetic(pricing, api, point, "monthly")).toBe("500 × $0.45");
  });

  it("discounts every volume but the one-time pack", () => {
    const [pack, next] = buildPricePoints({ yearlyDiscount: 0.1 }, pricing.products.RP, "yearly");
    expect(pack).toEqual({ volume: 5, price: 6, total: 30, once: true });
    expect(next?.once).toBeUndefined();
    expect(next?.total).toBeCloseTo(0.9 * totalAt(pricing.products.RP, next?.volume ?? 0), 2);
  });

  it.each(pricedProducts)("includes every step and plan of %s, in ascending order", (code) => {
    const product = pricing.products[code];
    const volumes = buildPricePoints(pricing, product, "monthly").map(({ volume }) => volume);
    expect(volumes).toEqual([...new Set(volumes)].sort((a, b) => a - b));
    const listed = [...product.steps.map(([volume]) => volume), ...product.plans.map(({ volume }) => volume)];
    expect(volumes).toEqual(expect.arrayContaining(listed));
  });
});
