import { describe, expect, it } from "vitest";
import { pricedProducts } from "@/lib/base/products";
import { getPricing } from "@/lib/content/endpoints/read";
import { billedTotal, billedUnitPrice, priceFactor, yearTotal } from "@/lib/features/pricing/billing";

const pricing = await getPricing();
const { RP } = pricing.products;
const yearly = priceFactor(pricing, "yearly");

describe("yearly billing", () => {
  it("subtracts the yearly discount, unlike monthly billing", () => {
    expect(yearly).toBe(1 - pricing.yearlyDiscount);
    expect(priceFactor({ yearlyDiscount: 0.25 }, "yearly")).toBe(0.75);
    expect(priceFactor(pricing, "monthly")).toBe(1);
  });

  it("keeps fractions of a cent, so that volume times price equals the total", () => {
    expect(billedUnitPrice(RP, 250, yearly)).toBe(2.826);
    expect(billedTotal(RP, 250, yearly)).toBe(706.5);
    expect(yearTotal(RP, 250, yearly)).toBe(8478);
  });

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
