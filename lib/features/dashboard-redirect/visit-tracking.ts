/** Campaign values of this visit that are passed to the dashboard. Runs in the browser. */
import type { TrackingValues } from "@/lib/features/tracking/tracking-query";
import { persistVisit } from "@/lib/features/tracking/visit";

/**
 * The visit's values under the names of the tracking bundle, in the order in which they are passed on. PRIVACY: empty without
 * marketing consent.
 */
export function getVisitTracking(): TrackingValues {
  const visit = persistVisit();
  if (visit === null) return {};
  const { cookies } = visit;
  return {
    transaction_id: cookies.transaction_id,
    startnow: cookies.startnow,
    gclid: cookies.gclid,
    landing_page_url: visit.landing_page_url,
    ad_group_id: visit.adgroupid,
    webutation: visit.webutation,
    referer: visit.referrer,
    experiment_id: visit.experiment_id,
    experiment_variation: visit.experiment_variant,
    product: visit.product,
    plan: visit.plan,
    latam: visit.latam,
  };
}
