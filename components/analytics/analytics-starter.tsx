"use client";

import { useEffect } from "react";

let hasStarted = false;

/** Starts analytics and the web vitals, once for each document: soft navigation leaves both at work. */
export function AnalyticsStarter() {
  useEffect(() => {
    if (hasStarted) return;
    hasStarted = true;
    // Neither is worth a word to the visitor when it can't be had.
    import("@/lib/site/third-party/start-analytics")
      .then(({ startAnalytics }) => startAnalytics())
      .catch(() => {});
    import("@/lib/features/analytics/vitals/report")
      .then(({ reportVitals }) => reportVitals())
      .catch(() => {});
  }, []);
  return null;
}
