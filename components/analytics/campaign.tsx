"use client";

import { ConsentManager } from "@/components/consent/consent-manager";
import { AnalyticsStarter } from "./analytics-starter";
import { Attribution } from "./attribution";
import type { CampaignProps } from "./campaign-island";
import { ThirdPartyScripts } from "./third-party-scripts";

/**
 * Starts once the page is idle: attribution, the consent banner, and the scripts that the visitor has
 * allowed.
 */
export function Campaign({ mayStartGranted }: CampaignProps) {
  return (
    <>
      <Attribution />
      <AnalyticsStarter />
      <ThirdPartyScripts />
      <ConsentManager mayStartGranted={mayStartGranted} />
    </>
  );
}
