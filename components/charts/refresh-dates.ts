const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const week = 7 * 24 * 60 * 60 * 1000;

/** Dates of the last `count` weekly refreshes up to an ISO date, newest first, as "20 Nov". */
export function listRefreshDays(newest: string, count: number): string[] {
  const start = Date.parse(newest);
  return Array.from({ length: count }, (_, i) => day.format(start - i * week));
}
