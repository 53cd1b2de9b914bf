/** Times of an event. Input is an ISO date-time with the UTC offset of the venue; `zoneDate` takes any offset. */
import { formatTimeOfDay } from "@/lib/base/format/date";

/** Whether an event has ended at `now` (Unix time, ms). */
export function isOver({ end }: { end: string }, now: number): boolean {
  return now >= Date.parse(end);
}

/** Time of day at the venue: "1:00 p.m.". */
export function venueTime(isoDateTime: string): string {
  return formatTimeOfDay(isoDateTime.slice(11, 16));
}

/** Day at the venue: "2027-03-11", for `formatDate`. */
export function venueDay(isoDateTime: string): string {
  return isoDateTime.slice(0, 10);
}

const timeIn = (timeZone: string, at: Date): string =>
  formatTimeOfDay(
    new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone }).format(at),
  );

/** Time of day in a time zone: "7:00 a.m.", with the weekday if it differs from the venue's. */
export function zoneTime(isoDateTime: string, timeZone: string): string {
  const at = new Date(isoDateTime);
  const time = timeIn(timeZone, at);
  // Swedish dates are written as ISO dates.
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone }).format(at);
  if (day === venueDay(isoDateTime)) return time;
  return `${new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone }).format(at)} ${time}`;
}

/** Day, month and time in a time zone: "Thursday, March 11, 7:00 a.m.". */
export function zoneDate(isoDateTime: string, timeZone: string): string {
  const at = new Date(isoDateTime);
  const day = new Intl.DateTimeFormat("en-US", { weekday: "long", day: "numeric", month: "long", timeZone });
  return `${day.format(at)}, ${timeIn(timeZone, at)}`;
}
