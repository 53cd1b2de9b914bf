import { describe, expect, it } from "vitest";
import { companyLinks, describeProduct, mainLinks, productLines } from "@/components/layout/navigation";
import { productCodes } from "@/lib/products";
import { isPublished } from "@/lib/routes";

describe("navigation", () => {
  it("lists every product once; the brand and the scraper family stand for others", () => {
    const listed = productLines.flatMap((line) => line.codes);
    const sold = productCodes.filter((code) => !["OXY", "SCRAPER", "SCRAPER_B"].includes(code));
    expect(listed.toSorted()).toEqual(sold.toSorted());
  });

  it("says of every product what it is and what it is billed by", () => {
    for (const code of productLines.flatMap((line) => line.codes)) {
      expect(describeProduct(code)).toMatch(/^[A-Z].+, per (GB|IP|result)$/);
    }
  });

  it("leads only to pages that exist", () => {
    const paths = [...mainLinks, ...companyLinks].map(({ href }) => href.split("#")[0] ?? "");
    expect(paths.filter((path) => !isPublished(path))).toEqual([]);
  });
});
