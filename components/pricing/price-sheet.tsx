import { OpenModalLink } from "@/components/actions/open-modal-link";
import { formatPriceUnit, formatVolume, unitWordsOf } from "@/components/charts/price-ladder";
import { formatExactPrice, formatMoney } from "@/lib/base/format/money";
import { type PricedProduct, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { Plan, Pricing } from "@/lib/content/endpoints";
import { type Billing, billedTotal, billedUnitPrice, planShare } from "@/lib/features/pricing/billing";
import { pricingFamilies } from "@/lib/features/pricing/families";
import { BillingChoice } from "./billing-choice";

// Safari gives a scroll area no place in the tab order by itself.
const scrollAreaTabIndex = 0;

function PlanCell({ pricing, code, plan }: { pricing: Pricing; code: PricedProduct; plan: Plan }) {
  const product = pricing.products[code];
  const words = unitWordsOf(code);
  const amounts = (billing: Billing) => {
    const share = planShare(pricing, plan, billing);
    return (
      <>
        <b className="sheet-sum">{formatMoney(billedTotal(product, plan.volume, share))}</b>
        <small className="sheet-detail">
          {formatExactPrice(billedUnitPrice(product, plan.volume, share))}{" "}
          {formatPriceUnit(product.per, words)}
        </small>
      </>
    );
  };
  return (
    <OpenModalLink className="sheet-plan" plan={plan.id} product={code}>
      <span className="sr-only">
        {products[code].name}, {plan.name}:{" "}
      </span>
      <span className="sheet-detail">{formatVolume(plan.volume, words)}</span>
      {plan.billing === "once" ? (
        <span>{amounts("monthly")}</span>
      ) : (
        <>
          <span className="when-monthly">{amounts("monthly")}</span>
          <span className="when-yearly">{amounts("yearly")}</span>
        </>
      )}
    </OpenModalLink>
  );
}

/** The plans of the sheet's columns: every product has the same ones, in the same order. */
function listColumns(pricing: Pricing): Plan[] {
  return pricing.products.RP.plans;
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
    <tr>
      <th className="sheet-row" scope="row">
        <a className="sheet-product" data-tint={products[code].tint} href={routes.pricing(code)}>
          {products[code].shortName}
        </a>
      </th>
      {columns.map(({ id }) => {
        const plan = plans.find((candidate) => candidate.id === id);
        return (
          <td className="sheet-cell" data-tint={products[code].tint} key={id}>
            {plan ? <PlanCell code={code} plan={plan} pricing={pricing} /> : "–"}
          </td>
        );
      })}
    </tr>
  );
}

/** Every plan of every product in one table; a cell opens the inquiry about its plan. */
export function PriceSheet({ pricing }: { pricing: Pricing }) {
  const columns = listColumns(pricing);
  return (
    <div className="billing-scope">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="max-w-[38em]">
          <h2 className="heading-2">Every plan of every product</h2>
          <p className="lead mt-2">
            Plans are marks on the same curves. Choose one, or any volume between them.
          </p>
        </div>
        <BillingChoice discount={pricing.yearlyDiscount} />
      </div>
      <section aria-label="Plans of all products" className="scroll-sheet" tabIndex={scrollAreaTabIndex}>
        <table className="price-sheet">
          <caption className="sr-only">Plans by product: sum, volume and price per unit</caption>
          <thead>
            <tr>
              <td className="sheet-row" />
              {columns.map(({ id, name, billing }) => (
                <th className="sheet-plan-name" key={id} scope="col">
                  {name}
                  {billing === "once" ? (
                    <small className="sheet-detail">once</small>
                  ) : (
                    <>
                      <small className="sheet-detail when-monthly">a month</small>
                      <small className="sheet-detail when-yearly">a month, paid for a year</small>
                    </>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          {pricingFamilies.map(({ title, pays, codes }) => (
            <tbody key={title}>
              <tr>
                <th className="sheet-family" colSpan={columns.length + 1} scope="rowgroup">
                  {title} <span className="sheet-pays">you pay for {pays}</span>
                </th>
              </tr>
              {codes.map((code) => (
                <Row code={code} columns={columns} key={code} pricing={pricing} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <p className="note price-sheet-note mt-2.5">
        US dollars before tax. A trial run of addresses runs for one month.
      </p>
    </div>
  );
}
