"use client";

import { type ComponentType, useEffect, useState } from "react";

export type CampaignProps = {
  /** Whether consent starts as granted in regions whose law requires none. */
  mayStartGranted: boolean;
};

/** Longest wait for an idle callback, in ms. */
const maxIdleWait = 3000;
const load = () => import("./campaign");

/** Loads consent, attribution, analytics and third parties when the page is idle. */
export function CampaignIsland(props: CampaignProps) {
  const [Campaign, setCampaign] = useState<ComponentType<CampaignProps> | null>(null);

  useEffect(() => {
    let isGone = false;
    const fetchRest = () => {
      load().then(
        (loaded) => isGone || setCampaign(() => loaded.Campaign),
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

  return Campaign && <Campaign {...props} />;
}
