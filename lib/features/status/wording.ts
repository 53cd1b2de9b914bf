import { formatDate } from "@/lib/base/format/date";
import { formatOrdinal } from "@/lib/base/format/ordinal";
import type { Incident, NetworkStatus } from "@/lib/content/endpoints/schemas-status";
import { durationOf, listDays } from "./record";

const timeOf = (instant: string) => instant.slice(11, 16);
const dayOf = (instant: string) => formatDate(instant.slice(0, 10));
// 0.99996 must not be rounded to 100%.
const percent = new Intl.NumberFormat("en-US", {
  style: "percent",
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  roundingMode: "floor",
});

/** An availability between 0 and 1, rounded down to two decimals: "99.98%", "100%". */
export function formatAvailability(share: number): string {
  // Sums of floats may be 0.93599…, which would be rounded down to 93.59%.
  return share === 1 ? "100%" : percent.format(Number(share.toFixed(9)));
}

/** "Network status, 90 days to November 20, 2026". It may be read days after the last measurement. */
export function titleOf(status: Pick<NetworkStatus, "measuredUntil" | "days">): string {
  const [last = status.measuredUntil] = listDays(status).slice(-1);
  return `Network status, ${status.days} days to ${formatDate(last)}`;
}

/** "20th of each month", the day on which records are published. Not every month has a 29th, 30th and 31st. */
export function formatRecordDay({ measuredUntil }: Pick<NetworkStatus, "measuredUntil">): string {
  const day = new Date(measuredUntil).getUTCDate();
  return `${formatOrdinal(day)} of each month${day > 28 ? ", or its last day" : ""}`;
}

/** "December 20, 2026": the day of the next record, a month after this one, or the last day of a shorter month. */
export function formatNextRecord({ measuredUntil }: Pick<NetworkStatus, "measuredUntil">): string {
  const next = new Date(measuredUntil);
  const day = next.getUTCDate();
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== day) next.setUTCDate(0);
  return dayOf(next.toISOString());
}

/** "November 20, 2026, 06:00 UTC". */
export function formatInstant(instant: string): string {
  return `${dayOf(instant)}, ${timeOf(instant)} UTC`;
}

/** "September 2, 2026, 06:14 to 06:52 UTC"; the second day is included if it differs. */
export function formatTimeSpan({ start, end }: Pick<Incident, "start" | "end">): string {
  if (end === null) return `Since ${formatInstant(start)}`;
  const last = start.slice(0, 10) === end.slice(0, 10) ? timeOf(end) : `${dayOf(end)}, ${timeOf(end)}`;
  return `${dayOf(start)}, ${timeOf(start)} to ${last} UTC`;
}

/** "38 minutes", "2 h 25 min". */
export function formatDurationOf(status: NetworkStatus, incident: Incident): string {
  const minutes = durationOf(status, incident);
  if (minutes < 60) return minutes === 1 ? "1 minute" : `${minutes} minutes`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}
