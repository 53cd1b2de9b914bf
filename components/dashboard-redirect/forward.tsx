"use client";

import { useEffect } from "react";
import { buildDashboardUrl, parseDashboardRedirect } from "@/lib/features/dashboard-redirect/redirect";
import { readStoredTracking } from "@/lib/features/dashboard-redirect/stored-tracking";
import { buildTrackingQuery } from "@/lib/features/tracking/tracking-query";

/** Goes on to the dashboard as soon as the page runs; the page around it has the link for everyone else. */
export function Forward({ dashboardUrl }: { dashboardUrl: string }) {
  useEffect(() => {
    const redirect = parseDashboardRedirect(new URLSearchParams(location.search));
    const tracking = buildTrackingQuery(readStoredTracking());
    // Not kept in the history: "back" leads to the page before the hand-off, not into it again.
    location.replace(buildDashboardUrl(dashboardUrl, redirect, tracking));
  }, [dashboardUrl]);
  return null;
}
