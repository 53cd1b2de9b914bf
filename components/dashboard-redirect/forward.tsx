"use client";

import { useEffect } from "react";
import { buildDashboardUrl, parseHandOff } from "@/lib/features/dashboard-redirect/hand-off";
import { readStoredTracking } from "@/lib/features/dashboard-redirect/stored-tracking";
import { buildTrackingQuery } from "@/lib/features/tracking/tracking-query";

/** Goes on to the dashboard as soon as the page runs; the page around it has the link for everyone else. */
export function Forward({ dashboardUrl }: { dashboardUrl: string }) {
  useEffect(() => {
    const handOff = parseHandOff(new URLSearchParams(location.search));
    const tracking = buildTrackingQuery(readStoredTracking());
    // Not kept in the history: "back" leads to the page before the hand-off, not into it again.
    location.replace(buildDashboardUrl(dashboardUrl, handOff, tracking));
  }, [dashboardUrl]);
  return null;
}
