import { describe, expect, it } from "vitest";
import { pricedProducts } from "@/lib/base/products";
import { totalAt, unitPriceAt } from "@/lib/content/endpoints/prices";
import { purchaseFor } from "@/lib/features/pricing/budget";
import { figures } from "@/tests/fixtures/figures";

const { products } = figures.pricing;

describe("what a budget buys", () => {
  it("is the volume of a plan if the budget equals its price", () => {
    expect(purchaseFor(products.RP, 2500)).toEqual({ volume: 1000, unitPrice: 2.5 });
    expect(purchaseFor(products.WEB_API, 225)).toEqual({ volume: 500_000, unitPrice: 0.45 });
  });

  it("is null if it does not cover the minimum order", () => {
    expect(purchaseFor(products.DC, 23.99)).toBeNull();
    expect(purchaseFor(products.DC, 24)?.volume).toBe(10);
  });

  it("never exceeds the budget, and leaves less than the rounding of prices", () => {
    for (const code of pricedProducts) {
      const product = products[code];
      for (const budget of [30, 77, 500, 1234.56, 5000]) {
        const purchase = purchaseFor(product, budget);
        if (!purchase) continue;
        const cost = totalAt(product, purchase.volume);
        expect(cost, `${code} for ${budget}`).toBeLessThanOrEqual(budget);
        // Unit prices are rounded to cents, so the total can jump by a cent per unit.
        const slack = purchase.unitPrice + (0.01 * purchase.volume) / product.per;
        expect(budget - cost, `${code} for ${budget}`).toBeLessThan(slack + 0.01);
        expect(purchase.unitPrice).toBe(unitPriceAt(product, purchase.volume));
      }
    }
  });
});
