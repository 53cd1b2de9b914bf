import { describe, expect, it } from "vitest";
import { pricedProducts } from "@/lib/base/products";
import { getPricing } from "@/lib/content/endpoints/read";
import { billedTotal, billedUnitPrice, priceFactor } from "@/lib/features/pricing/billing";

const pricing = await getPricing();
const yearly = priceFactor(pricing, "yearly");

describe("yearly billing", () => {
  it("equals volume times price to the cent for every plan", () => {
    const halfACent = 0.006;
    for (const code of pricedProducts) {
      const product = pricing.products[code];
      for (const { volume } of product.plans) {
        const expected = (billedUnitPrice(product, volume, yearly) * volume) / product.per;
        expect(Math.abs(billedTotal(product, volume, yearly) - expected), `${code} ${volume}`).toBeLessThan(
          halfACent,
        );
      }
    }
  });
});
