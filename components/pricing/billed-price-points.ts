import {
  buildPricePoints,
  type PricePlot,
  type PricePoint,
  priceShare,
} from "@/components/charts/price-points";
import { formatPercent } from "@/lib/base/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import type { UnitWords } from "@/lib/base/unit-words";
import type { ProductPricing } from "@/lib/content/endpoints/schemas";
import { billedTotal, billedUnitPrice, yearTotal } from "@/lib/features/pricing/billing";

type PricedSteps = Pick<ProductPricing, "steps" | "plans" | "per">;

/** The price curve at `factor` times the list price, for drawing. */
export function discountSteps<Product extends Pick<ProductPricing, "steps">>(
  product: Product,
  factor: number,
): Product {
  return { ...product, steps: product.steps.map(([volume, price]) => [volume, price * factor]) };
}

/** The slider's values at `factor` times the list price: 1, or less for yearly billing. */
export function buildBilledPricePoints(
  product: PricedSteps,
  words: UnitWords,
  plot: PricePlot,
  factor: number,
): PricePoint[] {
  return buildPricePoints(product, words).map((point) => {
    const price = billedUnitPrice(product, point.volume, factor);
    const year = formatMoney(yearTotal(product, point.volume, factor));
    return {
      ...point,
      price: formatUnitPrice(price),
      total: formatMoney(billedTotal(product, point.volume, factor)),
      // The list price less the discount gives the total to the cent; the rounded yearly price would not.
      arithmetic:
        factor === 1
          ? point.arithmetic
          : `${point.arithmetic}, less ${formatPercent(1 - factor)}; ${year} for the year, paid at once`,
      y: priceShare(plot, price),
    };
  });
}
