import { formatPricePeriod } from "@/components/charts/price-points";
import { Icon } from "@/components/ui/icon";
import { formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { type Figures, fillFigures } from "@/lib/content/endpoints/figures";
import { lowestUnitPrice } from "@/lib/content/endpoints/prices";
import { productCopy } from "./copy";

export function AlternativeProduct({ code, facts }: { code: PricedProduct; facts: Figures }) {
  const { when, code: other, because } = productCopy[code].alternative;
  const row = facts.pricing?.products[other];
  return (
    <section className="section pt-0">
      <div className="wrap">
        <div
          className="grid gap-x-12 gap-y-6 border-t-3 border-tint-700 bg-tint-100 p-7 md:grid-cols-[1fr_380px] md:items-center md:px-10 md:py-9"
          data-tint={products[other].tint}
        >
          <div>
            <h2 className="heading-3">{when}</h2>
            <p className="mt-2 max-w-[44ch] text-fg-2">{fillFigures(because, facts)}</p>
          </div>
          <a
            className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-0.5 border-y border-y-rule-2 py-3.5 hover:border-fg"
            href={routes.pricing(other)}
          >
            <span className="font-[560]">{products[other].name}</span>
            {row && (
              <b className="row-2 font-display text-[1.5rem] leading-[1.2] font-[560]">
                from {formatUnitPrice(lowestUnitPrice(row))}{" "}
                <small className="font-normal font-sans text-sm">{formatPricePeriod(row.per, other)}</small>
              </b>
            )}
            <Icon className="col-2 row-span-2 row-start-1" name="arrow-right" size={20} />
          </a>
        </div>
      </div>
    </section>
  );
}
