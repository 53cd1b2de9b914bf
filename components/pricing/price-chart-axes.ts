/**
 * Geometry of the chart of all prices: volume and price on logarithmic axes. Pure; runs in the browser too.
 */
import type { ProductPricing } from "@/lib/content/endpoints/schemas";

/** The ranges of one chart's axes. Amounts are counted in the unit of a price: 1 GB, 1 IP or 1,000 results. */
export type PriceChartAxes = { from: number; to: number; high: number; low: number };

/** How far the charts go beyond the largest volume with a price of its own: from there on the price is constant. */
const beyondLargest = 3;

type ChartedProduct = Pick<ProductPricing, "steps" | "per">;

const share = (value: number, from: number, to: number) => Math.log(value / from) / Math.log(to / from);

/** Horizontal position of an amount, 0 (left) to 1. */
export function logAmountShare(plot: PriceChartAxes, amount: number): number {
  return share(amount, plot.from, plot.to);
}

/** Vertical position of a price, 0 (top, highest price) to 1. */
export function logPriceShare(plot: PriceChartAxes, price: number): number {
  return share(price, plot.high, plot.low);
}

/** The axes of a family's chart. */
export function chartAxesOf(family: readonly ChartedProduct[]): PriceChartAxes {
  const amounts = family.flatMap(({ steps, per }) => steps.map(([volume]) => volume / per));
  const prices = family.flatMap(({ steps }) => steps.map(([, price]) => price));
  return {
    from: Math.min(...amounts),
    to: Math.max(...amounts) * beyondLargest,
    high: Math.max(...prices) * 1.35,
    low: Math.min(...prices) * 0.8,
  };
}

/** Corners of a product's curve: its price steps, and its last price at the right edge. */
export function listCurvePoints(
  plot: PriceChartAxes,
  { steps, per }: ChartedProduct,
): [x: number, y: number][] {
  const corners = steps.map(([volume, price]): [number, number] => [
    logAmountShare(plot, volume / per),
    logPriceShare(plot, price),
  ]);
  const end = corners.at(-1)?.[1];
  return end === undefined ? [] : [...corners, [1, end]];
}

/** Moves names at curve ends at least `gap` apart, in order, as near to their curves as possible. */
export function spreadNames(places: readonly number[], gap: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const blocks: { sum: number; count: number }[] = [];
  const meanOf = ({ sum, count }: { sum: number; count: number }) => sum / count;
  order.forEach((i, rank) => {
    let block = { sum: (places[i] ?? 0) - rank * gap, count: 1 };
    for (let above = blocks.at(-1); above && meanOf(above) > meanOf(block); above = blocks.at(-1)) {
      blocks.pop();
      block = { sum: above.sum + block.sum, count: above.count + block.count };
    }
    blocks.push(block);
  });
  const lowest = 1 - gap / 2 - (places.length - 1) * gap;
  const offsets = blocks.flatMap((block) => Array.from({ length: block.count }, () => meanOf(block)));
  const spread = offsets.map((offset, rank) => Math.max(gap / 2, Math.min(lowest, offset)) + rank * gap);
  return places.map((_, i) => spread[order.indexOf(i)] ?? 0);
}
