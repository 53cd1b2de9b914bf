/**
 * Geometry of the chart of all prices: volume and price on logarithmic axes. Pure; runs in the browser too.
 */
import type { ProductPricing } from "@/lib/content/endpoints";

/** The ranges of one chart's axes. Amounts are counted in the unit of a price: 1 GB, 1 IP or 1,000 results. */
export type PriceChartAxes = { from: number; to: number; high: number; low: number };

/** Space to the right of the largest volume, for the letters at the ends of the curves. */
const labelRoom = 2.4;

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

/**
 * Axes for the product families: each with its own volumes, all with the same price scale, so that prices can
 * be compared across charts.
 */
export function listChartAxes(families: readonly (readonly ChartedProduct[])[]): PriceChartAxes[] {
  const prices = families.flat().flatMap(({ steps }) => steps.map(([, price]) => price));
  const high = Math.max(...prices) * 1.35;
  const low = Math.min(...prices) * 0.8;
  return families.map((family) => {
    const amounts = family.flatMap(({ steps, per }) => steps.map(([volume]) => volume / per));
    return { from: Math.min(...amounts), to: Math.max(...amounts) * labelRoom, high, low };
  });
}

type Position = { x: number; y: number };

/** Minimum distance of two letters, as a share of the plot. */
const labelGap: Position = { x: 0.07, y: 0.052 };
const labelStep = 0.072;

/** Positions of the letters at the ends of the curves: moved to the right where they would overlap. */
export function placeCurveLabels(ends: readonly Position[]): Position[] {
  const positions = new Map<number, Position>();
  const touches = (position: Position) =>
    [...positions.values()].some(
      (other) => Math.abs(other.x - position.x) < labelGap.x && Math.abs(other.y - position.y) < labelGap.y,
    );
  const order = ends.map((_, i) => i).sort((a, b) => (ends[a]?.y ?? 0) - (ends[b]?.y ?? 0));
  for (const i of order) {
    let position = ends[i] ?? { x: 0, y: 0 };
    while (touches(position)) position = { ...position, x: position.x + labelStep };
    positions.set(i, position);
  }
  return ends.map((end, i) => positions.get(i) ?? end);
}
