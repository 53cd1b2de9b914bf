"use client";

import { type ComponentProps, useState } from "react";
import { PriceExplorer } from "@/components/charts/price-explorer";
import type { Billing } from "@/lib/features/pricing/billing";
import { BillingChoice } from "./billing-choice";

type ExplorerProps = ComponentProps<typeof PriceExplorer>;

export type BillingView = Pick<ExplorerProps, "points" | "chart" | "plans">;

/** The price curve with slider and plans; monthly billing without JavaScript. */
export function PlanExplorer({
  views,
  discount,
  ...rest
}: Omit<ExplorerProps, keyof BillingView | "head" | "headingClass"> & {
  views: Record<Billing, BillingView>;
  discount: number;
}) {
  const [billing, setBilling] = useState<Billing>("monthly");
  return (
    <PriceExplorer
      {...rest}
      {...views[billing]}
      headingClass="heading-2"
      head={
        <>
          <h2 className="sr-only">Plans</h2>
          <BillingChoice
            className="mb-4 noscript:hidden md:mb-5"
            discount={discount}
            onChange={setBilling}
            value={billing}
          />
        </>
      }
    />
  );
}
