"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { ConsentManager } from "@/components/consent/consent-manager";
import { findPrivatePath } from "@/lib/base/private-paths";
import { followConsentChanges, visitPage } from "@/lib/site/third-party/run";
import { Attribution } from "./attribution";
import type { VisitTrackingProps } from "./visit-tracking-island";

/** Runs the third-party scripts that the visitor has allowed. Renders nothing. */
function ThirdPartyScripts() {
  const path = usePathname();
  useEffect(() => followConsentChanges(), []);
  useEffect(() => visitPage(path), [path]);
  return null;
}

let hasStarted = false;

/** Starts analytics and web vitals once per document; both keep running after client-side navigation. */
function AnalyticsStarter() {
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

/**
 * Attribution, analytics, the consent banner, and the scripts that the visitor has allowed. PRIVACY: none of them where
 * the document was opened with a private token in its URL, as an error page may be.
 */
export function VisitTracking({ consentByRegion }: VisitTrackingProps) {
  const [isPrivate] = useState(() => findPrivatePath(location.pathname) !== undefined);
  if (isPrivate) return null;
  return (
    <>
      <Attribution />
      <AnalyticsStarter />
      <ThirdPartyScripts />
      <ConsentManager consentByRegion={consentByRegion} />
    </>
  );
}
