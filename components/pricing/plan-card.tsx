import { OpenModalLink } from "@/components/actions/open-modal-link";
import { formatPriceUnit } from "@/components/charts/price-points";
import { buttonClasses } from "@/components/ui/button";
import { uncapitalize } from "@/lib/base/format/capitalize";
import { formatCount } from "@/lib/base/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import type { PricedProduct } from "@/lib/base/products";
import { unitWordsOf } from "@/lib/base/unit-words";
import type { Plan, Pricing, ProductPricing } from "@/lib/content/endpoints/schemas";
import {
  type Billing,
  billedTotal,
  billedUnitPrice,
  planPriceFactor,
  yearTotal,
} from "@/lib/features/pricing/billing";

type PlanCardProps = { pricing: Pricing; code: PricedProduct; plan: Plan; billing: Billing };

function describePayment(product: ProductPricing, plan: Plan, billing: Billing, factor: number): string {
  const due = formatMoney(billedTotal(product, plan.volume, factor));
  if (plan.billing === "once") return due;
  if (billing === "monthly") return `${due} per month`;
  return `${due} per month, ${formatMoney(yearTotal(product, plan.volume, factor))} for the year`;
}

/** One plan. On phones it is low: name and price in one line, volume and payment in another. */
export function PlanCard({ pricing, code, plan, billing }: PlanCardProps) {
  const product = pricing.products[code];
  const words = unitWordsOf(code);
  const factor = planPriceFactor(pricing, plan, billing);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 sm:h-full sm:flex-col sm:flex-nowrap sm:items-stretch sm:justify-start">
      <h3 className="heading-3">{plan.name}</h3>
      <p className="order-2 basis-full text-sm leading-snug text-fg-2 sm:order-none sm:min-h-[2.8em] sm:basis-auto">
        {plan.note}
      </p>
      <p className="order-3 text-sm sm:order-none sm:mt-2.5 sm:border-t sm:border-rule sm:pt-3">
        <b className="font-semibold">{formatCount(plan.volume)}</b>
        {` ${words.many}${plan.billing === "once" ? ", paid once" : ""}`}
      </p>
      <p className="order-1 text-sm text-fg-2 sm:order-none">
        <span className="mr-0.5 font-display text-[1.5rem] leading-[1.1] font-[560] tracking-[-0.025em] text-fg sm:text-[2.25rem]">
          {formatUnitPrice(billedUnitPrice(product, plan.volume, factor))}
        </span>{" "}
        {formatPriceUnit(product.per, words)}
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
