"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { useConsent } from "@/components/consent/use-consent";
import { buttonClasses } from "@/components/ui/button-classes";
import { Icon } from "@/components/ui/icon";
import { buildDashboardPath, parseDashboardRedirect } from "@/lib/features/dashboard-redirect/redirect";
import { persistVisitTracking } from "@/lib/features/dashboard-redirect/visit-tracking";
import { readLeadTracking } from "@/lib/features/tracking/lead-tracking";
import { buildTrackingQuery } from "@/lib/features/tracking/tracking-query";
import { getPageSubject, recordPage } from "@/lib/features/tracking/visit";

/**
 * Debug panel (`?attribution=show`): the tracking data that a lead form on this page, and the dashboard redirect, would send
 * now, as JSON.
 */
export function AttributionPanel({ onClose }: { onClose: () => void }) {
  const path = usePathname();
  const consent = useConsent();
  const [text, setText] = useState("");

  // biome-ignore lint/correctness/useExhaustiveDependencies: `path` is not used, but the data depends on it
  useEffect(() => {
    if (consent === null) return;
    // The parent records the page after this effect. Recording it twice is harmless.
    recordPage();
    // A redirect without flags.
    const redirect = parseDashboardRedirect({});
    const lead = readLeadTracking(getPageSubject());
    const dashboard = buildDashboardPath(redirect, buildTrackingQuery(persistVisitTracking()));
    setText(JSON.stringify({ consent, lead, dashboard }, null, 2));
  }, [path, consent]);

  return (
    <aside
      aria-label="Attribution"
      className="on-deep fixed top-2 right-2 z-31 max-h-[44vh] w-120 max-w-[calc(100vw-16px)] overflow-auto rounded-2 bg-ground px-4 py-3.5 text-fg text-xs shadow-3"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 className="font-[600] text-sm">
          Attribution: what a form or sign-up link on this page would send
        </h2>
        <button
          aria-label="Close"
          className={buttonClasses({ variant: "Icon", size: "xs" })}
          onClick={onClose}
          type="button"
        >
          <Icon name="close" />
        </button>
      </div>
      <pre className="wrap-anywhere whitespace-pre-wrap">{text}</pre>
    </aside>
  );
}
