import type { CSSProperties } from "react";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { formatVolume } from "@/components/charts/price-points";
import { ScrollArea } from "@/components/ui/scroll-area";
import { Segment, Segments } from "@/components/ui/segments";
import { formatCount } from "@/lib/base/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { unitWordsOf } from "@/lib/base/unit-words";
import { unitPriceAt } from "@/lib/content/endpoints/prices";
import type { Plan, Pricing } from "@/lib/content/endpoints/schemas";
import {
  type Billing,
  billedTotal,
  billedUnitPrice,
  planPriceFactor,
  priceFactor,
} from "@/lib/features/pricing/billing";
import { pricingFamilies } from "@/lib/features/pricing/families";
import { BillingChoice } from "./billing-choice";
import { orderNote, volumeNote } from "./order-note";
import css from "./plan-table.module.css";

const detailClasses = "font-sans text-xs leading-[1.4] font-[450] text-fg-2 tabular-nums";
const whenMonthly = "group-has-[[value=yearly]:checked]/billing:hidden";
const whenYearly = "hidden group-has-[[value=yearly]:checked]/billing:block";

/** The products stay in place while the plans scroll. */
const productClasses = "sticky -left-(--gutter) z-1 w-30 border-b bg-ground pr-3 font-[520] md:w-[17%]";

function PlanCell({ pricing, code, plan }: { pricing: Pricing; code: PricedProduct; plan: Plan }) {
  const product = pricing.products[code];
  const words = unitWordsOf(code);
  const amounts = (billing: Billing) => {
    const share = planPriceFactor(pricing, plan, billing);
    return (
      <>
        <b>{formatMoney(billedTotal(product, plan.volume, share))}</b>
        <small>
          {/* One text: React separates adjacent ones with comments. The line above names the unit. */}
          {`${formatUnitPrice(billedUnitPrice(product, plan.volume, share))} per ${product.per === 1 ? words.one : formatCount(product.per)}`}
        </small>
      </>
    );
  };
  return (
    <OpenModalLink className={css.plan} plan={plan.id} product={code}>
      <span>
        <span className="sr-only">
          {products[code].name}, {plan.name}:{" "}
        </span>
        <small>{formatVolume(plan.volume, words)}</small>
        {plan.billing === "once" ? (
          <span>{amounts("monthly")}</span>
        ) : (
          <>
            <span className={whenMonthly}>{amounts("monthly")}</span>
            <span className={whenYearly}>{amounts("yearly")}</span>
          </>
        )}
      </span>
      <span className={css.choose}>Choose</span>
    </OpenModalLink>
  );
}

function Row({
  pricing,
  code,
  columns,
}: {
  pricing: Pricing;
  code: PricedProduct;
  columns: readonly Plan[];
}) {
  const product = pricing.products[code];
  const { plans } = product;
  const pack = plans.find(({ billing }) => billing === "once");
  // Level with the prices, but placed from the top: what is centered would move while the rest of its row arrives.
  return (
    <tr>
      <th className={`${productClasses} border-rule pt-6.75 align-top`} scope="row">
        <a
          className="block border-l-4 border-tint-600 py-1.5 pl-3 hover:text-accent hover:underline hover:underline-offset-4"
          data-tint={products[code].tint}
          href={routes.pricing(code)}
        >
          {products[code].shortName}
        </a>
      </th>
      {columns.map(({ id }) => {
        const plan = plans.find((candidate) => candidate.id === id);
        const share = plan && pack && unitPriceAt(product, plan.volume) / unitPriceAt(product, pack.volume);
        return (
          <td
            className={css.cell}
            data-tint={products[code].tint}
            key={id}
            style={{ "--share": share?.toFixed(2) } as CSSProperties}
          >
            {plan ? <PlanCell code={code} plan={plan} pricing={pricing} /> : "–"}
          </td>
        );
      })}
    </tr>
  );
}

/** On a phone the table shows one plan (plan-table.module.css). */
function PlanChoice({ columns }: { columns: readonly Plan[] }) {
  return (
    // Columns that do not depend on the text, so that a late font moves nothing.
    <Segments
      className={`${css.choice} mb-5 grid grid-cols-[1.75fr_1fr_0.9fr_1.05fr] sm:hidden [&_span]:justify-center [&_span]:px-0`}
      legend="Plan to show"
    >
      {columns.map(({ id, name }) => (
        <Segment defaultChecked={id === "starter"} key={id} name="plan-shown" value={id}>
          {name}
        </Segment>
      ))}
    </Segments>
  );
}

/** Every plan of every product in one table; each cell opens the inquiry about its plan. */
export function PlanTable({ pricing }: { pricing: Pricing }) {
  // Every product has the same plans in the same order.
  const columns = pricing.products.RP.plans;
  return (
    <div
      className={`${css.plans} group/billing`}
      style={{ "--yearly": priceFactor(pricing, "yearly") } as CSSProperties}
    >
      <BillingChoice className="mt-4 mb-3 sm:mb-5 md:mt-5 md:mb-7" discount={pricing.yearlyDiscount} />
      <PlanChoice columns={columns} />
      <ScrollArea label="Plans of all products">
        <table className="w-full table-fixed sm:min-w-152 border-collapse text-left text-sm leading-[1.35]">
          <caption className="sr-only">Plans by product: total, volume and price per unit</caption>
          <thead>
            <tr>
              <td className={`${productClasses} border-fg pb-2 align-bottom`}>
                <small className={`block ${detailClasses} text-pretty`}>
                  <span aria-hidden="true" className={css.key} /> unit price relative to the one-time pack
                </small>
              </td>
              {columns.map(({ id, name, billing }) => (
                <th
                  className="border-b border-fg pt-0 pr-3 pb-2 pl-0 align-top font-display text-[1.125rem] sm:text-[1.25rem] leading-[1.2] font-[560] lg:last:w-50"
                  key={id}
                  scope="col"
                >
                  {name}
                  {billing === "once" ? (
                    <small className={`block ${detailClasses}`}>paid once</small>
                  ) : (
                    <>
                      <small className={`block ${detailClasses} ${whenMonthly}`}>per month</small>
                      <small className={`${detailClasses} ${whenYearly}`}>per month, paid yearly</small>
                    </>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          {pricingFamilies.map(({ title, pays, codes }) => (
            <tbody key={title}>
              {/* It overflows its column: spanning the others would give hidden ones a width. */}
              <tr className="border-b border-fg">
                <th className="pt-4 pb-1.5 font-semibold whitespace-nowrap" scope="rowgroup">
                  {title}{" "}
                  <span className="text-xs sm:ml-2 font-normal text-fg-2 italic">you pay for {pays}</span>
                </th>
              </tr>
              {codes.map((code) => (
                <Row code={code} columns={columns} key={code} pricing={pricing} />
              ))}
            </tbody>
          ))}
        </table>
      </ScrollArea>
      <p className="note plan-table-note mt-5">
        {orderNote} {volumeNote} Datasets can also be bought once. Prices are in US dollars before tax. A
        one-time pack of IPs runs for one month.
      </p>
    </div>
  );
}
