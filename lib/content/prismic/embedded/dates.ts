import type { Literal } from "./query-parser";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const fullNames = [
  ...["january", "february", "march", "april", "may", "june", "july"],
  ...["august", "september", "october", "november", "december"],
  ...["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
];

/** Milliseconds since 1970 of an ISO date, a timestamp or milliseconds; null for anything else. */
export function parseDate(value: Literal): number | null {
  const time = typeof value === "string" ? Date.parse(value) : value;
  return typeof time === "number" && Number.isFinite(time) ? time : null;
}

function parseWhole(value: Literal, first: number, last: number): number | null {
  return typeof value === "number" && Number.isInteger(value) && value >= first && value <= last
    ? value
    : null;
}

/** Parses a 1-based number, or an English name, in full ("Monday") or its first three letters ("mon"). */
function parseNamed(value: Literal, names: string[]): number | null {
  if (typeof value !== "string") return parseWhole(value, 1, names.length);
  const name = value.toLowerCase();
  const position = names.indexOf(name.slice(0, 3));
  const isName = name.length === 3 || fullNames.includes(name);
  return position >= 0 && isName ? position + 1 : null;
}

export const parseMonth = (value: Literal) => parseNamed(value, months);
/** Monday is 1. */
export const parseWeekday = (value: Literal) => parseNamed(value, weekdays);
export const parseDay = (value: Literal) => parseWhole(value, 1, 31);
export const parseHour = (value: Literal) => parseWhole(value, 0, 23);
export const parseYear = (value: Literal) => parseWhole(value, 0, 9999);

/** A part of an ISO date or timestamp in UTC, the time zone of Prismic's API. */
export function readDatePart(text: string, part: "day" | "weekday" | "month" | "year" | "hour"): number {
  const date = new Date(text);
  if (part === "day") return date.getUTCDate();
  if (part === "weekday") return date.getUTCDay() || 7;
  if (part === "month") return date.getUTCMonth() + 1;
  return part === "year" ? date.getUTCFullYear() : date.getUTCHours();
}
