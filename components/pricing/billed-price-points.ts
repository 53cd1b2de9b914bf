import {
  buildPricePoints,
  type PricePlot,
  type PricePoint,
  plotOf,
  priceShare,
  type UnitWords,
} from "@/components/charts/price-points";
import { formatPercent } from "@/lib/base/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
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

/** Axes that fit both the list price and the discounted one, so that the difference is visible. */
export function plotWithDiscount(product: PricedSteps, share: number): PricePlot {
  const plot = plotOf(product);
  const tick = (plot.priceTicks[1] ?? plot.high) - plot.low;
  const lowest = Math.min(...product.steps.map(([, price]) => price)) * share;
  if (lowest > plot.low) return plot;
  const low = Math.round((plot.low - tick) * 100) / 100;
  return { ...plot, low, priceTicks: [low, ...plot.priceTicks] };
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
