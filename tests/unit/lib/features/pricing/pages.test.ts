import { describe, expect, it } from "vitest";
import { pricedProducts, pricingSlugOf, productOfPricingSlug } from "@/lib/base/products";
import { pricingFamilies } from "@/lib/features/pricing/families";
import { buildProductPricingPage, listPricingPages } from "@/lib/features/pricing/pages";

const pages = await listPricingPages();

describe("the pages about prices", () => {
  it("are the overview, one a product, and the calculator, each with its own address and title", () => {
    expect(pages).toHaveLength(pricedProducts.length + 2);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  });

  it("have titles and descriptions of the length that search results show", () => {
    for (const { path, title, description } of pages) {
      expect(`${title} | Oxbow`.length, path).toBeLessThanOrEqual(60);
      expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(120);
      expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    }
  });

  it("name no price while there are none", () => {
    for (const code of pricedProducts) {
      const { description } = buildProductPricingPage(code, null);
      expect(description, code).not.toContain("$");
      expect(description.length, `${code}: ${description}`).toBeGreaterThanOrEqual(120);
      expect(description.length, `${code}: ${description}`).toBeLessThanOrEqual(160);
    }
  });
});

describe("pricing addresses", () => {
  it("are one segment, and lead back to their product", () => {
    for (const code of pricedProducts) {
      expect(pricingSlugOf(code)).toMatch(/^[a-z-]+$/);
      expect(productOfPricingSlug(pricingSlugOf(code))).toBe(code);
    }
    expect(pricingSlugOf("WEB_API")).toBe("scraper-api-web");
  });

  it("never collide with the calculator, and unknown ones name nothing", () => {
    expect(productOfPricingSlug("calculator")).toBeNull();
    expect(productOfPricingSlug("constructor")).toBeNull();
  });
});

it("puts every priced product into one family", () => {
  expect(pricingFamilies.flatMap(({ codes }) => codes).sort()).toEqual([...pricedProducts].sort());
});
