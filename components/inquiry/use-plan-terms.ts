"use client";

import { useEffect, useState } from "react";
import { isPlanId } from "@/lib/base/form-subject";
import type { InquiryProduct } from "@/lib/base/products";
import type { Pricing } from "@/lib/content/endpoints/schemas";
import type { Billing } from "@/lib/features/pricing/billing";
import { describePlan } from "@/lib/features/pricing/describe-plan";

// Not `useEndpoint`: only few islands load its library, and every visitor who opens the modal would load it.
let pending: Promise<Pricing> | null = null;

async function fetchPrices(): Promise<Pricing> {
  const response = await fetch("/shared-api/v2/pricing");
  if (!response.ok) throw new Error(`prices: ${response.status}`);
  return response.json();
}

/** The prices, fetched once per page load; after a failure the next call retries. */
function loadPrices(): Promise<Pricing> {
  pending ??= fetchPrices().catch((error) => {
    pending = null;
    throw error;
  });
  return pending;
}

/** The billing that the page's price tables show (components/pricing/billing-choice.tsx). */
export const readBilling = (): Billing =>
  document.querySelector("[name=billing][value=yearly]:checked") ? "yearly" : "monthly";

/** The volume and price of a plan in words; null while the prices load, or if they cannot be loaded. */
export function usePlanTerms(product: InquiryProduct, plan: string, billing: Billing): string | null {
  const [terms, setTerms] = useState<string | null>(null);
  useEffect(() => {
    if (!isPlanId(plan)) return;
    let isGone = false;
    const show = (pricing: Pricing) => {
      if (!isGone) setTerms(describePlan(pricing, product, plan, billing));
    };
    // The form works without them.
    loadPrices()
      .then(show)
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [product, plan, billing]);
  return terms;
}
