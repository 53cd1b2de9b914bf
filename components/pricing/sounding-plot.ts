/** Geometry of the price soundings: volume and price both on logarithmic axes. Pure; runs in the browser too. */
import type { ProductPricing } from "@/lib/shared-api";

/** The frame of one basin, in lots: what one price buys (1 GB, 1 address, 1,000 results). */
export type SoundingPlot = { from: number; to: number; high: number; low: number };

/** How far the sheet goes on beyond the largest volume: room for the keys at the ends of the curves. */
const keyRoom = 2.4;

type SoundedProduct = Pick<ProductPricing, "steps" | "per">;

const share = (value: number, from: number, to: number) => Math.log(value / from) / Math.log(to / from);

/** Where a number of lots stands from the left, 0 to 1. */
export function lotShare(plot: SoundingPlot, lots: number): number {
  return share(lots, plot.from, plot.to);
}

/** Where a price stands from the top, 0 to 1: the lower the price, the deeper. */
export function depthShare(plot: SoundingPlot, price: number): number {
  return share(price, plot.high, plot.low);
}

/**
 * Frames for families of products: each with its own volumes, all with one scale of prices, so that depths
 * can be compared across them.
 */
export function plotFamilies(families: readonly (readonly SoundedProduct[])[]): SoundingPlot[] {
  const prices = families.flat().flatMap(({ steps }) => steps.map(([, price]) => price));
  const high = Math.max(...prices) * 1.35;
  const low = Math.min(...prices) * 0.8;
  return families.map((family) => {
    const lots = family.flatMap(({ steps, per }) => steps.map(([volume]) => volume / per));
    return { from: Math.min(...lots), to: Math.max(...lots) * keyRoom, high, low };
  });
}

/** Places of the keys at the ends of the curves: pushed to the right where two ends lie close. */
export function placeKeys(depths: readonly number[], gap: number): number[] {
  const columns: number[] = depths.map(() => 0);
  const order = depths.map((_, i) => i).sort((a, b) => (depths[a] ?? 0) - (depths[b] ?? 0));
  order.forEach((i, rank) => {
    const taken = order
      .slice(0, rank)
      .filter((other) => Math.abs((depths[other] ?? 0) - (depths[i] ?? 0)) < gap)
      .map((other) => columns[other]);
    let column = 0;
    while (taken.includes(column)) column += 1;
    columns[i] = column;
  });
  return columns;
}
