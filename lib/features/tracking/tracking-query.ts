/** The tracking bundle as a query string (specification, point 3). */

export type TrackingValues = Readonly<Record<string, string | boolean | undefined>>;

/** Longest value; a longer one is left out, because a truncated URL or id is worse than none. */
const maxValueLength = 1000;

/** `gclid=abc&startnow=1`, in the given order, without empty values; empty when nothing is left. */
export function buildTrackingQuery(bundle: TrackingValues): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(bundle)) {
    const text = String(value ?? "");
    if (text !== "" && text.length <= maxValueLength) query.append(key, text);
  }
  return query.toString();
}
