/**
 * Paying by the month or by the year. The yearly discount comes off the list price; a plan that is bought
 * once has no year. Pure: the toggle runs the same functions in the browser.
 */

import type { Plan, Pricing, ProductPricing } from "@/lib/content/endpoints";
import { totalAt, unitPriceAt } from "@/lib/content/endpoints/prices";

export const billings = ["monthly", "yearly"] as const;
export type Billing = (typeof billings)[number];

const toCents = (dollars: number) => Math.round(dollars * 100) / 100;
/** A discounted price per unit has digits below the cent, and they count: it is multiplied by the volume. */
const toHundredthsOfCents = (dollars: number) => Math.round(dollars * 10_000) / 10_000;

/** The share of the list price that is paid: 1 by the month, less by the year. */
export function billedShare(pricing: Pick<Pricing, "yearlyDiscount">, billing: Billing): number {
  return billing === "yearly" ? 1 - pricing.yearlyDiscount : 1;
}

/** The share of the list price that is paid for a plan; what is bought once is never discounted. */
export function planShare(
  pricing: Pick<Pricing, "yearlyDiscount">,
  plan: Pick<Plan, "billing">,
  billing: Billing,
): number {
  return plan.billing === "once" ? 1 : billedShare(pricing, billing);
}

/** US dollars per `per` units at a volume, when `share` of the list price is paid. */
export function billedUnitPrice(
  product: Pick<ProductPricing, "steps">,
  volume: number,
  share: number,
): number {
  return toHundredthsOfCents(unitPriceAt(product, volume) * share);
}

/** What a month of `volume` costs in US dollars, before tax, when `share` of the list price is paid. */
export function billedTotal(
  product: Pick<ProductPricing, "steps" | "per">,
  volume: number,
  share: number,
): number {
  return toCents(totalAt(product, volume) * share);
}

/** What twelve such months cost. */
export function yearTotal(
  product: Pick<ProductPricing, "steps" | "per">,
  volume: number,
  share: number,
): number {
  return toCents(billedTotal(product, volume, share) * 12);
}
