import { OpenModalLink } from "@/components/actions/open-modal-link";
import { formatPriceUnit, formatVolume } from "@/components/charts/price-points";
import { buttonClasses } from "@/components/ui/button";
import { uncapitalize } from "@/lib/base/format/capitalize";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import type { PricedProduct } from "@/lib/base/products";
import { unitWordsOf } from "@/lib/base/unit-words";
import { totalAt, unitPriceAt } from "@/lib/content/endpoints/prices";
import type { Pricing } from "@/lib/content/endpoints/schemas";
import { orderNote } from "./order-note";

/** A product's plans side by side, at monthly prices. */
export function PlanColumns({ pricing, code }: { pricing: Pricing; code: PricedProduct }) {
  const product = pricing.products[code];
  const unitWords = unitWordsOf(code);
  return (
    <>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 nav:grid-cols-4">
        {product.plans.map(({ id, name, volume, billing }) => {
          const isOnce = billing === "once";
          return (
            <li className="flex flex-col border-fg border-t pt-4 text-fg-2 text-sm" key={id}>
              <h3 className="heading-3 text-fg">{name}</h3>
              <p>
                <b className="font-[560] font-display text-[2.25rem] text-fg tracking-[-0.025em]">
                  {formatUnitPrice(unitPriceAt(product, volume))}
                </b>{" "}
                {formatPriceUnit(product.per, unitWords)}
              </p>
              <p className="mb-4">
                {`${formatVolume(volume, unitWords)}, ${formatMoney(totalAt(product, volume))} ${isOnce ? "once" : "per month"}`}
              </p>
              <OpenModalLink
                className={`${buttonClasses({ variant: "Outline" })} mt-auto`}
                plan={id}
                product={code}
              >{`Choose ${isOnce ? uncapitalize(name) : name}`}</OpenModalLink>
            </li>
          );
        })}
      </ul>
      <p className="note mt-6 mb-16">{orderNote}</p>
    </>
  );
}
