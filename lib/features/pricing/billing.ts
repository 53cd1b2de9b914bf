/**
 * Monthly and yearly billing. The yearly discount reduces the list price; one-time plans have no discount.
 * Pure: the toggle runs the same functions in the browser.
 */

import type { Plan, Pricing, ProductPricing } from "@/lib/content/endpoints";
import { totalAt, unitPriceAt } from "@/lib/content/endpoints/prices";

export const billings = ["monthly", "yearly"] as const;
export type Billing = (typeof billings)[number];

const toCents = (dollars: number) => Math.round(dollars * 100) / 100;
/** A discounted unit price keeps digits below the cent: it places the curve; its text is rounded to cents. */
const toHundredthsOfCents = (dollars: number) => Math.round(dollars * 10_000) / 10_000;

/** The share of the list price to pay: 1 for monthly billing, less for yearly. */
export function billedShare(pricing: Pick<Pricing, "yearlyDiscount">, billing: Billing): number {
  return billing === "yearly" ? 1 - pricing.yearlyDiscount : 1;
}

/** The share of the list price to pay for a plan; one-time plans are never discounted. */
export function planShare(
  pricing: Pick<Pricing, "yearlyDiscount">,
  plan: Pick<Plan, "billing">,
  billing: Billing,
): number {
  return plan.billing === "once" ? 1 : billedShare(pricing, billing);
}

/** US dollars per `per` units at a volume, at a share of the list price. */
export function billedUnitPrice(
  product: Pick<ProductPricing, "steps">,
  volume: number,
  share: number,
): number {
  return toHundredthsOfCents(unitPriceAt(product, volume) * share);
}

/** The monthly price of `volume` in US dollars, before tax, at a share of the list price. */
export function billedTotal(
  product: Pick<ProductPricing, "steps" | "per">,
  volume: number,
  share: number,
): number {
  return toCents(totalAt(product, volume) * share);
}

export function yearTotal(
  product: Pick<ProductPricing, "steps" | "per">,
  volume: number,
  share: number,
): number {
  return toCents(billedTotal(product, volume, share) * 12);
}
