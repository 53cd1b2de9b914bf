import { type BillingUnit, type PricedProduct, pricedProducts, products } from "@/lib/base/products";

export type PricingFamily = {
  unit: BillingUnit;
  title: string;
  /** The title for use within a sentence. */
  phrase: string;
  /** Completes the sentence "You pay for …". */
  pays: string;
  codes: PricedProduct[];
};

const familyOf = (unit: BillingUnit, phrase: string, pays: string): PricingFamily => ({
  unit,
  title: `P${phrase.slice(1)}`,
  phrase,
  pays,
  codes: pricedProducts.filter((code) => products[code].unit === unit),
});

/** Every priced product by billing unit. Prices can only be compared within a family. */
export const pricingFamilies: readonly PricingFamily[] = [
  familyOf("GB", "per GB", "the traffic you move"),
  familyOf("IP", "per IP", "the IPs you rent"),
  familyOf("result", "per 1,000 results", "the pages or records you get"),
];

export function pricingFamilyOf(code: PricedProduct): PricingFamily {
  const family = pricingFamilies.find(({ codes }) => codes.includes(code));
  if (!family) throw new Error(`No product of the unit that ${code} is billed by`);
  return family;
}
