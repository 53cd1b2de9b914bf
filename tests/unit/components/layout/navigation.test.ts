import { describe, expect, it } from "vitest";
import { productLines } from "@/components/layout/navigation";
import { productCodes } from "@/lib/base/products";

describe("navigation", () => {
  it("lists every product once, except the brand and the scraper family", () => {
    const listed = productLines.flatMap((line) => line.codes);
    const sold = productCodes.filter((code) => !["OXY", "SCRAPER", "SCRAPER_B"].includes(code));
    expect(listed.toSorted()).toEqual(sold.toSorted());
  });
});
