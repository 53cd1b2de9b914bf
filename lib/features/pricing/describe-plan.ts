/** A plan's volume and price in words. Pure: the inquiry modal runs it in the browser. */

import { formatMoney } from "@/lib/base/format/money";
import { type InquiryProduct, isPriced } from "@/lib/base/products";
import { formatVolume } from "@/lib/base/unit-words";
import type { Pricing } from "@/lib/content/endpoints/schemas";
import { type Billing, calculatePrice } from "./billing";

/** "250 GB for $785 per month"; null for an unknown plan, or a product without prices. */
export function describePlan(
  pricing: Pricing,
  product: InquiryProduct,
  planId: string,
  billing: Billing = "monthly",
): string | null {
  if (!isPriced(product)) return null;
  const prices = pricing.products[product];
  const plan = prices.plans.find(({ id }) => id === planId);
  if (!plan) return null;
  const { amount, isOnce } = calculatePrice(pricing, prices, plan.volume, billing);
  const volumeAndPrice = `${formatVolume(plan.volume, product)} for ${formatMoney(amount)}`;
  if (isOnce) return `${volumeAndPrice}, paid once`;
  return billing === "yearly" ? `${volumeAndPrice} per month, paid yearly` : `${volumeAndPrice} per month`;
}
