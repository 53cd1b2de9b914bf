import type { CustomerResult } from "@/lib/content/endpoints/schemas-company";

export type Result = CustomerResult & {
  /** The last value before the switch, such as "14.1%". */
  before: string;
  /** The newest value. */
  after: string;
  /** What the chart shows, in a sentence. */
  title: string;
};

/** The result of the customer with this logo; null if none was measured. */
export function findResult(results: readonly CustomerResult[], mark: string | null): Result | null {
  const found = results.find((result) => result.mark === mark);
  if (!found) return null;
  const { measure, weeks, switchWeek } = found;
  const [before, after] = [weeks[switchWeek - 1], weeks.at(-1)];
  return {
    ...found,
    before: `${before}%`,
    after: `${after}%`,
    title: `${measure}: ${before}% in week ${switchWeek}, before the change, and ${after}% in week ${weeks.length}`,
  };
}

/** The caption of a chart of weeks: "March to June 2026, by week". In content of earlier releases, the period ends with ", by week". */
export const describeWeeks = ({ period }: Pick<CustomerResult, "period">): string =>
  period.endsWith(", by week") ? period : `${period}, by week`;
