"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { followConsentChanges, visitPage } from "@/lib/site/third-party/run";

/** Runs what the visitor allows of other people's programs. Shows nothing. */
export function ThirdPartyScripts() {
  const path = usePathname();
  useEffect(() => followConsentChanges(), []);
  useEffect(() => visitPage(path), [path]);
  return null;
}
