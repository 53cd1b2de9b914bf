/**
 * Geometry of the chart of all prices: volume and price on logarithmic axes. Pure; runs in the browser too.
 */
import type { ProductPricing } from "@/lib/content/endpoints";

/** The axes of one chart. A lot is what one price buys (1 GB, 1 IP, 1,000 results). */
export type SoundingPlot = { from: number; to: number; high: number; low: number };

/** Space to the right of the largest volume, for the letters at the ends of the curves. */
const keyRoom = 2.4;

type SoundedProduct = Pick<ProductPricing, "steps" | "per">;

const share = (value: number, from: number, to: number) => Math.log(value / from) / Math.log(to / from);

/** Horizontal position of a number of lots, 0 (left) to 1. */
export function lotShare(plot: SoundingPlot, lots: number): number {
  return share(lots, plot.from, plot.to);
}

/** Vertical position of a price, 0 (top, highest price) to 1. */
export function depthShare(plot: SoundingPlot, price: number): number {
  return share(price, plot.high, plot.low);
}

/**
 * Axes for the product families: each with its own volumes, all with the same price scale, so that prices can
 * be compared across charts.
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

/** Minimum distance of two letters, as a share of the plot. */
const keyGap: Place = { x: 0.07, y: 0.052 };
const keyStep = 0.072;

/** Positions of the letters at the ends of the curves: moved to the right where they would overlap. */
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
