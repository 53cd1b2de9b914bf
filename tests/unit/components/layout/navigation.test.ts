import { describe, expect, it, vi } from "vitest";
import {
  allProducts,
  describeProduct,
  footerColumns,
  legalLinks,
  mainLinks,
  menus,
  productLines,
} from "@/components/layout/navigation";
import { productCodes } from "@/lib/base/products";
import { listSitePages } from "@/lib/site/site-paths";

vi.mock("next/cache", () => ({ unstable_cache: (read: unknown) => read }));

describe("navigation", () => {
  it("lists every product once, except the brand and the scraper family", () => {
    const listed = productLines.flatMap((line) => line.codes);
    const sold = productCodes.filter((code) => !["OXY", "SCRAPER", "SCRAPER_B"].includes(code));
    expect(listed.toSorted()).toEqual(sold.toSorted());
  });

  it("describes every product with its billing unit", () => {
    for (const code of productLines.flatMap((line) => line.codes)) {
      expect(describeProduct(code)).toMatch(/^[A-Z].+, per (GB|IP|result|record)$/);
    }
  });

  it("links to the overview pages", () => {
    const overviews = [allProducts, ...productLines.flatMap((line) => line.overviews ?? [])];
    expect(overviews.map(({ href }) => href)).toEqual(["/products", "/scraper-api", "/real-time-crawler"]);
  });

  it("links only to pages that exist", async () => {
    const known = new Set((await listSitePages()).map(({ path }) => path));
    const links = [
      allProducts,
      ...productLines.flatMap((line) => line.overviews ?? []),
      ...mainLinks,
      ...legalLinks,
      ...[...menus.flatMap(({ groups }) => groups), ...footerColumns].flatMap(({ links }) => links),
    ];
    expect(links.map(({ href }) => href.split("#")[0] ?? "").filter((path) => !known.has(path))).toEqual([]);
  });
});
