"use client";

import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useState } from "react";
import { consentCategories } from "@/lib/content/consent/choice";
import { getConsent, onConsentChange } from "@/lib/content/consent/consent";
import { eraseCategory } from "@/lib/content/consent/stored";
import { onExposure } from "@/lib/features/analytics/exposures";
import { isPanelWanted } from "@/lib/features/tracking/panel";
import { persistVisit, recordPage } from "@/lib/features/tracking/visit";

/** Erases stored values whose consent was withdrawn (also in another tab) or has expired. */
function eraseWithoutConsent(): void {
  const consent = getConsent();
  for (const category of consentCategories) if (!consent[category]) eraseCategory(category);
  persistVisit();
}

/** Records each page of the visit, stores what the consent allows, and erases the rest. Renders nothing. */
export function Attribution() {
  const path = usePathname();
  const [Panel, setPanel] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (path === null) return;
    // Must run first: it reads a cookie that the next step may erase.
    recordPage();
    persistVisit();
    if (!isPanelWanted()) return;
    import("./attribution-panel").then(
      (loaded) => setPanel(() => loaded.AttributionPanel),
      () => {},
    );
  }, [path]);

  useEffect(() => {
    eraseWithoutConsent();
    return onConsentChange(eraseWithoutConsent);
  }, []);

  // Experiments are shown later, so store them when they are; the next page load would lose them.
  useEffect(() => onExposure(persistVisit), []);

  return Panel && <Panel />;
}
