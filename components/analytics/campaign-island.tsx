"use client";

import { type ComponentType, useEffect, useState } from "react";

export type CampaignProps = {
  /** Whether consent may start as granted where the visitor's region asks for none. */
  mayStartGranted: boolean;
};

/** Longest wait for an idle moment, ms. */
const patience = 3000;
const load = () => import("./campaign");

/**
 * All that a page carries of consent, attribution, analytics and third parties: it waits until the page has
 * loaded and is idle, and fetches the rest then. Where it can't be had, nothing is stored and nothing runs.
 */
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
      if ("requestIdleCallback" in window) requestIdleCallback(fetchRest, { timeout: patience });
      else setTimeout(fetchRest, patience / 3);
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
