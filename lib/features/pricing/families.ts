import { type BillingUnit, isPriced, type PricedProduct, productCodes, products } from "@/lib/base/products";

export type PricingFamily = {
  unit: BillingUnit;
  title: string;
  /** The title within a sentence. */
  phrase: string;
  /** What is paid for, in a sentence's end: "You pay for …". */
  pays: string;
  codes: PricedProduct[];
};

const familyOf = (unit: BillingUnit, phrase: string, pays: string): PricingFamily => ({
  unit,
  title: `P${phrase.slice(1)}`,
  phrase,
  pays,
  codes: productCodes.filter(isPriced).filter((code) => products[code].unit === unit),
});

/** Every priced product once, by what it is billed by. Only within a family can prices be compared. */
export const pricingFamilies: readonly PricingFamily[] = [
  familyOf("GB", "per GB", "the traffic you move"),
  familyOf("IP", "per IP", "the addresses you hold"),
  familyOf("result", "per 1,000 results", "the pages or records you get"),
];

/** The family that a product is billed in. */
export function pricingFamilyOf(code: PricedProduct): PricingFamily {
  const family = pricingFamilies.find(({ codes }) => codes.includes(code));
  if (!family) throw new Error(`No product of the unit that ${code} is billed by`);
  return family;
}
