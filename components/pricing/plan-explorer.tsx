"use client";

import { type ComponentProps, useState } from "react";
import type { Billing } from "@/lib/features/pricing/billing";
import { BillingChoice } from "./billing-choice";
import { PriceExplorer } from "./price-explorer";

type ExplorerProps = ComponentProps<typeof PriceExplorer>;

/** Props that depend on the billing period. */
export type BillingView = Pick<ExplorerProps, "plans" | "points" | "plot" | "chart">;

/** A product's plans and price curve, with a choice of the billing period; monthly without JavaScript. */
export function PlanExplorer({
  views,
  discount,
  ...rest
}: Omit<ExplorerProps, keyof BillingView> & {
  views: Record<Billing, BillingView>;
  /** Discount for yearly billing, as a share. */
  discount: number;
}) {
  const [billing, setBilling] = useState<Billing>("monthly");
  return (
    <>
      <BillingChoice
        className="mb-4 noscript:hidden md:mb-5"
        discount={discount}
        onChange={setBilling}
        value={billing}
      />
      <PriceExplorer {...rest} {...views[billing]} />
    </>
  );
}
