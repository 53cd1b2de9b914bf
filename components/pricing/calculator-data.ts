import { pricedProducts, products } from "@/lib/base/products";
import type { NetworkFigures, Pricing } from "@/lib/content/endpoints/schemas";
import type { CalculatorData, CalculatorProduct } from "@/lib/features/pricing/calculator";

/** Prices and rates for the calculator. Datasets are left out: they are not bought per page and have no success rate. */
export function buildCalculatorData(pricing: Pricing, network: NetworkFigures): CalculatorData {
  const { success: datacenterSuccess } = network.products.DCP;
  if (datacenterSuccess === null) throw new Error("network-figures has no success rate of DCP, the baseline");
  return {
    products: pricedProducts.flatMap((code): CalculatorProduct[] => {
      const { success, renders } = network.products[code];
      if (success === null) return [];
      const { unit, per, minimum, steps } = pricing.products[code];
      const { shortName, tint } = products[code];
      return [{ code, name: shortName, tint, unit, per, minimum, steps, success, renders }];
    }),
    datacenterSuccess,
    base: {
      pages: 500_000,
      pageKb: pricing.averagePageKb,
      blockedPercent: 20,
      rendering: false,
      ratePerHour: 30,
      GB: "RP",
      IP: "DCP",
      result: "WEB_API",
    },
  };
}
