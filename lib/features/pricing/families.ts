import { type BillingUnit, type PricedProduct, pricedProducts, products } from "@/lib/base/products";

export type PricingFamily = {
  unit: BillingUnit;
  title: string;
  /** Like `title`, but names the unit of every product: "per 1,000 results or records". */
  phrase: string;
  /** Completes the sentence "You pay for …". */
  youPayFor: string;
  codes: PricedProduct[];
};

const buildFamily = (
  unit: BillingUnit,
  amount: string,
  youPayFor: string,
  phraseUnit = amount,
): PricingFamily => ({
  unit,
  title: `Per ${amount}`,
  phrase: `per ${phraseUnit}`,
  youPayFor,
  codes: pricedProducts.filter((code) => products[code].unit === unit),
});

/** Every priced product by billing unit. Prices can only be compared within a family. */
export const pricingFamilies: readonly PricingFamily[] = [
  buildFamily("GB", "GB", "the traffic you move"),
  buildFamily("IP", "IP", "the IPs you rent, by the month"),
  buildFamily("result", "1,000 results", "the pages or records you get", "1,000 results or records"),
];

export function pricingFamilyOf(code: PricedProduct): PricingFamily {
  const family = pricingFamilies.find(({ codes }) => codes.includes(code));
  if (!family) throw new Error(`${code} is in no pricing family`);
  return family;
}
