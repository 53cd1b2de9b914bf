/** Working time of an office: Monday to Friday in its zone. Public holidays count as working days. */

type Office = {
  city: string;
  timeZone: string /** Hours after midnight, by the office's clock. */;
  opens: number;
  closes: number;
};

/** The offices with their hours (company page, press area). */
export const offices = {
  sales: { city: "Raleigh", timeZone: "America/New_York", opens: 9, closes: 17 },
  press: { city: "Rotterdam", timeZone: "Europe/Amsterdam", opens: 8, closes: 18 },
} as const satisfies Record<string, Office>;
export type OfficeId = keyof typeof offices;

export const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const createWallClock = ({ timeZone }: Office) =>
  new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });

const wallClocks: Record<OfficeId, Intl.DateTimeFormat> = {
  sales: createWallClock(offices.sales),
  press: createWallClock(offices.press),
};

/** The local time of an office at `time`, encoded as if it were UTC. */
function toWall(office: OfficeId, time: number): number {
  const parts = wallClocks[office].formatToParts(time);
  const numberOf = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const date = Date.UTC(numberOf("year"), numberOf("month") - 1, numberOf("day"));
  return date + ((numberOf("hour") * 60 + numberOf("minute")) * 60 + numberOf("second")) * 1_000;
}

/** The time at which the office's local time is `wall`. Clocks change at night, never within working hours. */
function fromWall(office: OfficeId, wall: number): number {
  const guess = wall - (toWall(office, wall) - wall);
  return guess - (toWall(office, guess) - wall);
}

/** Local midnight of the office's day that contains `time`. */
const wallDayOf = (office: OfficeId, time: number) => Math.floor(toWall(office, time) / dayMs) * dayMs;

const isWorkday = (wallDay: number) => ![0, 6].includes(new Date(wallDay).getUTCDay());

function hoursOf(office: OfficeId, wallDay: number): { opens: number; closes: number } {
  const { opens, closes } = offices[office];
  return {
    opens: fromWall(office, wallDay + opens * hourMs),
    closes: fromWall(office, wallDay + closes * hourMs),
  };
}

/** The time at which the office has worked for `workMs` (more than 0) since `from`. Times are Unix ms. */
export function addWorkingTime(office: OfficeId, from: number, workMs: number): number {
  let left = workMs;
  for (let day = wallDayOf(office, from); ; day += dayMs) {
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
  const today = wallDayOf(office, to);
  const { opens, closes } = hoursOf(office, today);
  // Within working hours, work since `to` itself would not be before it.
  const isWithinHours = isWorkday(today) && opens < to && to <= closes;
  let left = workMs + (isWithinHours ? 1 : 0);
  for (let day = today; ; day -= dayMs) {
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
  const last = wallDayOf(office, to);
  for (let day = wallDayOf(office, from); day <= last; day += dayMs) {
    if (!isWorkday(day)) continue;
    const { opens, closes } = hoursOf(office, day);
    total += Math.max(0, Math.min(closes, to) - Math.max(opens, from));
  }
  return total;
}

/** Start of the office's latest working day that began at or before `time`. Unix ms. */
export function lastOpeningAt(office: OfficeId, time: number): number {
  for (let day = wallDayOf(office, time); ; day -= dayMs) {
    const { opens } = hoursOf(office, day);
    if (isWorkday(day) && opens <= time) return opens;
  }
}

/** "3 h 10 m" of working time, rounded down to minutes. */
export function formatWorkingTime(workMs: number): string {
  const minutes = Math.floor(workMs / 60_000);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} m`;
}
