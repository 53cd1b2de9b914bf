import { totalAt, unitPriceAt } from "@/lib/content/endpoints/prices";
import type { ProductPricing } from "@/lib/content/endpoints/schemas";

export type Budgeted = Pick<ProductPricing, "steps" | "per" | "minimum">;

type Purchase = {
  /** In the product's unit; results in whole thousands. */
  volume: number;
  /** US dollars per `per` units at that volume. */
  unitPrice: number;
};

/**
 * A volume that a budget of US dollars covers, by binary search; null below the minimum. At most about 3% less than the
 * largest: unit prices are rounded to cents, so in places more units cost less.
 */
export function purchaseFor(product: Budgeted, budget: number): Purchase | null {
  const { per } = product;
  // A lot is `per` units.
  const costOf = (lots: number) => totalAt(product, lots * per);
  let low = Math.ceil(product.minimum / per);
  if (costOf(low) > budget) return null;
  // Upper bound in lots, exclusive: the volume at the lowest price.
  const lowest = Math.min(...product.steps.map(([, price]) => price));
  let high = Math.max(low, Math.ceil(budget / lowest)) + 1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (costOf(middle) <= budget) low = middle;
    else high = middle;
  }
  const volume = low * per;
  return { volume, unitPrice: unitPriceAt(product, volume) };
}
