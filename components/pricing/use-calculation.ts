import { useEffect, useState } from "react";
import type { BillingUnit } from "@/lib/base/products";
import { type Calculation, parseCalculation, writeCalculation } from "@/lib/features/pricing/calculator-link";
import type { CalculatorData } from "./calculator-data";

/** Delay in ms before the URL is updated: browsers limit how often it may change. */
const urlDelay = 300;

/** Keeps the calculation and the URL's query in sync. Read in the browser: the page is the same for all. */
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
      const url = new URL(location.href);
      writeCalculation(url.searchParams, calculation, base);
      history.replaceState(history.state, "", url);
    }, urlDelay);
    return () => clearTimeout(timer);
  }, [calculation, base, isRead]);

  return [calculation, setCalculation] as const;
}
