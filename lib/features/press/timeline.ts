const dayLength = 24 * 60 * 60 * 1000;
const monthName = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
const monthAndYear = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });

/** Whole days between two ISO dates. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayLength;

/** A time axis over the months of `dates`, newest first: where each month begins and each date is, as a share of its length. */
export function planTimeline(dates: readonly string[]) {
  const newest = new Date(dates[0] ?? 0);
  const oldest = new Date(dates.at(-1) ?? 0);
  const monthStart = (i: number) => Date.UTC(oldest.getUTCFullYear(), oldest.getUTCMonth() + i);
  const count =
    (newest.getUTCFullYear() - oldest.getUTCFullYear()) * 12 +
    newest.getUTCMonth() -
    oldest.getUTCMonth() +
    1;
  const [start, end] = [monthStart(0), monthStart(count)];
  const shareOf = (time: number) => (time - start) / (end - start);
  const months = Array.from({ length: count }, (_, i) => {
    const time = monthStart(i);
    const isFirst = i === 0 || new Date(time).getUTCMonth() === 0;
    return {
      label: (isFirst ? monthAndYear : monthName).format(time),
      from: shareOf(time),
      to: shareOf(monthStart(i + 1)),
    };
  });
  return { months, marks: dates.map((date) => shareOf(Date.parse(date))) };
}
