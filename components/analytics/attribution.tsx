"use client";

import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useState } from "react";
import { consentCategories } from "@/lib/content/consent/choice";
import { getConsent, onConsentChange } from "@/lib/content/consent/consent";
import { eraseCategory } from "@/lib/content/consent/stored";
import { onExposure } from "@/lib/features/analytics/exposures";
import { persistVisit, recordPage } from "@/lib/features/tracking/visit";

/** `?attribution=show` opens the attribution panel. It stays open during client-side navigation. */
const isPanelRequested = () => new URLSearchParams(location.search).get("attribution") === "show";

/**
 * Erases the stored values of every category without consent, which may have expired or been withdrawn in another tab, and
 * stores the visit if marketing is allowed.
 */
function applyConsent(): void {
  const consent = getConsent();
  for (const category of consentCategories) if (!consent[category]) eraseCategory(category);
  persistVisit();
}

/**
 * Records each page of the visit, stores what the consent allows, and erases the rest once the consent is known. Renders only
 * the attribution panel, if it was requested.
 */
export function Attribution({ isConsentKnown }: { isConsentKnown: boolean }) {
  const path = usePathname();
  const [Panel, setPanel] = useState<ComponentType<{ onClose: () => void }> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each navigation
  useEffect(() => {
    // Before the effect below, which may erase the cookie that `recordPage` reads.
    recordPage();
    persistVisit();
    if (!isPanelRequested()) return;
    import("./attribution-panel").then(
      (loaded) => setPanel(() => loaded.AttributionPanel),
      () => {},
    );
  }, [path]);

  useEffect(() => {
    if (!isConsentKnown) return;
    applyConsent();
    return onConsentChange(applyConsent);
  }, [isConsentKnown]);

  // An experiment can be shown after the effects above. It is stored at once, because exposures are kept in memory only.
  useEffect(() => onExposure(persistVisit), []);

  return Panel && <Panel onClose={() => setPanel(null)} />;
}
