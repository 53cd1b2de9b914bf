import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { productDifferences } from "@/components/products/product-copy";

it("product-glyphs.svg has a picture for every product of the list", () => {
  const file = readFileSync("components/illustrations/product-glyphs.svg", "utf8");
  const ids = file.matchAll(/\sid="(\w+)"/g).map(([, id]) => id);
  expect([...ids]).toEqual(expect.arrayContaining(Object.keys(productDifferences)));
});
