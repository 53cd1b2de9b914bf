/** Date formats of the site. Days are ISO dates without a time ("2026-11-20"). */

// A date without a time is midnight UTC; a zone west of it would show the previous day.
const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
const long = new Intl.DateTimeFormat("en-US", options);

/** No line break between a month and its day. */
const joinMonthAndDay = (text: string) => text.replace(/(?<=[a-z]) (?=\d)/g, "\u00a0");

/** "November 20, 2026". Throws a RangeError for an invalid date. */
export function formatDate(isoDate: string): string {
  return joinMonthAndDay(long.format(new Date(isoDate)));
}

/** "2026-11-20" of a Unix time in ms, in UTC. */
export function formatIsoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** "2026-11-20 09:05 UTC" of a Unix time in ms. */
export function formatUtcMinute(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

/** "13:05" is "1:05 p.m.", "12:00" is "noon". For event times: timestamps and clocks use the 24-hour format instead. */
export function formatTimeOfDay(time: string): string {
  if (time === "12:00") return "noon";
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)}\u00a0${hour < 12 ? "a.m." : "p.m."}`;
}

/** "October 1 to 31, 2026"; month and year are repeated only where they differ. */
export function formatPeriod(from: string, to: string): string {
  const range = long.formatRange(new Date(from), new Date(to));
  // ICU sets thin spaces around its dash. No line break beside "to".
  return joinMonthAndDay(range.replace("\u2009–\u2009", "\u00a0to\u00a0"));
}
