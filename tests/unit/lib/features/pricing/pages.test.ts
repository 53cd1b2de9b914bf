import { describe, expect, it } from "vitest";
import { pricedProducts, pricingSlugOf, productOfPricingSlug } from "@/lib/base/products";
import { buildProductPricingPage, listPricingPages } from "@/lib/features/pricing/pages";

const pages = await listPricingPages();

describe("pricing pages", () => {
  it("have titles and descriptions that search results show in full", () => {
    for (const { path, title, description } of pages) {
      expect(`${title} | Oxbow`.length, path).toBeLessThanOrEqual(60);
      expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(120);
      expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    }
  });

  it("contain no price while prices are unavailable", () => {
    for (const code of pricedProducts) {
      const { description } = buildProductPricingPage(code, null);
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
