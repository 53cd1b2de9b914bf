import {
  buildPricePoints,
  type PricePlot,
  type PricePoint,
  priceShare,
} from "@/components/charts/price-points";
import { formatPercent } from "@/lib/base/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import type { UnitWords } from "@/lib/base/unit-words";
import type { ProductPricing } from "@/lib/content/endpoints";
import { billedTotal, billedUnitPrice, yearTotal } from "@/lib/features/pricing/billing";

type PricedSteps = Pick<ProductPricing, "steps" | "plans" | "per">;

/** The price curve at `share` of the list price, for drawing. */
export function discountSteps<Product extends Pick<ProductPricing, "steps">>(
  product: Product,
  share: number,
): Product {
  return { ...product, steps: product.steps.map(([volume, price]) => [volume, price * share]) };
}

/** The slider's values at `share` of the list price: 1, or less for yearly billing. */
export function buildBilledPricePoints(
  product: PricedSteps,
  words: UnitWords,
  plot: PricePlot,
  share: number,
): PricePoint[] {
  return buildPricePoints(product, words).map((point) => {
    const price = billedUnitPrice(product, point.volume, share);
    const year = formatMoney(yearTotal(product, point.volume, share));
    return {
      ...point,
      price: formatUnitPrice(price),
      total: formatMoney(billedTotal(product, point.volume, share)),
      // The list price less the discount gives the total to the cent; the rounded yearly price would not.
      arithmetic:
        share === 1
          ? point.arithmetic
          : `${point.arithmetic}, less ${formatPercent(1 - share)}; ${year} for the year, paid at once`,
      y: priceShare(plot, price),
    };
  });
}
