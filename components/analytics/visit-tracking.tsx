"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { ConsentManager } from "@/components/consent/consent-manager";
import { findPrivatePath } from "@/lib/base/private-paths";
import { grantByRegion } from "@/lib/content/consent/consent";
import { reportNavigation } from "@/lib/features/analytics/navigation";
import { followConsentChanges, visitPage } from "@/lib/site/third-party/run";
import { Attribution } from "./attribution";
import type { VisitTrackingProps } from "./visit-tracking-island";

let hasStarted = false;

/** Starts analytics and web vitals once per document; both keep running after client-side navigation. */
function startOnce(): void {
  if (hasStarted) return;
  hasStarted = true;
  // If either fails to load, the page works without it, so nothing is reported to the visitor.
  import("@/lib/site/third-party/start-analytics")
    .then(({ startAnalytics }) => startAnalytics())
    .catch(() => {});
  import("@/lib/features/analytics/vitals/report").then(({ reportVitals }) => reportVitals()).catch(() => {});
}

/** Whether the law in the visitor's region requires no consent. Falls back to the stricter rule. */
async function isOptOutRegion(): Promise<boolean> {
  try {
    const response = await fetch("/shared-api/user-params");
    const { consent }: { consent?: unknown } = response.ok ? await response.json() : {};
    return consent === "opt-out";
  } catch {
    return false;
  }
}

/** Whether the consent rule for the visitor's region is known; a consent granted by the region is missing before. */
function useRegion(consentByRegion: boolean): boolean {
  const [isKnown, setKnown] = useState(!consentByRegion);
  useEffect(() => {
    if (!consentByRegion) return;
    isOptOutRegion().then((isOptOut) => {
      if (isOptOut) grantByRegion();
      setKnown(true);
    });
  }, [consentByRegion]);
  return isKnown;
}

function AllTracking({ consentByRegion }: VisitTrackingProps) {
  const path = usePathname();
  const isRegionKnown = useRegion(consentByRegion);
  useEffect(startOnce, []);
  useEffect(() => followConsentChanges(), []);
  useEffect(() => {
    reportNavigation(path);
    visitPage(path);
  }, [path]);
  return (
    <>
      <Attribution isConsentKnown={isRegionKnown} />
      <ConsentManager isRegionKnown={isRegionKnown} />
    </>
  );
}

/**
 * Attribution, analytics, the consent banner, and the scripts that the visitor has allowed. PRIVACY: none of them where
 * the document was opened with a private token in its URL, as an error page may be.
 */
export function VisitTracking(props: VisitTrackingProps) {
  const [isPrivate] = useState(() => findPrivatePath(location.pathname) !== undefined);
  return isPrivate ? null : <AllTracking {...props} />;
}
