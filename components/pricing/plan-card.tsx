import { OpenModalLink } from "@/components/actions/open-modal-link";
import { formatPriceUnit, unitWordsOf } from "@/components/charts/price-points";
import { buttonClasses } from "@/components/ui/button";
import { formatCount } from "@/lib/base/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import type { PricedProduct } from "@/lib/base/products";
import type { Plan, Pricing } from "@/lib/content/endpoints";
import {
  type Billing,
  billedTotal,
  billedUnitPrice,
  planShare,
  yearTotal,
} from "@/lib/features/pricing/billing";
import css from "./plan-card.module.css";

type PlanCardProps = { pricing: Pricing; code: PricedProduct; plan: Plan; billing: Billing };

function describePayment({ pricing, code, plan, billing }: PlanCardProps): string {
  const product = pricing.products[code];
  const share = planShare(pricing, plan, billing);
  const due = formatMoney(billedTotal(product, plan.volume, share));
  if (plan.billing === "once") return `${due} once`;
  if (billing === "monthly") return `${due} a month`;
  return `${due} a month, ${formatMoney(yearTotal(product, plan.volume, share))} for the year`;
}

/** One plan: its volume, its price and a button. */
export function PlanCard(props: PlanCardProps) {
  const { pricing, code, plan, billing } = props;
  const product = pricing.products[code];
  const words = unitWordsOf(code);
  const share = planShare(pricing, plan, billing);
  return (
    <div className={css.card}>
      <h3 className="heading-3">{plan.name}</h3>
      <p className={`${css.note} text-fg-2 text-sm leading-snug`}>{plan.note}</p>
      <p className={`${css.volume} text-sm`}>
        <b className="font-semibold">{formatCount(plan.volume)}</b> {words.many}{" "}
        <span className="text-fg-2">{plan.billing === "once" ? "pay as you go" : "monthly"}</span>
      </p>
      <p className={`${css.price} text-fg-2 text-sm`}>
        <span className="mr-0.5 font-display text-[1.5rem] leading-[1.1] font-[560] tracking-[-0.025em] text-fg sm:text-[2.25rem]">
          {formatUnitPrice(billedUnitPrice(product, plan.volume, share))}
        </span>{" "}
        {formatPriceUnit(product.per, words)}
      </p>
      <p className={`${css.payment} text-fg-2 text-sm`}>{describePayment(props)}</p>
      <OpenModalLink
        className={`${buttonClasses({ variant: "Outline" })} ${css.planButton}`}
        plan={plan.id}
        product={code}
      >
        {plan.button}
        <span className="sr-only">, {plan.name}</span>
      </OpenModalLink>
    </div>
  );
}
