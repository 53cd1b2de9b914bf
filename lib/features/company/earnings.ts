/** Affiliate earnings. Pure: the slider runs the same functions in the browser. */
import type { AffiliateTerms } from "@/lib/content/endpoints/schemas-company";

export type Earnings = {
  /**
   * One layer per month of referrals, oldest first: commission in each month of the year in US dollars; 0
   * before the customers joined, and after the months for which commission is paid.
   */
  layers: number[][];
  /** Sum of the layers in each month. */
  byMonth: number[];
  /** Sum of the year. */
  total: number;
};

const shownMonths = 12;

/** First-year earnings with `newCustomers` referrals per month, each paying `spend` US dollars per month. */
export function earningsOf(
  { newCustomers, spend }: { newCustomers: number; spend: number },
  { commission, months: paidMonths }: Pick<AffiliateTerms, "commission" | "months">,
): Earnings {
  const layers = Array.from({ length: shownMonths }, (_, joined) =>
    Array.from({ length: shownMonths }, (__, month) => {
      const age = month - joined;
      return age >= 0 && age < paidMonths ? newCustomers * spend * commission : 0;
    }),
  );
  const byMonth = Array.from({ length: shownMonths }, (_, month) =>
    layers.reduce((sum, layer) => sum + (layer[month] ?? 0), 0),
  );
  return { layers, byMonth, total: byMonth.reduce((sum, month) => sum + month, 0) };
}
