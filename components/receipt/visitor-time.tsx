"use client";

import { useClientValue } from "@/components/ui/use-client-value";
import { venueTime, zoneDate, zoneTime } from "@/lib/features/event/times";

/** The visitor's time zone; null on the server and during hydration. */
function useTimeZone(): string | null {
  return useClientValue<string | null>(() => Intl.DateTimeFormat().resolvedOptions().timeZone, null);
}

const isSameClock = (at: string, zone: string) => zoneTime(at, zone) === venueTime(at);

/**
 * A date and time in the visitor's time zone; empty if their clock shows the time of `at` itself, or without JavaScript.
 */
export function VisitorDate({ at }: { at: string }) {
  const zone = useTimeZone();
  if (zone === null || isSameClock(at, zone)) return null;
  return (
    <>
      That is <time dateTime={at}>{zoneDate(at, zone)}</time> where you are ({zone.replaceAll("_", " ")}).
    </>
  );
}

/** Says that the rows have a `VisitorTime`, too. */
export function VisitorNote({ at }: { at: string }) {
  const zone = useTimeZone();
  if (zone === null || isSameClock(at, zone)) return null;
  return "; your local time is below each";
}

/** A time of day in the visitor's time zone; empty if it equals the venue's. */
export function VisitorTime({ at }: { at: string }) {
  const zone = useTimeZone();
  if (zone === null || isSameClock(at, zone)) return null;
  return (
    <span className="block text-fg-3 text-xs">
      <span className="sr-only">for you: </span>
      {zoneTime(at, zone)}
    </span>
  );
}
