import { OpenModalLink } from "@/components/actions/open-modal-link";
import { capitalize } from "@/lib/base/format/capitalize";
import { formatCount } from "@/lib/base/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, products } from "@/lib/base/products";
import { unitWordsOf } from "@/lib/base/unit-words";
import { totalAt, unitPriceAt } from "@/lib/content/endpoints/prices";
import type { Pricing } from "@/lib/content/endpoints/schemas";
import { orderNote } from "./order-note";

/** A product's plans among its price steps, at monthly prices. Also the curve for screen readers and without JavaScript. */
export function PriceList({ pricing, code }: { pricing: Pricing; code: PricedProduct }) {
  const product = pricing.products[code];
  const words = unitWordsOf(code);
  const volumes = new Set([
    ...product.steps.map(([volume]) => volume),
    ...product.plans.map(({ volume }) => volume),
  ]);
  return (
    <>
      <table className="w-full border-collapse text-left text-sm tabular-nums">
        <caption className="sr-only">{products[code].name}: price by volume</caption>
        <thead>
          <tr className="border-fg border-b align-bottom text-fg-2 *:pr-3 *:pb-2 *:font-normal">
            <th scope="col">{capitalize(words.many)}</th>
            <th scope="col">{`Per ${product.per === 1 ? words.one : formatCount(product.per)}`}</th>
            <th scope="col">Per month</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {[...volumes]
            .sort((a, b) => a - b)
            .map((volume) => {
              const plan = product.plans.find((one) => one.volume === volume);
              return (
                <tr className="border-rule border-b *:py-1.5 *:pr-3 *:last:pr-0" key={volume}>
                  <th className="font-normal leading-snug" scope="row">
                    {plan && <b className="block font-[560]">{plan.name} </b>}
                    {formatCount(volume)}
                  </th>
                  <td>{formatUnitPrice(unitPriceAt(product, volume))}</td>
                  <td>{`${formatMoney(totalAt(product, volume))}${plan?.billing === "once" ? " once" : ""}`}</td>
                  <td className="text-right">
                    {plan && (
                      <OpenModalLink
                        className="link inline-flex min-h-11 items-center"
                        plan={plan.id}
                        product={code}
                      >
                        Choose<span className="sr-only"> {plan.name}</span>
                      </OpenModalLink>
                    )}
                  </td>
                </tr>
              );
            })}
        </tbody>
      </table>
      <p className="note mt-4 mb-10">{orderNote}</p>
    </>
  );
}
