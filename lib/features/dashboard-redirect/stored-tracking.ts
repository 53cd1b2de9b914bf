/** Campaign values stored in this browser that are passed to the dashboard. Runs in the browser. */
import Cookies from "js-cookie";
import type { TrackingValue, TrackingValues } from "@/lib/features/tracking/tracking-query";
import { persistVisit } from "@/lib/features/tracking/visit";

type TrackingSource = {
  /** Query parameter, named as in the tracking bundle. */
  name: string;
  place: "cookie" | "session storage";
  /** Name of the cookie or session storage key. */
  key: string;
};

const cookies = ["transaction_id", "startnow", "gclid"];
/** Session storage key -> name in the tracking bundle. The key `data` is left out: it has no name there. */
const sessionKeys = {
  landing_page_url: "landing_page_url",
  adgroupid: "ad_group_id",
  webutation: "webutation",
  referrer: "referer",
  experiment_id: "experiment_id",
  experiment_variant: "experiment_variation",
  product: "product",
  plan: "plan",
  latam: "latam",
};

/** All values that are passed on, in order, whether or not this browser has them. */
const trackingSources: readonly TrackingSource[] = [
  ...cookies.map((key) => ({ name: key, place: "cookie" as const, key })),
  ...Object.entries(sessionKeys).map(([key, name]) => ({ name, place: "session storage" as const, key })),
];

const isText = (value: unknown) => typeof value === "string" || typeof value === "number";

/** Parses a stored value: JSON, or plain text. Objects do not fit into a query and are dropped. */
export function parseStored(text: string | null | undefined): TrackingValue {
  if (text === null || text === undefined) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value.filter(isText);
    if (typeof value === "boolean" || typeof value === "string") return value;
    // Keep the stored digits of a number: an id may exceed the safe integer range.
    return typeof value === "number" ? text : null;
  } catch {
    return text;
  }
}

function read({ place, key }: TrackingSource): TrackingValue {
  try {
    return parseStored(place === "cookie" ? Cookies.get(key) : sessionStorage.getItem(key));
  } catch {
    // Storage is blocked, so there is nothing to pass on.
    return null;
  }
}

/** The values stored in this browser; null for missing ones. PRIVACY: empty without marketing consent. */
export function readStoredTracking(): TrackingValues {
  // The previous page may have been left before its values were stored.
  if (persistVisit() === null) return {};
  return Object.fromEntries(trackingSources.map((source) => [source.name, read(source)]));
}
