import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, products } from "@/lib/base/products";
import { formatPriceUnit, formatVolume } from "@/lib/base/unit-words";
import type { Pricing } from "@/lib/content/endpoints/schemas";
import { calculatePrice } from "@/lib/features/pricing/billing";
import css from "./step-table.module.css";

/** The price steps as a table: the accessible alternative to the chart, also without JavaScript. */
export function StepTable({ pricing, code }: { pricing: Pricing; code: PricedProduct }) {
  const prices = pricing.products[code];
  return (
    <details className={`${css.steps} mt-4 max-w-160`}>
      <summary className="min-h-6 w-fit text-sm font-[550] text-accent">Prices by volume</summary>
      <table className="mt-2 w-full border-collapse text-sm">
        <caption className="sr-only">{products[code].name}: price by volume</caption>
        <thead>
          <tr className={css.stepsHead}>
            <th scope="col">Volume</th>
            <th scope="col">Price {formatPriceUnit(prices.per, code)}</th>
            <th scope="col">Monthly</th>
            <th scope="col">Monthly, if paid yearly</th>
          </tr>
        </thead>
        <tbody>
          {prices.steps.map(([volume, price]) => {
            const { amount, isOnce } = calculatePrice(pricing, prices, volume, "monthly");
            const ifPaidYearly = calculatePrice(pricing, prices, volume, "yearly").amount;
            return (
              <tr key={volume}>
                <th scope="row">{formatVolume(volume, code)}</th>
                <td>{formatUnitPrice(price)}</td>
                <td>{`${formatMoney(amount)}${isOnce ? " once" : ""}`}</td>
                <td>{isOnce ? "not offered" : formatMoney(ifPaidYearly)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
