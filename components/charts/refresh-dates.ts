const day = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", timeZone: "UTC" });
const week = 7 * 24 * 60 * 60 * 1000;

/** Dates of the last `count` Mondays up to an ISO date, newest first, as "Nov 16". Weekly files come on Mondays. */
export function listRefreshDays(today: string, count: number): string[] {
  const daysSinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const start = Date.parse(today) - daysSinceMonday * (week / 7);
  return Array.from({ length: count }, (_, i) => day.format(start - i * week));
}
