import { OpenModalLink } from "@/components/actions/open-modal-link";
import { Segment, Segments } from "@/components/ui/segments";
import { formatCount, formatRoundCount } from "@/lib/base/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { unitWordsOf } from "@/lib/base/unit-words";
import type { Plan, Pricing } from "@/lib/content/endpoints/schemas";
import { type Billing, calculatePrice } from "@/lib/features/pricing/billing";
import { pricingFamilies } from "@/lib/features/pricing/families";
import { BillingChoice } from "./billing-choice";
import { orderNote, volumeNote } from "./order-note";
import css from "./plan-table.module.css";

/** Classes of content shown for one billing period; `block` undoes `hidden`. */
const whenMonthly = "group-has-[[value=yearly]:checked]/billing:hidden";
const whenYearly = "hidden group-has-[[value=yearly]:checked]/billing:block";

function PlanCell({ pricing, code, plan }: { pricing: Pricing; code: PricedProduct; plan: Plan }) {
  const prices = pricing.products[code];
  const { one, many } = unitWordsOf(code);
  const renderAmounts = (billing: Billing) => {
    const { unitPrice, amount } = calculatePrice(pricing, prices, plan.volume, billing);
    return (
      <>
        <b>{formatUnitPrice(unitPrice)}</b>{" "}
        <small className={css.detail}>
          {/* "per 1,000": the next line names the unit, "50K results". One string each, because React separates text nodes
              with comments, which adds up over all cells. */}
          {`per ${prices.per === 1 ? one : formatCount(prices.per)}`}
        </small>
        {/* A new line in narrow columns, a space in others. */}
        <small
          className={css.detail}
        >{`${formatRoundCount(plan.volume)} ${many}\nfor ${formatMoney(amount)}`}</small>
      </>
    );
  };
  return (
    <OpenModalLink className={css.plan} plan={plan.id} product={code}>
      <span className={css.choose}>Choose</span>
      <span>
        <span className="sr-only">{`${products[code].name}, ${plan.name}: `}</span>
        {/* A one-time pack has one price, whatever the billing. */}
        {plan.billing === "once" ? (
          <span>{renderAmounts("monthly")}</span>
        ) : (
          <>
            <span className={whenMonthly}>{renderAmounts("monthly")}</span>
            <span className={whenYearly}>{renderAmounts("yearly")}</span>
          </>
        )}
      </span>
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
  const { plans } = pricing.products[code];
  return (
    <tr data-tint={products[code].tint}>
      {/* Aligned to the top with padding: vertically centered text would move while the row's HTML streams in. */}
      <th className="border-b border-rule pt-3 pr-3 align-top font-[520] sm:pt-4" scope="row">
        <a
          className="block border-l-4 border-tint-600 py-1.5 pl-3 hover:text-accent hover:underline hover:underline-offset-4"
          href={routes.pricing(code)}
        >
          {products[code].shortName}
        </a>
      </th>
      {columns.map(({ id }) => {
        const plan = plans.find((candidate) => candidate.id === id);
        return (
          <td className={css.cell} key={id}>
            {plan ? <PlanCell code={code} plan={plan} pricing={pricing} /> : "–"}
          </td>
        );
      })}
    </tr>
  );
}

/** Chooses the plan that the table shows on phones (plan-table.module.css). */
function PlanChoice({ columns }: { columns: readonly Plan[] }) {
  const shown = columns.find(({ id }) => id === "starter") ?? columns[0];
  return (
    // Fixed column ratios, so that nothing shifts when the web font loads.
    <Segments
      className={`${css.choice} grid w-full grid-cols-[1.75fr_1fr_0.9fr_1.05fr] sm:hidden [&_span]:justify-center [&_span]:px-0`}
      legend="Plan to show"
    >
      {columns.map(({ id, name }) => (
        <Segment defaultChecked={id === shown?.id} key={id} name="plan-shown" value={id}>
          {name}
        </Segment>
      ))}
    </Segments>
  );
}

/** The plans of every product in one table; each cell opens the inquiry about its plan. */
export function PlanTable({ pricing }: { pricing: Pricing }) {
  // The columns are the plans of residential proxies, as many as the choice on phones has rules for (plan-table.module.css). A product
  // without one of them gets a dash.
  const columns = pricing.products.RP.plans.slice(0, 4);
  return (
    <div className={`${css.plans} group/billing`}>
      <div className="mt-3 mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 md:my-5">
        <BillingChoice discount={pricing.yearlyDiscount} />
        <PlanChoice columns={columns} />
      </div>
      <table className="table-fixed max-sm:w-full border-collapse text-left text-sm leading-[1.35]">
        <caption className="sr-only">Plans by product: price per unit, volume and total.</caption>
        <colgroup>
          <col className="w-30 sm:w-[22%] md:w-[17%]" />
        </colgroup>
        <thead>
          <tr>
            <td className="border-b border-fg" />
            {columns.map(({ id, name, billing }) => (
              <th
                className={`${css.planName} border-b border-fg pt-0 pr-3 pb-2 pl-0 align-top`}
                key={id}
                scope="col"
              >
                {name}{" "}
                {billing === "once" ? (
                  <small className={css.detail}>paid once</small>
                ) : (
                  <>
                    <small className={`${css.detail} ${whenMonthly}`}>per month</small>
                    <small
                      className={`${css.detail} ${whenYearly} max-sm:group-has-[[value=yearly]:checked]/billing:inline`}
                    >
                      per month, paid yearly
                    </small>
                  </>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {pricingFamilies.map(({ title, youPayFor, codes }) => (
          <tbody key={title}>
            {/* No `colSpan`: on phones, it would give the hidden columns a width. The text overflows its cell instead. */}
            <tr className="border-b border-fg">
              <th className="pt-3 pb-1.5 font-semibold whitespace-nowrap" scope="rowgroup">
                {title}{" "}
                <span className="block sm:inline text-xs sm:ml-2 font-normal text-fg-2 italic">
                  you pay for {youPayFor}
                </span>
              </th>
            </tr>
            {codes.map((code) => (
              <Row code={code} columns={columns} key={code} pricing={pricing} />
            ))}
          </tbody>
        ))}
      </table>
      {/* `plan-table-note` is the selector of an experiment (content/analytics/experiments.json). */}
      <p className="note plan-table-note mt-5">
        {orderNote} {volumeNote} Dataset orders can be one-time. Prices are in US dollars before tax.
      </p>
    </div>
  );
}
