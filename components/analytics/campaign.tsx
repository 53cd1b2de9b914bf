"use client";

import { Attribution } from "./attribution";
import type { CampaignProps } from "./campaign-island";
import { ConsentPlace } from "@/components/consent/consent-place";

/** What runs once a page is idle: attribution, the consent banner, and what the visitor has allowed. */
export function Campaign({ mayStartGranted }: CampaignProps) {
  return (
    <>
      <Attribution />
      <ConsentPlace mayStartGranted={mayStartGranted} />
    </>
  );
}
