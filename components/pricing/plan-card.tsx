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
import css from "./plan-list.module.css";

type PlanCardProps = { pricing: Pricing; code: PricedProduct; plan: Plan; billing: Billing };

function describePayment(product: ProductPricing, plan: Plan, billing: Billing, factor: number): string {
  const due = formatMoney(billedTotal(product, plan.volume, factor));
  if (plan.billing === "once") return due;
  if (billing === "monthly") return `${due} per month`;
  return `${due} per month, ${formatMoney(yearTotal(product, plan.volume, factor))} for the year`;
}

/** The content of a plan in `PlanList`. */
export function PlanCard({ pricing, code, plan, billing }: PlanCardProps) {
  const product = pricing.products[code];
  const unitWords = unitWordsOf(code);
  const factor = planPriceFactor(pricing, plan, billing);
  return (
    <>
      <h3 className="heading-3">{plan.name}</h3>
      <p className={css.note}>{plan.note}</p>
      <p className={css.volume}>
        <b>{formatCount(plan.volume)}</b>
        {` ${unitWords.many}${plan.billing === "once" ? ", paid once" : ""}`}
      </p>
      <p className={css.price}>
        <b>{formatUnitPrice(billedUnitPrice(product, plan.volume, factor))}</b>{" "}
        {formatPriceUnit(product.per, unitWords)}
      </p>
      <p className={css.payment}>{describePayment(product, plan, billing, factor)}</p>
      {/* That of the chosen volume is filled. */}
      <OpenModalLink
        className={`${buttonClasses({ variant: "Outline" })} group-data-yours:bg-fg group-data-yours:text-ground`}
        plan={plan.id}
        product={code}
      >
        {`Choose ${plan.billing === "once" ? uncapitalize(plan.name) : plan.name}`}
      </OpenModalLink>
    </>
  );
}
