const dayLength = 24 * 60 * 60 * 1000;
const monthName = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
const monthAndYear = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });

/** Whole days between two ISO dates. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayLength;

/** A time axis over the months of `dates`, newest first: where each month is and each date is, as a share of its length. */
export function planTimeline(dates: readonly string[]) {
  const newest = new Date(dates[0] ?? 0);
  const oldest = new Date(dates.at(-1) ?? 0);
  const monthStart = (back: number) => Date.UTC(newest.getUTCFullYear(), newest.getUTCMonth() - back);
  const count =
    (newest.getUTCFullYear() - oldest.getUTCFullYear()) * 12 +
    newest.getUTCMonth() -
    oldest.getUTCMonth() +
    1;
  const [start, end] = [monthStart(count - 1), monthStart(-1)];
  const shareOf = (time: number) => (end - time) / (end - start);
  const months = Array.from({ length: count }, (_, i) => {
    const time = monthStart(i);
    const isFirst = i === 0 || new Date(time).getUTCMonth() === 11;
    return {
      label: (isFirst ? monthAndYear : monthName).format(time),
      from: shareOf(monthStart(i - 1)),
      to: shareOf(time),
    };
  });
  return { months, marks: dates.map((date) => shareOf(Date.parse(date))) };
}
