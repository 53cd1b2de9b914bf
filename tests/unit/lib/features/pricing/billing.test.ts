import { describe, expect, it } from "vitest";
import { pricedProducts } from "@/lib/base/products";
import { calculatePrice } from "@/lib/features/pricing/billing";
import { figures } from "@/tests/fixtures/figures";

const { pricing } = figures;

describe("yearly billing", () => {
  it("equals volume times price to the cent for every plan", () => {
    const halfACent = 0.006;
    for (const code of pricedProducts) {
      const product = pricing.products[code];
      for (const { volume } of product.plans) {
        const { unitPrice, amount } = calculatePrice(pricing, product, volume, "yearly");
        const expected = (unitPrice * volume) / product.per;
        expect(Math.abs(amount - expected), `${code} ${volume}`).toBeLessThan(halfACent);
      }
    }
  });
});
