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

/** A calculation as query parameters. */
function toParameters({ workload, chosen }: Calculation): Record<string, string> {
  return {
    pages: String(workload.pages),
    kb: String(workload.pageKb),
    blocked: String(Math.round(workload.blockedShare * 100)),
    browser: workload.rendering ? "1" : "0",
    rate: String(workload.ratePerHour),
    gb: chosen.GB,
    ip: chosen.IP,
    result: chosen.result,
  };
}

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
  choices: Record<BillingUnit, readonly { code: ProductCode }[]>,
): Calculation {
  const { workload, chosen } = base;
  const readChoice = (unit: BillingUnit, key: string) =>
    choices[unit].find(({ code }) => code === query.get(key))?.code ?? chosen[unit];
  const basePercent = Math.round(workload.blockedShare * 100);
  return {
    workload: {
      pages: readNumber(query, "pages", workloadLimits.pages, workload.pages),
      pageKb: readNumber(query, "kb", workloadLimits.pageKb, workload.pageKb),
      blockedShare: readNumber(query, "blocked", workloadLimits.blockedPercent, basePercent) / 100,
      rendering: query.has("browser") ? query.get("browser") === "1" : workload.rendering,
      ratePerHour: readNumber(query, "rate", workloadLimits.ratePerHour, workload.ratePerHour),
    },
    chosen: {
      GB: readChoice("GB", "gb"),
      IP: readChoice("IP", "ip"),
      result: readChoice("result", "result"),
    },
  };
}

/** Writes a calculation into a query: only values that differ from `base`. Other parameters stay. */
export function writeCalculation(query: URLSearchParams, calculation: Calculation, base: Calculation): void {
  const defaults = toParameters(base);
  for (const [key, value] of Object.entries(toParameters(calculation))) {
    if (value === defaults[key]) query.delete(key);
    else query.set(key, value);
  }
}
