import { describe, expect, it } from "vitest";
import { productLines } from "@/components/layout/navigation";
import { pricedProducts } from "@/lib/base/products";

describe("navigation", () => {
  it("lists every product with a price once", () => {
    const listed = productLines.flatMap((line) => line.codes);
    expect(listed.toSorted()).toEqual(pricedProducts.toSorted());
  });
});
