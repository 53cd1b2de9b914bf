"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import { PriceExplorer } from "@/components/charts/price-explorer";
import type { Billing } from "@/lib/features/pricing/billing";
import { BillingChoice } from "./billing-choice";

type ExplorerProps = ComponentProps<typeof PriceExplorer>;

export type BillingView = Pick<ExplorerProps, "points" | "plot" | "chart">;

type PlanCard = { volume: number; card: ReactNode };

/** Index of the largest plan that a volume fills. */
function planFor(plans: readonly { volume: number }[], volume: number): number {
  return Math.max(
    0,
    plans.findLastIndex((plan) => plan.volume <= volume),
  );
}

/** The plans side by side; the one for the slider's volume is marked, with a tag once the visitor has moved the slider. */
function PlanList({ plans, matchingPlan, tag }: { plans: PlanCard[]; matchingPlan: number; tag?: string }) {
  return (
    <ul className="grid border border-fg bg-paper sm:grid-cols-[1fr_1fr] nav:grid-cols-[repeat(4,1fr)]">
      {plans.map(({ volume, card }, i) => (
        <li
          className="group relative border-rule px-4 py-4 not-first:border-t data-yours:bg-tint-100 data-yours:shadow-[inset_0_3px_0_var(--tint-700)] sm:px-6 sm:pt-6 sm:even:border-l sm:nth-2:border-t-0 nav:not-first:border-t-0 nav:not-first:border-l"
          data-yours={i === matchingPlan || undefined}
          key={volume}
        >
          {tag && i === matchingPlan && (
            <span className="absolute -top-3 right-4 rounded-1 bg-tint-700 px-2.5 text-xs leading-6 font-[520] text-inverse">
              {tag}
            </span>
          )}
          {card}
        </li>
      ))}
    </ul>
  );
}

/** The plans, and below them the price curve with slider; monthly billing without JavaScript. */
export function PlanExplorer({
  views,
  discount,
  plansNote,
  ...rest
}: Omit<ExplorerProps, keyof BillingView | "head" | "headingClass"> & {
  views: Record<Billing, BillingView & { plans: PlanCard[] }>;
  discount: number;
  /** Below the plans. */
  plansNote: string;
}) {
  const [billing, setBilling] = useState<Billing>("monthly");
  const { plans, ...view } = views[billing];
  return (
    <PriceExplorer
      {...rest}
      {...view}
      headingClass="heading-2"
      head={(volume, isExample) => (
        <div className="mb-fluid-4">
          <h2 className="sr-only">Plans</h2>
          <BillingChoice
            className="mb-4 noscript:hidden md:mb-5"
            discount={discount}
            onChange={setBilling}
            value={billing}
          />
          <PlanList
            matchingPlan={planFor(plans, volume)}
            plans={plans}
            tag={isExample ? undefined : "Your volume"}
          />
          <p className="note mt-4">{plansNote}</p>
        </div>
      )}
    />
  );
}
