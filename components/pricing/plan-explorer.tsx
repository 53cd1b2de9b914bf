"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import { PriceExplorer } from "@/components/charts/price-explorer";
import type { Billing } from "@/lib/features/pricing/billing";
import { BillingChoice } from "./billing-choice";

type ExplorerProps = ComponentProps<typeof PriceExplorer>;

/** What changes with the way of paying. */
export type BilledSide = Pick<ExplorerProps, "rungs" | "chart" | "plans">;

/** The curve, its slider and its plans, by the month or by the year. Without scripts it shows the month. */
export function PlanExplorer({
  sides,
  discount,
  intro,
  ...rest
}: Omit<ExplorerProps, keyof BilledSide> & {
  sides: Record<Billing, BilledSide>;
  discount: number;
  intro: ReactNode;
}) {
  const [billing, setBilling] = useState<Billing>("monthly");
  return (
    <PriceExplorer
      {...rest}
      {...sides[billing]}
      intro={
        <>
          {intro}
          <BillingChoice
            className="mt-3 noscript:hidden"
            discount={discount}
            onChange={setBilling}
            value={billing}
          />
        </>
      }
    />
  );
}
