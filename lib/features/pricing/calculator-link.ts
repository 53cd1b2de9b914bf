/** The calculator's state as a query string, so that a calculation can be linked. Pure. */
import type { BillingUnit, ProductCode } from "@/lib/base/products";
import type { Workload } from "./calculator";

export type Calculation = { workload: Workload; chosen: Record<BillingUnit, ProductCode> };

/** Limits of each number; other values are clamped. */
export const workloadLimits = {
  pages: { min: 1_000, max: 10_000_000 },
  pageKb: { min: 10, max: 3_000 },
  blockedPercent: { min: 0, max: 70 },
  ratePerHour: { min: 1, max: 1_000 },
} as const;

type Limits = { min: number; max: number };

/** Query parameters. */
const keys = {
  pages: "pages",
  pageKb: "kb",
  blockedShare: "blocked",
  rendering: "browser",
  ratePerHour: "rate",
} as const satisfies Record<keyof Workload, string>;
const unitKeys = { GB: "gb", IP: "ip", result: "result" } as const satisfies Record<BillingUnit, string>;

function readNumber(query: URLSearchParams, key: string, { min, max }: Limits, fallback: number): number {
  const text = query.get(key);
  if (text === null || !/^\d{1,9}$/.test(text)) return fallback;
  return Math.min(max, Math.max(min, Number(text)));
}

/**
 * Parses a calculation. Missing and unknown values are taken from `base`.
 * @param choices the selectable products per billing unit
 */
export function parseCalculation(
  query: URLSearchParams,
  base: Calculation,
  choices: Record<BillingUnit, readonly ProductCode[]>,
): Calculation {
  const { workload } = base;
  const readChoice = (unit: BillingUnit) =>
    choices[unit].find((code) => code === query.get(unitKeys[unit])) ?? base.chosen[unit];
  const basePercent = Math.round(workload.blockedShare * 100);
  return {
    workload: {
      pages: readNumber(query, keys.pages, workloadLimits.pages, workload.pages),
      pageKb: readNumber(query, keys.pageKb, workloadLimits.pageKb, workload.pageKb),
      blockedShare: readNumber(query, keys.blockedShare, workloadLimits.blockedPercent, basePercent) / 100,
      rendering: query.has(keys.rendering) ? query.get(keys.rendering) === "1" : workload.rendering,
      ratePerHour: readNumber(query, keys.ratePerHour, workloadLimits.ratePerHour, workload.ratePerHour),
    },
    chosen: { GB: readChoice("GB"), IP: readChoice("IP"), result: readChoice("result") },
  };
}

/** Writes a calculation into a query: only values that differ from `base`. Other parameters stay. */
export function writeCalculation(
  query: URLSearchParams,
  { workload, chosen }: Calculation,
  base: Calculation,
): void {
  const entries: [key: string, value: string | number, base: string | number][] = [
    [keys.pages, workload.pages, base.workload.pages],
    [keys.pageKb, workload.pageKb, base.workload.pageKb],
    [
      keys.blockedShare,
      Math.round(workload.blockedShare * 100),
      Math.round(base.workload.blockedShare * 100),
    ],
    [keys.rendering, workload.rendering ? 1 : 0, base.workload.rendering ? 1 : 0],
    [keys.ratePerHour, workload.ratePerHour, base.workload.ratePerHour],
    [unitKeys.GB, chosen.GB, base.chosen.GB],
    [unitKeys.IP, chosen.IP, base.chosen.IP],
    [unitKeys.result, chosen.result, base.chosen.result],
  ];
  for (const [key, value, baseValue] of entries) {
    if (value === baseValue) query.delete(key);
    else query.set(key, String(value));
  }
}
