import { type BillingUnit, pricedProducts, products, type Tint } from "@/lib/base/products";
import type { NetworkFigures, Pricing } from "@/lib/content/endpoints/schemas";
import type { CalculatorProduct } from "@/lib/features/pricing/calculator";
import type { Calculation } from "@/lib/features/pricing/calculator-link";

export type CalculatorChoice = CalculatorProduct & { tint: Tint };

export type CalculatorData = {
  choices: Record<BillingUnit, CalculatorChoice[]>;
  /** Measured success rate of datacenter proxies, the baseline for "blocked from datacenter IPs". */
  datacenterSuccess: number;
  /** The initial example calculation. */
  base: Calculation;
};

/** Prices and rates for the calculator. Datasets are left out: they are not bought per page and have no success rate. */
export function buildCalculatorData(pricing: Pricing, network: NetworkFigures): CalculatorData {
  const all = pricedProducts.flatMap((code): CalculatorChoice[] => {
    const { success, renders } = network.products[code];
    if (success === null) return [];
    const { unit, per, minimum, steps } = pricing.products[code];
    const { shortName, tint } = products[code];
    return [{ code, name: shortName, tint, unit, per, minimum, steps, success, renders }];
  });
  const { success: datacenterSuccess } = network.products.DCP;
  if (datacenterSuccess === null) throw new Error("network-figures has no success rate of DCP, the baseline");
  const ofUnit = (unit: BillingUnit) => all.filter((choice) => choice.unit === unit);
  return {
    choices: { GB: ofUnit("GB"), IP: ofUnit("IP"), result: ofUnit("result") },
    datacenterSuccess,
    base: {
      workload: {
        pages: 500_000,
        pageKb: pricing.averagePageKb,
        blockedShare: 0.2,
        rendering: false,
        ratePerHour: 30,
      },
      chosen: { GB: "RP", IP: "DCP", result: "WEB_API" },
    },
  };
}
