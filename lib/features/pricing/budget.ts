import { lowestUnitPrice, totalAt, unitPriceAt } from "@/lib/content/endpoints/prices";
import type { ProductPricing } from "@/lib/content/endpoints/schemas";

export type Budgeted = Pick<ProductPricing, "steps" | "per" | "minimum">;

type Purchase = {
  /** In the product's unit; results in whole thousands. */
  volume: number;
  /** US dollars per `per` units at that volume. */
  unitPrice: number;
};

/**
 * The volume that a budget in US dollars buys; null if it does not cover the minimum. Found by binary search, so it can be a few
 * percent below the largest: unit prices are rounded to cents, so in places a larger volume costs less.
 */
export function purchaseFor(product: Budgeted, budget: number): Purchase | null {
  const { per } = product;
  // A lot is `per` units.
  const costOf = (lots: number) => totalAt(product, lots * per);
  let low = Math.ceil(product.minimum / per);
  if (costOf(low) > budget) return null;
  // Exclusive upper bound: one lot more than the budget buys at the lowest price.
  let high = Math.max(low, Math.ceil(budget / lowestUnitPrice(product))) + 1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (costOf(middle) <= budget) low = middle;
    else high = middle;
  }
  const volume = low * per;
  return { volume, unitPrice: unitPriceAt(product, volume) };
}
