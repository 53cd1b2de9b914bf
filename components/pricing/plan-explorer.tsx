"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import { PriceExplorer } from "@/components/charts/price-explorer";
import type { Billing } from "@/lib/features/pricing/billing";
import { BillingChoice } from "./billing-choice";

type ExplorerProps = ComponentProps<typeof PriceExplorer>;

/** Data that depends on the billing period. */
export type BillingView = Pick<ExplorerProps, "points" | "chart" | "plans">;

/**
 * The price curve with slider and plans, for monthly or yearly billing. Without JavaScript it shows monthly
 * billing.
 */
export function PlanExplorer({
  sides,
  discount,
  intro,
  ...rest
}: Omit<ExplorerProps, keyof BillingView> & {
  sides: Record<Billing, BillingView>;
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
            className="mt-6 noscript:hidden"
            discount={discount}
            onChange={setBilling}
            value={billing}
          />
        </>
      }
    />
  );
}
