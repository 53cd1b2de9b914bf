import { formatPriceUnit, unitWordsOf } from "@/components/charts/price-ladder";
import { Icon } from "@/components/ui/icon";
import { formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { Pricing } from "@/lib/content/endpoints";
import { lowestUnitPrice } from "@/lib/content/endpoints/prices";
import { productCopy } from "./product-copy";

/** When another product is the better buy, and what that one costs. */
export function Instead({ code, pricing }: { code: PricedProduct; pricing: Pricing | null }) {
  const { when, code: other, because } = productCopy[code].instead;
  const row = pricing?.products[other];
  return (
    <section className="section pt-0">
      <div className="wrap">
        <div className="instead" data-tint={products[other].tint}>
          <div>
            <h2 className="heading-3">{when}</h2>
            <p className="mt-1 max-w-[44ch] text-fg-2">{because}</p>
          </div>
          <a className="instead-link" href={routes.pricing(other)}>
            <span className="font-[560]">{products[other].name}</span>
            {row && (
              <b className="instead-price">
                from {formatUnitPrice(lowestUnitPrice(row))}{" "}
                <small className="font-normal font-sans text-sm">
                  {formatPriceUnit(row.per, unitWordsOf(other))}
                </small>
              </b>
            )}
            <Icon className="instead-arrow" name="arrow-right" size={20} />
          </a>
        </div>
      </div>
    </section>
  );
}
