import { useEffect, useState } from "react";
import type { BillingUnit } from "@/lib/base/products";
import {
  type Calculation,
  formatCalculation,
  parseCalculation,
} from "@/lib/features/pricing/calculator-link";
import type { CalculatorData } from "./calculator-data";

/** Milliseconds without a change after which the address follows: browsers limit how often it may. */
const addressDelay = 300;

/**
 * The calculation that the page's address names, and the address that follows every change. The page itself
 * is the same for everyone: the query is read in the browser.
 */
export function useCalculation({ base, choices }: CalculatorData) {
  const [calculation, setCalculation] = useState<Calculation>(base);
  const [isRead, setIsRead] = useState(false);

  useEffect(() => {
    const codes = (unit: BillingUnit) => choices[unit].map(({ code }) => code);
    const known = { GB: codes("GB"), IP: codes("IP"), result: codes("result") };
    setCalculation(parseCalculation(new URLSearchParams(location.search), base, known));
    setIsRead(true);
  }, [base, choices]);

  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(() => {
      const query = formatCalculation(calculation, base);
      history.replaceState(history.state, "", query ? `?${query}` : location.pathname);
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [calculation, base, isRead]);

  return [calculation, setCalculation] as const;
}
