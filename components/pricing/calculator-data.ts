import { type BillingUnit, pricedProducts, products, type Tint } from "@/lib/base/products";
import { networkOf } from "@/lib/content/endpoints/network";
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

/** Prices and rates for the calculator, without datasets: they have no pages and no success rate. */
export function buildCalculatorData(pricing: Pricing, network: NetworkFigures): CalculatorData {
  const all = pricedProducts.flatMap((code): CalculatorChoice[] => {
    const success = networkOf(network, code)?.success ?? null;
    if (success === null) return [];
    const { unit, per, minimum, steps } = pricing.products[code];
    const { shortName, tint } = products[code];
    const { renders } = network.products[code];
    return [{ code, name: shortName, tint, unit, per, minimum, steps, success, renders }];
  });
  const ofUnit = (unit: BillingUnit) => all.filter((choice) => choice.unit === unit);
  return {
    choices: { GB: ofUnit("GB"), IP: ofUnit("IP"), result: ofUnit("result") },
    datacenterSuccess: network.products.DCP.success ?? 0.5,
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
