import { OpenModalLink } from "@/components/actions/open-modal-link";
import { formatPriceUnit, formatVolume } from "@/components/charts/price-points";
import { capitalize } from "@/lib/base/format/capitalize";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, products } from "@/lib/base/products";
import { unitWordsOf } from "@/lib/base/unit-words";
import { planTotal, unitPriceAt } from "@/lib/content/endpoints/prices";
import type { Pricing } from "@/lib/content/endpoints/schemas";
import { orderNote } from "./order-note";

/** A product's plans at monthly prices, in a table that fits beside the price curve. */
export function PlanRows({ pricing, code }: { pricing: Pricing; code: PricedProduct }) {
  const product = pricing.products[code];
  const words = unitWordsOf(code);
  return (
    <>
      <table className="w-full border-collapse text-left text-sm tabular-nums">
        <caption className="sr-only">{products[code].name}: plans</caption>
        <thead>
          <tr className="border-fg border-b align-bottom text-fg-2 *:pr-3 *:pb-2 *:font-normal">
            <th scope="col">Plan</th>
            <th scope="col">{capitalize(formatPriceUnit(product.per, words))}</th>
            <th scope="col">Per month</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {product.plans.map((plan) => (
            <tr className="border-rule border-b *:py-1.5 *:pr-3 *:last:pr-0" key={plan.id}>
              <th className="font-normal leading-snug" scope="row">
                <b className="block font-[560]">{plan.name}</b>{" "}
                <span className="text-fg-2">{formatVolume(plan.volume, words)}</span>
              </th>
              <td>{formatUnitPrice(unitPriceAt(product, plan.volume))}</td>
              <td>
                {formatMoney(planTotal(product, plan))}
                {plan.billing === "once" && " once"}
              </td>
              <td className="text-right">
                <OpenModalLink
                  className="link inline-flex min-h-11 items-center"
                  plan={plan.id}
                  product={code}
                >
                  Choose<span className="sr-only"> {plan.name}</span>
                </OpenModalLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note mt-4 mb-10">{orderNote}</p>
    </>
  );
}
