"use client";

import { useEffect } from "react";

let hasStarted = false;

/** Starts analytics and web vitals once per document; both keep running after client-side navigation. */
export function AnalyticsStarter() {
  useEffect(() => {
    if (hasStarted) return;
    hasStarted = true;
    // If either fails to load, the page works without it, so nothing is reported to the visitor.
    import("@/lib/site/third-party/start-analytics")
      .then(({ startAnalytics }) => startAnalytics())
      .catch(() => {});
    import("@/lib/features/analytics/vitals/report")
      .then(({ reportVitals }) => reportVitals())
      .catch(() => {});
  }, []);
  return null;
}
