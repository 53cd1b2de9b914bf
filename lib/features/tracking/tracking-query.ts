/** The tracking bundle as a query string (specification, point 3). */

export type TrackingValue = string | number | boolean | readonly (string | number)[] | null | undefined;
export type TrackingValues = Readonly<Record<string, TrackingValue>>;

/** Longest value; a longer one is left out, because a truncated URL or id is worse than none. */
const maxValueLength = 1000;

/** A value as text: arrays are joined with commas, null and undefined become "". */
export function formatTrackingValue(value: TrackingValue): string {
  const text = Array.isArray(value) ? value.filter((part) => part !== "").join(",") : String(value ?? "");
  return text.length > maxValueLength ? "" : text;
}

/** `gclid=abc&startnow=1`, in the given order, without empty values; empty when nothing is left. */
export function buildTrackingQuery(bundle: TrackingValues): string {
  const pairs = Object.entries(bundle).map(([key, value]) => [key, formatTrackingValue(value)]);
  return new URLSearchParams(pairs.filter(([, text]) => text !== "")).toString();
}
