import { describe, expect, it } from "vitest";
import {
  buildPricePoints,
  formatPriceUnit,
  formatVolume,
  plotOf,
  priceShare,
  unitWordsOf,
  volumeShare,
} from "@/components/charts/price-points";
import { pricedProducts } from "@/lib/base/products";
import { unitPriceAt } from "@/lib/content/endpoints/prices";
import { getPricing } from "@/lib/content/endpoints/read";

const pricing = await getPricing();
const residential = pricing.products.RP;

describe("unit names", () => {
  it.each([
    ["RP", "250 GB", "per GB"],
    ["ISP", "250 IPs", "per IP"],
    ["WEB_API", "250 results", "per 1,000 results"],
    ["DS", "250 records", "per 1,000 records"],
  ] as const)("formats volume and price of %s", (code, volume, price) => {
    const words = unitWordsOf(code);
    expect(formatVolume(250, words)).toBe(volume);
    expect(formatPriceUnit(pricing.products[code].per, words)).toBe(price);
  });
});

describe("the plot of a price curve", () => {
  it("maps the first to the last volume on a logarithmic axis", () => {
    const plot = plotOf(residential);
    expect(volumeShare(plot, 5)).toBe(0);
    expect(volumeShare(plot, 1000)).toBe(1);
    expect(volumeShare(plot, Math.sqrt(5 * 1000))).toBeCloseTo(0.5);
  });

  it("contains every price of every product", () => {
    for (const code of pricedProducts) {
      const product = pricing.products[code];
      const plot = plotOf(product);
      for (const [, price] of product.steps) {
        expect(priceShare(plot, price)).toBeGreaterThan(0);
        expect(priceShare(plot, price)).toBeLessThan(1);
      }
    }
  });

  it("places higher prices nearer to the top", () => {
    const plot = plotOf(residential);
    expect(priceShare(plot, plot.high)).toBe(0);
    expect(priceShare(plot, plot.low)).toBe(1);
    expect(priceShare(plot, 6)).toBeLessThan(priceShare(plot, 2.5));
  });

  it("has round prices on the axis", () => {
    expect(plotOf(residential).priceTicks).toEqual([2, 3, 4, 5, 6]);
  });
});

describe("the slider's volumes", () => {
  const points = buildPricePoints(residential, unitWordsOf("RP"));

  it("describes a value in words", () => {
    expect(points.find(({ volume }) => volume === 250)).toMatchObject({
      amount: "250 GB",
      price: "$3.14",
      total: "$785",
      arithmetic: "250 × $3.14",
    });
  });

  it("calculates the price of results per 1,000", () => {
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

  it("are positioned at their price", () => {
    const plot = plotOf(residential);
    for (const { volume, y } of points) {
      expect(y).toBe(priceShare(plot, unitPriceAt(residential, volume)));
    }
  });
});
