/**
 * Monthly and yearly billing. The yearly discount reduces the list price; one-time packs have no discount.
 * Pure: the toggle runs the same functions in the browser.
 */

import { roundToCents, totalAt, unitPriceAt } from "@/lib/content/endpoints/prices";
import type { Pricing, ProductPricing } from "@/lib/content/endpoints/schemas";

export const billings = ["monthly", "yearly"] as const;
export type Billing = (typeof billings)[number];

/** What the list price is multiplied by: 1 for monthly billing, less for yearly. */
export function priceFactor(pricing: Pick<Pricing, "yearlyDiscount">, billing: Billing): number {
  return billing === "yearly" ? 1 - pricing.yearlyDiscount : 1;
}

/** What a volume costs, in US dollars before tax. */
type BilledPrice = {
  /** Per `per` units. It keeps digits below the cent, because it places the curve; its text is rounded to cents. */
  unitPrice: number;
  /** Per month, or once. */
  amount: number;
  /** Whether the volume is sold as a one-time pack: paid once, and never discounted. */
  isOnce: boolean;
};

export function calculatePrice(
  pricing: Pick<Pricing, "yearlyDiscount">,
  product: Pick<ProductPricing, "steps" | "per" | "plans">,
  volume: number,
  billing: Billing,
): BilledPrice {
  const isOnce = product.plans.some((plan) => plan.billing === "once" && plan.volume === volume);
  const factor = isOnce ? 1 : priceFactor(pricing, billing);
  return {
    unitPrice: Math.round(unitPriceAt(product, volume) * factor * 10_000) / 10_000,
    amount: roundToCents(totalAt(product, volume) * factor),
    isOnce,
  };
}

/** What twelve months at a monthly amount cost. */
export const amountPerYear = (perMonth: number): number => roundToCents(perMonth * 12);
