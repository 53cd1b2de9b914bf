/** Affiliate earnings. Pure: the slider runs the same functions in the browser. */
import type { AffiliateTerms } from "@/lib/content/endpoints/schemas-company";

export type Earnings = {
  /** For each month of the year, the commission of all months from the customers who joined by then, in US dollars. */
  byJoined: number[][];
  /** The commission of each month. */
  byMonth: number[];
  /** Sum of the year. */
  total: number;
};

const yearMonths = Array.from({ length: 12 }, (_, month) => month);

/** First-year earnings with `newCustomers` referrals per month, each paying `spend` US dollars per month. */
export function earningsOf(
  { newCustomers, spend }: { newCustomers: number; spend: number },
  { commission, months: paidMonths }: Pick<AffiliateTerms, "commission" | "months">,
): Earnings {
  const byJoined = yearMonths.map((joined) =>
    yearMonths.map((month) => {
      // Customers of earlier months no longer bring a commission.
      const oldest = Math.max(0, month - paidMonths + 1);
      const months = Math.max(0, Math.min(joined, month) - oldest + 1);
      return months * newCustomers * spend * commission;
    }),
  );
  const byMonth = byJoined.at(-1) ?? [];
  return { byJoined, byMonth, total: byMonth.reduce((sum, month) => sum + month, 0) };
}
