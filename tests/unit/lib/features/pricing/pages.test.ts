import { describe, expect, it } from "vitest";
import { pricedProducts, pricingSlugOf, productOfPricingSlug } from "@/lib/base/products";
import { buildProductPricingPageEntry } from "@/lib/features/pricing/pages";

describe("pricing pages", () => {
  it("contain no price while prices are unavailable", () => {
    for (const code of pricedProducts) {
      const { description } = buildProductPricingPageEntry(code, null);
      expect(description, code).not.toContain("$");
      expect(description.length, `${code}: ${description}`).toBeGreaterThanOrEqual(120);
      expect(description.length, `${code}: ${description}`).toBeLessThanOrEqual(160);
    }
  });
});

describe("pricing slugs", () => {
  it("are one segment, and map back to their product", () => {
    for (const code of pricedProducts) {
      expect(pricingSlugOf(code)).toMatch(/^[a-z-]+$/);
      expect(productOfPricingSlug(pricingSlugOf(code))).toBe(code);
    }
    expect(pricingSlugOf("WEB_API")).toBe("scraper-api-web");
  });

  it("never equal the calculator's, and unknown ones have no product", () => {
    expect(productOfPricingSlug("calculator")).toBeNull();
    expect(productOfPricingSlug("constructor")).toBeNull();
  });
});
