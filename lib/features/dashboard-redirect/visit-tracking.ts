/** Campaign values of this visit that are passed to the dashboard. Runs in the browser. */
import type { TrackingValues } from "@/lib/features/tracking/tracking-query";
import { persistVisit, toBundleFields } from "@/lib/features/tracking/visit";

/**
 * Stores the visit, and returns its values under the names of the tracking bundle, in the order in which they are passed on. PRIVACY: empty without
 * marketing consent.
 */
export function persistVisitTracking(): TrackingValues {
  const visit = persistVisit();
  return visit === null ? {} : { ...toBundleFields(visit), product: visit.product, plan: visit.plan };
}
