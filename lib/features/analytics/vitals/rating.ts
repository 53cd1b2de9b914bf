/** Web vitals and their thresholds (specification, point 9). */
import type { webVitalNames } from "@/lib/content/endpoints/schemas-site";

type VitalName = (typeof webVitalNames)[number];

/** Good up to the first, poor above the second; in ms, CLS has no unit. */
const thresholds = {
  LCP: [2500, 4000],
  FCP: [1800, 3000],
  CLS: [0.1, 0.25],
  INP: [200, 500],
  FID: [100, 300],
  TTFB: [800, 1800],
} as const satisfies Record<VitalName, readonly [number, number]>;

export type Rating = "good" | "needs improvement" | "poor";

export function rateVital(name: VitalName, value: number): Rating {
  const [good, poor] = thresholds[name];
  if (value <= good) return "good";
  return value <= poor ? "needs improvement" : "poor";
}

/** The 75th percentile; null for no values. */
export function percentile75(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? null;
}
