"use client";

import { useEffect } from "react";
import { buildDashboardUrl, parseDashboardRedirect } from "@/lib/features/dashboard-redirect/redirect";
import { persistVisitTracking } from "@/lib/features/dashboard-redirect/visit-tracking";
import { buildTrackingQuery } from "@/lib/features/tracking/tracking-query";

/** Redirects to the dashboard after hydration; without JavaScript, the page around it has a link. */
export function Forward({ dashboardUrl }: { dashboardUrl: string }) {
  useEffect(() => {
    const redirect = parseDashboardRedirect(Object.fromEntries(new URLSearchParams(location.search)));
    const tracking = buildTrackingQuery(persistVisitTracking());
    // Replaces the history entry, so that "back" does not redirect again.
    location.replace(buildDashboardUrl(dashboardUrl, redirect, tracking));
  }, [dashboardUrl]);
  return null;
}
