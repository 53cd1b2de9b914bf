import { describe, expect, it } from "vitest";
import { pricedProducts } from "@/lib/base/products";
import { breakEvenKb, totalAt, unitPriceAt } from "@/lib/content/endpoints/prices";
import type { ProductPricing } from "@/lib/content/endpoints/schemas";
import { figures } from "@/tests/fixtures/figures";

const { pricing } = figures;

describe("unit price", () => {
  it("is that of the table at its steps", () => {
    const { steps } = pricing.products.RP;
    expect(steps.map(([volume]) => unitPriceAt({ steps }, volume))).toEqual(steps.map(([, price]) => price));
  });

  it("is linear on logarithmic scales between two steps", () => {
    const steps: ProductPricing["steps"] = [
      [10, 8],
      [1000, 2],
    ];
    expect(unitPriceAt({ steps }, 100)).toBe(4);
  });

  it("never increases with the volume, for any product", () => {
    for (const product of pricedProducts) {
      const { steps } = pricing.products[product];
      const last = steps.at(-1)?.[0] ?? 0;
      const volumes = Array.from({ length: 400 }, (_, index) => Math.ceil(last ** ((index + 1) / 400)));
      const prices = volumes.map((volume) => unitPriceAt({ steps }, volume));
      expect(prices, product).toEqual(prices.toSorted((a, b) => b - a));
    }
  });
});

describe("totals", () => {
  it("multiply the volume by its rounded price", () => {
    expect(totalAt(pricing.products.RP, 250)).toBe(785);
  });

  it("count results in thousands", () => {
    expect(totalAt({ per: 1000, steps: [[10_000, 1.2]] }, 10_000)).toBe(12);
  });
});

describe("the page size at which traffic and results cost the same", () => {
  it.each(["RP", "RTC"] as const)("is the last whole KB at which %s costs no more", (code) => {
    const { [code]: traffic, WEB_API } = pricing.products;
    const kb = breakEvenKb(traffic, WEB_API, 1_000_000);
    const limit = totalAt(WEB_API, 1_000_000);
    expect(totalAt(traffic, kb)).toBeLessThanOrEqual(limit);
    expect(totalAt(traffic, kb + 1)).toBeGreaterThan(limit);
  });

  it("counts the minimum order of traffic: it may cost more than the results at any size", () => {
    const { RP, WEB_API } = pricing.products;
    expect(breakEvenKb(RP, WEB_API, 10_000)).toBe(0);
  });
});
