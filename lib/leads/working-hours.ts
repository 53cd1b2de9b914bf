/**
 * The clock of the promise "within one working day". It runs while the sales office works: Monday to
 * Friday, 09:00 to 17:00 in Raleigh, United States, where sales sits (company page). Public holidays are not
 * known to it, so on a holiday it promises more than the office keeps.
 */

export const officeTimeZone = "America/New_York";
export const officeCity = "Raleigh";
/** Minutes after midnight, by the office's clock. */
const [opensAt, closesAt] = [9 * 60, 17 * 60];
/** One working day, in ms of working time. */
export const promiseMs = (closesAt - opensAt) * 60_000;

const dayMs = 86_400_000;

const wallClock = new Intl.DateTimeFormat("en-US", {
  timeZone: officeTimeZone,
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
});

/** What the office's clock shows at `time`, as if it were UTC. */
function toWall(time: number): number {
  const parts = wallClock.formatToParts(time);
  const numberOf = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const date = Date.UTC(numberOf("year"), numberOf("month") - 1, numberOf("day"));
  const clock = (numberOf("hour") * 60 + numberOf("minute")) * 60 + numberOf("second");
  return date + clock * 1_000;
}

/** The time at which the office's clock shows `wall`. Clocks change at night, never within working hours. */
function fromWall(wall: number): number {
  const guess = wall - (toWall(wall) - wall);
  return guess - (toWall(guess) - wall);
}

/** Midnight of the office's day that `time` falls on, as its clock shows it. */
const wallDayOf = (time: number) => Math.floor(toWall(time) / dayMs) * dayMs;

const isWorkday = (wallDay: number) => ![0, 6].includes(new Date(wallDay).getUTCDay());

/** Opening and closing time of that day. */
function hoursOf(wallDay: number): { opens: number; closes: number } {
  return { opens: fromWall(wallDay + opensAt * 60_000), closes: fromWall(wallDay + closesAt * 60_000) };
}

/** The time at which `workMs` (more than 0) of working time have passed since `from`. Times are Unix ms. */
export function addWorkingTime(from: number, workMs: number): number {
  let left = workMs;
  for (let day = wallDayOf(from); ; day += dayMs) {
    if (!isWorkday(day)) continue;
    const { opens, closes } = hoursOf(day);
    const start = Math.max(opens, from);
    const available = Math.max(0, closes - start);
    if (left <= available) return start + left;
    left -= available;
  }
}

/** Working time between two moments, in ms; 0 when `to` is not after `from`. */
export function workingTimeBetween(from: number, to: number): number {
  let total = 0;
  const last = wallDayOf(to);
  for (let day = wallDayOf(from); day <= last; day += dayMs) {
    if (!isWorkday(day)) continue;
    const { opens, closes } = hoursOf(day);
    total += Math.max(0, Math.min(closes, to) - Math.max(opens, from));
  }
  return total;
}

/** When an answer is due to what came at `receivedAt`: one working day later. */
export function answerDueAt(receivedAt: number): number {
  return addWorkingTime(receivedAt, promiseMs);
}

/** How the promise stands at `now`: working time left until it is due, or past it. */
export function promiseStateOf(receivedAt: number, now: number): { isOverdue: boolean; workMs: number } {
  const dueAt = answerDueAt(receivedAt);
  const isOverdue = now > dueAt;
  return { isOverdue, workMs: isOverdue ? workingTimeBetween(dueAt, now) : workingTimeBetween(now, dueAt) };
}

/** "3 h 10 m" of working time, down to whole minutes; a day of work has eight hours. */
export function formatWorkingTime(workMs: number): string {
  const minutes = Math.floor(workMs / 60_000);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} m`;
}
