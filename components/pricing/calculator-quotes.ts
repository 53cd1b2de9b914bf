import type { BillingUnit } from "@/lib/base/products";
import { type Quote, quoteWorkload } from "@/lib/features/pricing/calculator";
import type { Calculation } from "@/lib/features/pricing/calculator-link";
import type { CalculatorChoice, CalculatorData } from "./calculator-data";

const billingUnits = ["GB", "IP", "result"] as const satisfies readonly BillingUnit[];

/** "Per GB", as a heading. */
export const titleOf = (unit: BillingUnit) => `Per ${unit}`;

export type QuotedProduct = { unit: BillingUnit; product: CalculatorChoice; quote: Quote };

/** The cost of a workload for the selected product of each billing unit. */
export function quoteAll({ workload, chosen }: Calculation, data: CalculatorData): QuotedProduct[] {
  return billingUnits.flatMap((unit) => {
    const product = data.choices[unit].find(({ code }) => code === chosen[unit]);
    return product
      ? [{ unit, product, quote: quoteWorkload(workload, product, data.datacenterSuccess) }]
      : [];
  });
}

/** The cheapest billing unit for the workload. */
export function lowestOf(quotes: readonly QuotedProduct[]): QuotedProduct | undefined {
  return [...quotes].sort((a, b) => a.quote.perThousand - b.quote.perThousand)[0];
}
