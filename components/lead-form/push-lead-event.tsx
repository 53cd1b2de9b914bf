"use client";

import { useEffect } from "react";
import { type LeadEvent, pushLeadEvent } from "@/lib/features/analytics/data-layer";

/** The visitor may leave the page and come back without loading a document. */
let isPushed = false;

/**
 * Pushes the event of a form that was sent before its code had loaded: as HTML, so that this page followed. Forms whose page
 * names no reference push none.
 */
export function PushLeadEvent({ form, event }: { form: string; event: LeadEvent }) {
  useEffect(() => {
    const [visit] = performance.getEntriesByType("navigation");
    // A reload and the back button show the page again.
    if (isPushed || !(visit instanceof PerformanceNavigationTiming) || visit.type !== "navigate") return;
    isPushed = true;
    pushLeadEvent({ form, event });
  }, [form, event]);
  return null;
}
