/** Geometry of a price curve. Pure and small: the slider runs it in the browser. */

/** A plot of a price curve: volume on a logarithmic axis, price on a linear one from 0 to `high`. */
export type PricePlot = { from: number; to: number; high: number; priceTicks: number[] };

/** Horizontal position of a volume, 0 (left) to 1. */
export function volumeShare(plot: PricePlot, volume: number): number {
  return Math.log(volume / plot.from) / Math.log(plot.to / plot.from);
}

/** Vertical position of a price, 0 (top) to 1. */
export function priceShare(plot: PricePlot, price: number): number {
  return 1 - price / plot.high;
}
