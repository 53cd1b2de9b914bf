import { formatIsoDay } from "@/lib/base/format/date";
import type { TimeRange } from "@/lib/features/analytics/store/types";

const dayMs = 86_400_000;
const maxDays = 1_100;

type RangeOptions = { days?: string; from?: string; to?: string };

/** Parses a day, "2026-11-01", to its start in UTC; null when it is invalid. */
function parseDay(text: string): number | null {
  const at = Date.parse(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at);
  return isDay && new Date(at).toISOString().startsWith(text) ? at : null;
}

function parseDates(from: string | undefined, to: string | undefined, now: number): TimeRange | string {
  if (from === undefined) return "--to needs --from.";
  const start = parseDay(from);
  if (start === null) return "--from must be a date, such as 2026-11-01.";
  const lastDay = to === undefined ? null : parseDay(to);
  if (to !== undefined && lastDay === null) return "--to must be a date, such as 2026-11-30.";
  // End at `now`: a range with time that has not passed would be compared with a full one.
  const end = lastDay === null ? now : Math.min(lastDay + dayMs, now);
  if (start >= now) return "--from is in the future.";
  if (start >= end) return "--to is before --from.";
  if (end - start > maxDays * dayMs) return `The range can be at most ${maxDays} days long.`;
  return { from: start, to: end };
}

/**
 * Parses the options. `--from` and `--to` are whole UTC days; `--days n` is the last n × 24 hours (default 30). Returns an
 * error message if they are invalid.
 */
export function parseRange({ days, from, to }: RangeOptions, now: number): TimeRange | string {
  if (from !== undefined || to !== undefined) {
    return days === undefined ? parseDates(from, to, now) : "Use either --days, or --from and --to.";
  }
  const count = Number(days ?? 30);
  return Number.isInteger(count) && count >= 1 && count <= maxDays
    ? { from: now - count * dayMs, to: now }
    : `--days must be a whole number from 1 to ${maxDays}.`;
}

export const rangeBefore = ({ from, to }: TimeRange): TimeRange => ({
  from: from - (to - from),
  to: from,
});

/** "2026-11-01 to 2026-11-30": first and last day. */
export function formatRange({ from, to }: TimeRange): string {
  return `${formatIsoDay(from)} to ${formatIsoDay(to - 1)}`;
}
