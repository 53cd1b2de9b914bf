/**
 * Monthly and yearly billing. The yearly discount reduces the list price; one-time plans have no discount.
 * Pure: the toggle runs the same functions in the browser.
 */

import { toCents, totalAt, unitPriceAt } from "@/lib/content/endpoints/prices";
import type { Plan, Pricing, ProductPricing } from "@/lib/content/endpoints/schemas";

export const billings = ["monthly", "yearly"] as const;
export type Billing = (typeof billings)[number];

/** A discounted unit price keeps digits below the cent: it places the curve; its text is rounded to cents. */
const toHundredthsOfCents = (dollars: number) => Math.round(dollars * 10_000) / 10_000;

/** What the list price is multiplied by: 1 for monthly billing, less for yearly. */
export function priceFactor(pricing: Pick<Pricing, "yearlyDiscount">, billing: Billing): number {
  return billing === "yearly" ? 1 - pricing.yearlyDiscount : 1;
}

/** What the list price of a plan is multiplied by; one-time plans are never discounted. */
export function planPriceFactor(
  pricing: Pick<Pricing, "yearlyDiscount">,
  plan: Pick<Plan, "billing">,
  billing: Billing,
): number {
  return plan.billing === "once" ? 1 : priceFactor(pricing, billing);
}

/** Whether a volume is sold as a one-time pack: paid once, and never discounted. */
export const isPaidOnce = ({ plans }: Pick<ProductPricing, "plans">, volume: number): boolean =>
  plans.some((plan) => plan.billing === "once" && plan.volume === volume);

/** US dollars per `per` units at a volume, with the price factor. */
export function billedUnitPrice(
  product: Pick<ProductPricing, "steps">,
  volume: number,
  factor: number,
): number {
  return toHundredthsOfCents(unitPriceAt(product, volume) * factor);
}

/** The monthly price of `volume` in US dollars, before tax, with the price factor. */
export function billedTotal(
  product: Pick<ProductPricing, "steps" | "per">,
  volume: number,
  factor: number,
): number {
  return toCents(totalAt(product, volume) * factor);
}

export function yearTotal(
  product: Pick<ProductPricing, "steps" | "per">,
  volume: number,
  factor: number,
): number {
  return toCents(billedTotal(product, volume, factor) * 12);
}
