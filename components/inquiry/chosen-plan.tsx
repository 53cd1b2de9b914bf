"use client";

import { formatPlan } from "@/lib/base/form-subject";
import type { InquiryProduct } from "@/lib/base/products";
import type { Billing } from "@/lib/features/pricing/billing";
import { usePlanTerms } from "./use-plan-terms";

type ChosenPlanProps = { product: InquiryProduct; plan: string; billing: Billing };

/** The plan whose button was clicked: "Team: 250 GB for $785 per month", or a calculation. Without prices, the plan's name. */
export function ChosenPlan({ product, plan, billing }: ChosenPlanProps) {
  const terms = usePlanTerms(product, plan, billing);
  const name = formatPlan(plan);
  return (
    // Empty, it is the space below the title, so a plan moves the form by one line at most.
    <p aria-live="polite" className="pb-3 text-fg-2 text-xs sm:text-sm">
      {terms === null ? name : `${name}: ${terms}`}
    </p>
  );
}
