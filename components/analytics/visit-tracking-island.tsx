"use client";

import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "@/lib/platform/browser/when-idle";

export type VisitTrackingProps = {
  /** Whether consent starts as granted in regions whose law requires none (`CONSENT_BY_REGION`). */
  consentByRegion: boolean;
};

/** Longest wait for an idle moment after the page's `load` event, in ms. */
const maxIdleWait = 3000;

/** Loads consent, attribution, analytics and third parties when the page is idle. */
export function VisitTrackingIsland(props: VisitTrackingProps) {
  const [VisitTracking, setVisitTracking] = useState<ComponentType<VisitTrackingProps> | null>(null);

  useEffect(() => {
    const load = () => {
      import("./visit-tracking").then(
        (loaded) => setVisitTracking(() => loaded.VisitTracking),
        // Without it, the page works and nothing is measured.
        () => {},
      );
    };
    return whenIdle(load, { timeout: maxIdleWait });
  }, []);

  return VisitTracking && <VisitTracking {...props} />;
}
