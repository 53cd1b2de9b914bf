"use client";

import { type ComponentType, useEffect, useState } from "react";

export type VisitTrackingProps = {
  /** Whether consent starts as granted in regions whose law requires none. */
  dependsOnRegion: boolean;
};

/** Longest wait for an idle callback, in ms. */
const maxIdleWait = 3000;
const load = () => import("./visit-tracking");

/** Loads consent, attribution, analytics and third parties when the page is idle. */
export function VisitTrackingIsland(props: VisitTrackingProps) {
  const [VisitTracking, setVisitTracking] = useState<ComponentType<VisitTrackingProps> | null>(null);

  useEffect(() => {
    let isGone = false;
    const fetchRest = () => {
      load().then(
        (loaded) => isGone || setVisitTracking(() => loaded.VisitTracking),
        () => {},
      );
    };
    const whenIdle = () => {
      if ("requestIdleCallback" in window) requestIdleCallback(fetchRest, { timeout: maxIdleWait });
      else setTimeout(fetchRest, maxIdleWait / 3);
    };
    if (document.readyState === "complete") whenIdle();
    else addEventListener("load", whenIdle, { once: true });
    return () => {
      isGone = true;
      removeEventListener("load", whenIdle);
    };
  }, []);

  return VisitTracking && <VisitTracking {...props} />;
}
