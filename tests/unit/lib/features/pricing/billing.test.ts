import { describe, expect, it } from "vitest";
import { pricedProducts } from "@/lib/base/products";
import { calculatePrice } from "@/lib/features/pricing/billing";
import { figures } from "@/tests/fixtures/figures";

const { pricing } = figures;

describe("yearly billing", () => {
  it("has an amount that is volume times unit price to the cent, for every plan", () => {
    // Half a cent, and floating-point error.
    const tolerance = 0.005 + 1e-9;
    for (const code of pricedProducts) {
      const product = pricing.products[code];
      for (const { volume } of product.plans) {
        const { unitPrice, amount } = calculatePrice(pricing, product, volume, "yearly");
        const expected = (unitPrice * volume) / product.per;
        expect(Math.abs(amount - expected), `${code} ${volume}`).toBeLessThan(tolerance);
      }
    }
  });
});
