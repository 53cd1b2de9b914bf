/** Working time of an office: Monday to Friday in its zone. Public holidays count as working days. */

/** The offices; `opens` and `closes` are hours of the office's clock (company page, press area). */
export const offices = {
  sales: { city: "Raleigh", timeZone: "America/New_York", opens: 9, closes: 17 },
  press: { city: "Rotterdam", timeZone: "Europe/Amsterdam", opens: 8, closes: 18 },
} as const;
export type OfficeId = keyof typeof offices;

export const hourMs = 3_600_000;

const dayOf = (office: OfficeId, time: number): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(offices[office].timeZone).toPlainDate();

const isWorkday = (day: Temporal.PlainDate) => day.dayOfWeek <= 5;

function hoursOf(office: OfficeId, day: Temporal.PlainDate): { opens: number; closes: number } {
  const { timeZone, opens, closes } = offices[office];
  const timeAt = (hour: number) => day.toZonedDateTime({ timeZone, plainTime: { hour } }).epochMilliseconds;
  return { opens: timeAt(opens), closes: timeAt(closes) };
}

/** The time at which the office has worked for `workMs` (more than 0) since `from`. Times are Unix ms. */
export function addWorkingTime(office: OfficeId, from: number, workMs: number): number {
  let left = workMs;
  for (let day = dayOf(office, from); ; day = day.add({ days: 1 })) {
    if (!isWorkday(day)) continue;
    const { opens, closes } = hoursOf(office, day);
    const start = Math.max(opens, from);
    const available = Math.max(0, closes - start);
    if (left <= available) return start + left;
    left -= available;
  }
}

/** The latest start from which the office has worked for `workMs` (more than 0) before `to`. Times are Unix ms. */
export function subtractWorkingTime(office: OfficeId, to: number, workMs: number): number {
  const today = dayOf(office, to);
  const { opens, closes } = hoursOf(office, today);
  // A response time that ends exactly at `to` is not overdue yet. Outside working hours it ended earlier.
  const isWithinHours = isWorkday(today) && opens < to && to <= closes;
  let left = workMs + (isWithinHours ? 1 : 0);
  for (let day = today; ; day = day.subtract({ days: 1 })) {
    if (!isWorkday(day)) continue;
    const hours = hoursOf(office, day);
    const end = Math.min(hours.closes, to);
    const available = Math.max(0, end - hours.opens);
    if (left <= available) return end - left;
    left -= available;
  }
}

/** How long the office works between two moments, in ms; 0 when `to` is not after `from`. */
export function workingTimeBetween(office: OfficeId, from: number, to: number): number {
  let total = 0;
  for (let day = dayOf(office, from); ; day = day.add({ days: 1 })) {
    const { opens, closes } = hoursOf(office, day);
    if (opens >= to) return total;
    if (isWorkday(day)) total += Math.max(0, Math.min(closes, to) - Math.max(opens, from));
  }
}

/** Start of the office's latest working day that began at or before `time`. Unix ms. */
export function lastOpeningAt(office: OfficeId, time: number): number {
  for (let day = dayOf(office, time); ; day = day.subtract({ days: 1 })) {
    const { opens } = hoursOf(office, day);
    if (isWorkday(day) && opens <= time) return opens;
  }
}

/** "3 h 10 min" of working time, rounded down to minutes. */
export function formatWorkingTime(workMs: number): string {
  const minutes = Math.floor(workMs / 60_000);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
