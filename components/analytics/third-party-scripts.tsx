"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { followConsentChanges, visitPage } from "@/lib/site/third-party/run";

/** Runs the third-party scripts that the visitor has allowed. Renders nothing. */
export function ThirdPartyScripts() {
  const path = usePathname();
  useEffect(() => followConsentChanges(), []);
  useEffect(() => visitPage(path), [path]);
  return null;
}
