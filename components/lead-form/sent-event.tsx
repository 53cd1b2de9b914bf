"use client";

import { useEffect } from "react";
import { type LeadEvent, pushLeadEvent } from "@/lib/features/analytics/data-layer";

/** Pushes the event of a form that was sent before its code had loaded: as HTML, so that this page followed. */
export function SentEvent({ form, event }: { form: string; event: LeadEvent }) {
  useEffect(() => {
    const [visit] = performance.getEntriesByType("navigation");
    // A reload and the back button show the page again.
    if (visit instanceof PerformanceNavigationTiming && visit.type === "navigate")
      pushLeadEvent({ form, event });
  }, [form, event]);
  return null;
}
