import { OpenModalLink } from "@/components/actions/open-modal-link";
import { describeArithmetic } from "@/components/charts/price-points";
import { TrialOrSales } from "@/components/sections/trial-or-sales";
import { formatCount, formatLongCount, formatPercent } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { type PricedProduct, products } from "@/lib/base/products";
import { formatPriceUnit, unitWordsOf, volumeLabel } from "@/lib/base/unit-words";
import { pagesIn, renderingKb } from "@/lib/content/endpoints/prices";
import type { Pricing } from "@/lib/content/endpoints/schemas";
import type { Billing } from "@/lib/features/pricing/billing";
import { buildBillingView } from "./billing-view";
import { abovePlans, orderNote, recordsNote, volumeNote } from "./order-note";
import { PlanExplorer } from "./plan-explorer";
import { StepTable } from "./step-table";

/** Plan whose volume is the slider's initial value. */
const startPlan = "team";

function noteOf(pricing: Pricing, code: PricedProduct): string {
  const date = `Prices as of ${formatDate(pricing.asOf)}.`;
  if (products[code].unit !== "GB") return date;
  const plain = formatLongCount(pagesIn(pricing, 1));
  const kb = formatCount(pricing.averagePageKb);
  if (code !== "NGRP") return `1 GB is enough for about ${plain} pages of ${kb} KB. ${date}`;
  const rendered = formatLongCount(pagesIn(pricing, 1, renderingKb));
  return `1 GB is enough for about ${rendered} rendered pages (${kb} KB plus ${renderingKb} KB of scripts, styles and data), or ${plain} without rendering. ${date}`;
}

/** A product's plans, and its price curve with slider, for monthly or yearly billing. */
export function ProductPlans({ pricing, code }: { pricing: Pricing; code: PricedProduct }) {
  const product = pricing.products[code];
  const viewOf = (billing: Billing) => {
    const { points, ...view } = buildBillingView(pricing, code, billing);
    return {
      ...view,
      points: points.map((point) => ({
        ...point,
        arithmetic: describeArithmetic(pricing, product, point, billing),
      })),
    };
  };
  const views = { monthly: viewOf("monthly"), yearly: viewOf("yearly") };
  const startVolume = product.plans.find(({ id }) => id === startPlan)?.volume ?? 0;
  const start = views.monthly.points.findIndex(({ volume }) => volume >= startVolume);
  return (
    <>
      <h2 className="sr-only">Plans</h2>
      <PlanExplorer
        discount={pricing.yearlyDiscount}
        label={volumeLabel(code)}
        notes={
          <>
            <p className="note">{`${orderNote} ${code === "DS" ? recordsNote : volumeNote} ${abovePlans}`}</p>
            <p className="note">
              {noteOf(pricing, code)} Pay for a year at once and save {formatPercent(pricing.yearlyDiscount)}.
              One-time packs are not discounted.
            </p>
            <StepTable code={code} pricing={pricing} />
          </>
        }
        priceUnit={formatPriceUnit(product.per, code)}
        unit={unitWordsOf(code).many}
        views={views}
        start={Math.max(0, start)}
      />
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4 max-sm:flex-col max-sm:items-stretch">
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <TrialOrSales product={code} />
        </div>
        <p className="text-fg-2 text-sm">
          Need more than this?{" "}
          <OpenModalLink className="link" product={code}>
            Ask for a lower price
          </OpenModalLink>
        </p>
      </div>
    </>
  );
}
