import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, products } from "@/lib/base/products";
import { formatPriceUnit, formatVolume } from "@/lib/base/unit-words";
import type { Pricing } from "@/lib/content/endpoints/schemas";
import { billedPrice } from "@/lib/features/pricing/billing";
import css from "./step-table.module.css";

/** The price curve's points as a table: the accessible alternative to the chart, also without JavaScript. */
export function StepTable({ pricing, code }: { pricing: Pricing; code: PricedProduct }) {
  const product = pricing.products[code];
  return (
    <details className={`${css.steps} mt-6 md:pb-14`}>
      <summary className="min-h-6 w-fit text-sm font-[550] text-accent">Prices by volume</summary>
      <table className="mt-2 w-full border-collapse text-sm">
        <caption className="sr-only">{products[code].name}: price by volume</caption>
        <thead>
          <tr className={css.stepsHead}>
            <th scope="col">Volume</th>
            <th scope="col">Price {formatPriceUnit(product.per, code)}</th>
            <th scope="col">Monthly</th>
            <th scope="col">Monthly, if paid yearly</th>
          </tr>
        </thead>
        <tbody>
          {product.steps.map(([volume, price]) => {
            const { total, isOnce } = billedPrice(pricing, product, volume, "monthly");
            const yearly = billedPrice(pricing, product, volume, "yearly").total;
            return (
              <tr key={volume}>
                <th scope="row">{formatVolume(volume, code)}</th>
                <td>{formatUnitPrice(price)}</td>
                <td>{`${formatMoney(total)}${isOnce ? " once" : ""}`}</td>
                <td>{isOnce ? "not offered" : formatMoney(yearly)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
