"use client";

import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useState } from "react";
import { consentCategories } from "@/lib/content/consent/choice";
import { getConsent, onConsentChange } from "@/lib/content/consent/consent";
import { eraseCategory } from "@/lib/content/consent/stored";
import { isPanelWanted } from "@/lib/features/tracking/panel";
import { persistVisit, recordPage } from "@/lib/features/tracking/visit";

/** Takes out what is no longer allowed: what was withdrawn, here or in another tab, or has run out. */
function keepToConsent(): void {
  const consent = getConsent();
  for (const category of consentCategories) if (!consent[category]) eraseCategory(category);
  persistVisit();
}

/** Follows the visit: notes every page, writes what is allowed, and erases what is not. Shows nothing. */
export function Attribution() {
  const path = usePathname();
  const [Panel, setPanel] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (path === null) return;
    // First of all: what waits in a cookie must be seen before what is not allowed is erased.
    recordPage();
    persistVisit();
    if (!isPanelWanted()) return;
    import("./attribution-panel").then(
      (loaded) => setPanel(() => loaded.AttributionPanel),
      () => {},
    );
  }, [path]);

  useEffect(() => {
    keepToConsent();
    return onConsentChange(keepToConsent);
  }, []);

  return Panel && <Panel />;
}
