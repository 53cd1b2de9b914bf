"use client";

import { useEffect, useState } from "react";
import type { Consent } from "@/lib/content/consent/choice";
import { getConsent, onConsentChange } from "@/lib/content/consent/consent";

/** The visitor's consent; null until hydration, because a prerendered page can't know it. */
export function useConsent(): Consent | null {
  const [consent, setConsentState] = useState<Consent | null>(null);
  useEffect(() => {
    setConsentState(getConsent());
    return onConsentChange(setConsentState);
  }, []);
  return consent;
}
