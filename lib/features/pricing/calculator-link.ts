/** The calculator's state as a query string, so that a calculation can be linked. Pure. */
import type { BillingUnit, ProductCode } from "@/lib/base/products";
import type { Workload } from "./calculator";

export type Calculation = { workload: Workload; chosen: Record<BillingUnit, ProductCode> };

/** Limits of each number; other values are clamped. */
export const workloadLimits = {
  pages: { least: 1_000, most: 10_000_000 },
  pageKb: { least: 10, most: 3_000 },
  blockedPercent: { least: 0, most: 70 },
  ratePerHour: { least: 1, most: 1_000 },
} as const;

type Limits = { least: number; most: number };

const unitKeys = { GB: "gb", IP: "ip", result: "result" } as const satisfies Record<BillingUnit, string>;

function readNumber(query: URLSearchParams, key: string, { least, most }: Limits, otherwise: number): number {
  const text = query.get(key);
  if (text === null || !/^\d{1,9}$/.test(text)) return otherwise;
  return Math.min(most, Math.max(least, Number(text)));
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
      pages: readNumber(query, "pages", workloadLimits.pages, workload.pages),
      pageKb: readNumber(query, "kb", workloadLimits.pageKb, workload.pageKb),
      blockedShare: readNumber(query, "blocked", workloadLimits.blockedPercent, basePercent) / 100,
      rendering: query.has("browser") ? query.get("browser") === "1" : workload.rendering,
      ratePerHour: readNumber(query, "rate", workloadLimits.ratePerHour, workload.ratePerHour),
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
    ["pages", workload.pages, base.workload.pages],
    ["kb", workload.pageKb, base.workload.pageKb],
    ["blocked", Math.round(workload.blockedShare * 100), Math.round(base.workload.blockedShare * 100)],
    ["browser", workload.rendering ? 1 : 0, base.workload.rendering ? 1 : 0],
    ["rate", workload.ratePerHour, base.workload.ratePerHour],
    ["gb", chosen.GB, base.chosen.GB],
    ["ip", chosen.IP, base.chosen.IP],
    ["result", chosen.result, base.chosen.result],
  ];
  for (const [key, value, usual] of entries) {
    if (value === usual) query.delete(key);
    else query.set(key, String(value));
  }
}
