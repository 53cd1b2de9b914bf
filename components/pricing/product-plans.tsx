import { OpenModalLink } from "@/components/actions/open-modal-link";
import { describeArithmetic, formatPriceUnit, volumeLabel } from "@/components/charts/price-points";
import { TrialOrSales } from "@/components/sections/trial-or-sales";
import { buttonClasses } from "@/components/ui/button";
import { uncapitalize } from "@/lib/base/format/capitalize";
import { formatCount, formatLongCount, formatPercent } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, products } from "@/lib/base/products";
import { unitWordsOf } from "@/lib/base/unit-words";
import { pagesIn, renderingKb } from "@/lib/content/endpoints/prices";
import type { Plan, Pricing, ProductPricing } from "@/lib/content/endpoints/schemas";
import {
  type Billing,
  billedTotal,
  billedUnitPrice,
  planPriceFactor,
  priceFactor,
  yearTotal,
} from "@/lib/features/pricing/billing";
import { buildBillingView } from "./billing-view";
import { abovePlans, orderNote, recordsNote, volumeNote } from "./order-note";
import { PlanExplorer } from "./plan-explorer";
import { StepTable } from "./step-table";

type PlanCardProps = { pricing: Pricing; code: PricedProduct; plan: Plan; billing: Billing };

function describePayment(product: ProductPricing, plan: Plan, billing: Billing, factor: number): string {
  const due = formatMoney(billedTotal(product, plan.volume, factor));
  if (plan.billing === "once") return due;
  if (billing === "monthly") return `${due} per month`;
  return `${due} per month, ${formatMoney(yearTotal(product, plan.volume, factor))} for the year`;
}

/** One plan. On phones it is low: name and price in one line, volume and payment in another. */
function PlanCard({ pricing, code, plan, billing }: PlanCardProps) {
  const product = pricing.products[code];
  const unitWords = unitWordsOf(code);
  const factor = planPriceFactor(pricing, plan, billing);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 sm:h-full sm:flex-col sm:flex-nowrap sm:items-stretch sm:justify-start">
      <h3 className="heading-3">{plan.name}</h3>
      <p className="order-2 basis-full text-sm leading-snug text-fg-2 sm:order-none sm:min-h-[2.8em] sm:basis-auto">
        {plan.note}
      </p>
      <p className="order-3 text-sm sm:order-none sm:mt-2.5 sm:border-t sm:border-rule sm:pt-3">
        <b className="font-semibold">{formatCount(plan.volume)}</b>
        {` ${unitWords.many}${plan.billing === "once" ? ", paid once" : ""}`}
      </p>
      <p className="order-1 text-sm text-fg-2 sm:order-none">
        <span className="mr-0.5 font-display text-[1.5rem] leading-[1.1] font-[560] tracking-[-0.025em] text-fg sm:text-[2.25rem]">
          {formatUnitPrice(billedUnitPrice(product, plan.volume, factor))}
        </span>{" "}
        {formatPriceUnit(product.per, unitWords)}
      </p>
      <p className="order-4 text-sm text-fg-2 sm:order-none sm:pb-3.5">
        {describePayment(product, plan, billing, factor)}
      </p>
      {/* The plan of the slider's volume is filled. */}
      <OpenModalLink
        className={`${buttonClasses({ variant: "Outline" })} order-5 mt-2 basis-full group-data-yours:bg-fg group-data-yours:text-ground sm:order-none sm:mt-auto sm:basis-auto`}
        plan={plan.id}
        product={code}
      >
        {`Choose ${plan.billing === "once" ? uncapitalize(plan.name) : plan.name}`}
      </OpenModalLink>
    </div>
  );
}

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
  const unitWords = unitWordsOf(code);
  const viewOf = (billing: Billing) => {
    const { points, ...view } = buildBillingView(pricing, code, billing);
    const factor = priceFactor(pricing, billing);
    return {
      ...view,
      points: points.map((point) => ({
        ...point,
        arithmetic: describeArithmetic(product, point.volume, point.once ? 1 : factor),
      })),
      plans: product.plans.map((plan) => ({
        volume: plan.volume,
        card: <PlanCard billing={billing} code={code} key={plan.id} plan={plan} pricing={pricing} />,
      })),
    };
  };
  const views = { monthly: viewOf("monthly"), yearly: viewOf("yearly") };
  const startVolume = product.plans.find(({ id }) => id === startPlan)?.volume ?? 0;
  const start = views.monthly.points.findIndex(({ volume }) => volume >= startVolume);
  return (
    <>
      <PlanExplorer
        discount={pricing.yearlyDiscount}
        label={volumeLabel(unitWords)}
        note={
          <>
            <p className="note">
              {noteOf(pricing, code)} Pay for a year at once and save {formatPercent(pricing.yearlyDiscount)}.
              One-time packs are not discounted.
            </p>
            <StepTable code={code} pricing={pricing} />
          </>
        }
        plansNote={`${orderNote} ${code === "DS" ? recordsNote : volumeNote} ${abovePlans}`}
        priceUnit={formatPriceUnit(product.per, unitWords)}
        unit={unitWords.many}
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
