import { describe, expect, it } from "vitest";
import { buildPricePoints, plotOf } from "@/components/charts/price-points";
import { pricedProducts } from "@/lib/base/products";
import { unitWordsOf } from "@/lib/base/unit-words";
import { getPricing } from "@/lib/content/endpoints/read";

const pricing = await getPricing();

describe("the slider's volumes", () => {
  it("multiplies thousands of results by the price per 1,000", () => {
    const apiPoints = buildPricePoints(pricing.products.WEB_API, unitWordsOf("WEB_API"));
    expect(apiPoints.find(({ volume }) => volume === 500_000)).toMatchObject({
      arithmetic: "500 × $0.45",
      total: "$225",
    });
  });

  it.each(pricedProducts)("includes every step and plan of %s, in ascending order", (code) => {
    const product = pricing.products[code];
    const volumes = buildPricePoints(product, unitWordsOf(code)).map(({ volume }) => volume);
    expect(volumes).toEqual([...new Set(volumes)].sort((a, b) => a - b));
    const wanted = [...product.steps.map(([volume]) => volume), ...product.plans.map(({ volume }) => volume)];
    expect(volumes).toEqual(expect.arrayContaining(wanted));
  });
});

it.each(pricedProducts)("labels the price axis of %s up to its highest price", (code) => {
  const { steps } = pricing.products[code];
  expect(plotOf({ steps }).priceTicks.at(-1)).toBeGreaterThanOrEqual(
    Math.max(...steps.map(([, price]) => price)),
  );
});
