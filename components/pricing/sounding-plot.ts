/** Geometry of the price soundings: volume and price both on logarithmic axes. Pure; runs in the browser too. */
import type { ProductPricing } from "@/lib/content/endpoints";

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

type Place = { x: number; y: number };

/** How far apart two keys stand at least, in shares of the plot. */
const keyGap: Place = { x: 0.07, y: 0.052 };
const keyStep = 0.072;

/** Places of the keys beside the ends of the curves: pushed to the right where they would touch. */
export function placeKeys(ends: readonly Place[]): Place[] {
  const placed = new Map<number, Place>();
  const touches = (place: Place) =>
    [...placed.values()].some(
      (other) => Math.abs(other.x - place.x) < keyGap.x && Math.abs(other.y - place.y) < keyGap.y,
    );
  const order = ends.map((_, i) => i).sort((a, b) => (ends[a]?.y ?? 0) - (ends[b]?.y ?? 0));
  for (const i of order) {
    let place = ends[i] ?? { x: 0, y: 0 };
    while (touches(place)) place = { ...place, x: place.x + keyStep };
    placed.set(i, place);
  }
  return ends.map((end, i) => placed.get(i) ?? end);
}
