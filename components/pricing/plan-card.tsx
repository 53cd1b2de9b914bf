import { OpenModalLink } from "@/components/actions/open-modal-link";
import { buttonClasses } from "@/components/ui/button";
import { uncapitalize } from "@/lib/base/format/capitalize";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import type { PricedProduct } from "@/lib/base/products";
import { formatPriceUnit, formatVolume } from "@/lib/base/unit-words";
import type { Plan, Pricing } from "@/lib/content/endpoints/schemas";
import { amountPerYear, type Billing, calculatePrice } from "@/lib/features/pricing/billing";
import css from "./plan-list.module.css";

type PlanCardProps = { pricing: Pricing; code: PricedProduct; plan: Plan; billing: Billing };

function describePayment(amount: number, isOnce: boolean, billing: Billing): string {
  const due = formatMoney(amount);
  if (isOnce) return `${due} once`;
  return billing === "monthly"
    ? `${due} per month`
    : `${due} per month, ${formatMoney(amountPerYear(amount))} for the year`;
}

/** A plan in `PlanList`: unit price, volume, payment and button. */
export function PlanCard({ pricing, code, plan, billing }: PlanCardProps) {
  const prices = pricing.products[code];
  const { unitPrice, amount, isOnce } = calculatePrice(pricing, prices, plan.volume, billing);
  return (
    <>
      <h3 className="heading-3 text-fg">{plan.name}</h3>
      <p>
        <b className={css.price}>{formatUnitPrice(unitPrice)}</b> {formatPriceUnit(prices.per, code)}
      </p>
      <p className="w-full text-balance">
        {`${formatVolume(plan.volume, code)}, ${describePayment(amount, isOnce, billing)}`}
      </p>
      <p className="w-full pb-3">{plan.note}</p>
      {/* Solid instead of outlined in the plan for the chosen volume. */}
      <OpenModalLink
        className={`${buttonClasses({ variant: "Outline" })} group-data-selected:bg-fg group-data-selected:text-ground mt-auto w-full`}
        plan={plan.id}
        product={code}
      >
        {/* "One-time pack" is a description; the other plans have names: "Choose one-time pack", "Choose Team". */}
        {`Choose ${isOnce ? uncapitalize(plan.name) : plan.name}`}
      </OpenModalLink>
    </>
  );
}
