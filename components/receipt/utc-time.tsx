import { zoneDate } from "@/lib/features/event/times";

/** A time (Unix ms) in UTC: "Saturday, November 21, 5:47 a.m. UTC". */
export function UtcTime({ at }: { at: number }) {
  const iso = new Date(at).toISOString();
  return <time dateTime={iso}>{`${zoneDate(iso, "UTC")} UTC`}</time>;
}
