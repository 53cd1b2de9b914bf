/** What this browser keeps of a campaign and hands over to the dashboard. Runs in the browser. */
import Cookies from "js-cookie";
import type { TrackingValue, TrackingValues } from "@/lib/features/tracking/tracking-query";
import { settleVisit } from "@/lib/features/tracking/visit";

export type TrackingSource = {
  /** Name in the query, as in the tracking bundle. */
  name: string;
  place: "cookie" | "session storage";
  /** Name of the cookie or key of the session storage. */
  key: string;
};

const cookies = ["transaction_id", "startnow", "gclid"];
/** Key of the session storage -> name in the tracking bundle. Its key `data` holds what has no name there. */
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

/** All that is handed over, in its order, whether this browser has it or not. */
export const trackingSources: readonly TrackingSource[] = [
  ...cookies.map((key) => ({ name: key, place: "cookie" as const, key })),
  ...Object.entries(sessionKeys).map(([key, name]) => ({ name, place: "session storage" as const, key })),
];

const isText = (value: unknown) => typeof value === "string" || typeof value === "number";

/** A stored value: JSON text, or the text itself. Objects have no place in a query and are dropped. */
export function parseStored(text: string | null | undefined): TrackingValue {
  if (text === null || text === undefined) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value.filter(isText);
    if (typeof value === "boolean" || typeof value === "string") return value;
    // A number keeps its digits as they were stored: an id may have more than a number can hold.
    return typeof value === "number" ? text : null;
  } catch {
    return text;
  }
}

function read({ place, key }: TrackingSource): TrackingValue {
  try {
    return parseStored(place === "cookie" ? Cookies.get(key) : sessionStorage.getItem(key));
  } catch {
    // Storage is off: then there is nothing to hand over.
    return null;
  }
}

/**
 * The values this browser has; null for those it has not. PRIVACY: none where marketing is not allowed.
 */
export function readStoredTracking(): TrackingValues {
  // The page before may have been left before it had written what it knew.
  if (settleVisit() === null) return {};
  return Object.fromEntries(trackingSources.map((source) => [source.name, read(source)]));
}
