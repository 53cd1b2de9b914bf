import type { BillingUnit } from "@/lib/base/products";
import { type Quote, quoteWorkload } from "@/lib/features/pricing/calculator";
import type { Calculation } from "@/lib/features/pricing/calculator-link";
import type { CalculatorChoice, CalculatorData } from "./calculator-data";

/** The three ways of billing, in the order in which they stand side by side. */
export const billingUnits = ["GB", "IP", "result"] as const satisfies readonly BillingUnit[];

export const unitPhrases = { GB: "per GB", IP: "per IP", result: "per result" } as const satisfies Record<
  BillingUnit,
  string
>;

/** "Per GB" */
export function titleOf(unit: BillingUnit): string {
  return `P${unitPhrases[unit].slice(1)}`;
}

export type QuotedProduct = { unit: BillingUnit; product: CalculatorChoice; quote: Quote };

/** What a job costs with the product chosen for each way of billing. */
export function quoteAll({ workload, chosen }: Calculation, data: CalculatorData): QuotedProduct[] {
  return billingUnits.flatMap((unit) => {
    const product = data.choices[unit].find(({ code }) => code === chosen[unit]);
    return product
      ? [{ unit, product, quote: quoteWorkload(workload, product, data.datacenterSuccess) }]
      : [];
  });
}

/** The way of billing that costs least for the job. */
export function lowestOf(quotes: readonly QuotedProduct[]): QuotedProduct | undefined {
  return quotes.toSorted((a, b) => a.quote.perThousand - b.quote.perThousand)[0];
}
