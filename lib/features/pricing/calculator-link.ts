/** The calculator's state as a query string, so that a calculation can be linked. Pure. */
import { billingUnits, type Calculation, type CalculatorData } from "./calculator";

/** Limits of each number. Whole numbers of up to nine digits are clamped, anything else is ignored. */
export const calculationLimits = {
  pages: { min: 1_000, max: 10_000_000 },
  pageKb: { min: 10, max: 3_000 },
  blockedPercent: { min: 0, max: 70 },
  ratePerHour: { min: 1, max: 1_000 },
} as const;

const numberKeys = ["pages", "pageKb", "blockedPercent", "ratePerHour"] as const;

const parameters = {
  pages: "pages",
  pageKb: "kb",
  blockedPercent: "blocked",
  rendering: "browser",
  ratePerHour: "rate",
  GB: "gb",
  IP: "ip",
  result: "result",
} as const satisfies Record<keyof Calculation, string>;

/** Parses a calculation. Missing and invalid values are taken from `base`. */
export function parseCalculation(query: URLSearchParams, { base, products }: CalculatorData): Calculation {
  const parsed = { ...base };
  for (const key of numberKeys) {
    const text = query.get(parameters[key]) ?? "";
    const { min, max } = calculationLimits[key];
    if (/^\d{1,9}$/.test(text)) parsed[key] = Math.min(max, Math.max(min, Number(text)));
  }
  if (query.has(parameters.rendering)) parsed.rendering = query.get(parameters.rendering) === "1";
  for (const unit of billingUnits) {
    const named = products.find((one) => one.unit === unit && one.code === query.get(parameters[unit]));
    if (named) parsed[unit] = named.code;
  }
  return parsed;
}

/** Writes a calculation into a query: only values that differ from `base`. Other parameters stay. */
export function writeCalculation(query: URLSearchParams, calculation: Calculation, base: Calculation): void {
  for (const [key, name] of Object.entries(parameters) as [keyof Calculation, string][]) {
    const value = calculation[key];
    if (value === base[key]) query.delete(name);
    else query.set(name, String(typeof value === "boolean" ? Number(value) : value));
  }
}
