import { formatPriceUnit, formatVolume, unitWordsOf } from "@/components/charts/price-ladder";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, products } from "@/lib/base/products";
import type { Pricing } from "@/lib/content/endpoints";
import { totalAt } from "@/lib/content/endpoints/prices";
import { billedShare, billedTotal } from "@/lib/features/pricing/billing";
import css from "./step-table.module.css";

/** The curve in figures: for those who do not see it, or whose browser runs no scripts. */
export function StepTable({ pricing, code }: { pricing: Pricing; code: PricedProduct }) {
  const product = pricing.products[code];
  const words = unitWordsOf(code);
  const yearly = billedShare(pricing, "yearly");
  return (
    <details className={`${css.steps} mt-3 pb-7`}>
      <summary className="min-h-3 w-fit text-sm font-[550] text-accent">All steps as a table</summary>
      <table className="mt-1 w-full border-collapse text-sm">
        <caption className="sr-only">{products[code].name}: price by volume</caption>
        <thead>
          <tr className={css.stepsHead}>
            <th scope="col">Volume</th>
            <th scope="col">Price {formatPriceUnit(product.per, words)}</th>
            <th scope="col">A month</th>
            <th scope="col">Paid by the year</th>
          </tr>
        </thead>
        <tbody>
          {product.steps.map(([volume, price]) => (
            <tr key={volume}>
              <th scope="row">{formatVolume(volume, words)}</th>
              <td>{formatUnitPrice(price)}</td>
              <td>{formatMoney(totalAt(product, volume))}</td>
              <td>{formatMoney(billedTotal(product, volume, yearly))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
