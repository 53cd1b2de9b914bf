import { asText, type Content } from "@prismicio/client";
import type { SliceComponentProps } from "@prismicio/react";
import { PriceCurve as Curve } from "@/components/charts/price-curve";
import { PriceExplorer } from "@/components/charts/price-explorer";
import {
  buildPriceLadder,
  formatPriceUnit,
  formatVolume,
  type UnitWords,
  unitWordsOf,
} from "@/components/charts/price-ladder";
import { OpenModalLink } from "@/components/inquiry/open-modal-link";
import { PricesUnavailable } from "@/components/pricing/prices-unavailable";
import { pricedProductOf } from "@/components/slices/priced-product";
import type { SliceContext } from "@/components/slices/types";
import { buttonClasses } from "@/components/ui/button";
import { formatCount } from "@/lib/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/format/money";
import { planTotal, totalAt, unitPriceAt } from "@/lib/pricing";
import { products } from "@/lib/products";
import { routes } from "@/lib/routes";
import type { Plan, PricedProduct, ProductPricing } from "@/lib/shared-api";

/** Names the slider and the first line of the sum: "Traffic a month", "Records a month". */
function volumeLabel({ many }: UnitWords): string {
  return many === "GB" ? "Traffic a month" : `${many.charAt(0).toUpperCase()}${many.slice(1)} a month`;
}

function PlanCard({ plan, product, code }: { plan: Plan; product: ProductPricing; code: PricedProduct }) {
  const words = unitWordsOf(code);
  return (
    <>
      <h3 className="heading-3">{plan.name}</h3>
      <p className="mt-0.75 text-fg-2 text-sm leading-snug md:min-h-[2.9em]">{plan.note}</p>
      <p className="mt-2.5 border-rule border-t pt-2 text-sm">
        <b className="font-semibold">{formatCount(plan.volume)}</b> {words.many}{" "}
        <span className="text-fg-2">{plan.billing === "once" ? "pay as you go" : "monthly"}</span>
      </p>
      <p className="mt-1 text-fg-2 text-sm">
        <span className="plan-price">{formatUnitPrice(unitPriceAt(product, plan.volume))}</span>{" "}
        {formatPriceUnit(product.per, words)}
      </p>
      <p className="mt-0.5 text-fg-2 text-sm">
        {formatMoney(planTotal(product, plan))} {plan.billing === "once" ? "once" : "a month"}
      </p>
      <OpenModalLink
        className={`${buttonClasses({ variant: "Outline" })} plan-button mt-3`}
        plan={plan.id}
        product={code}
      >
        {plan.button}
        <span className="sr-only">, {plan.name}</span>
      </OpenModalLink>
    </>
  );
}

/** The same curve in figures: for those who do not see it, or whose browser runs no scripts. */
function StepTable({ product, code }: { product: ProductPricing; code: PricedProduct }) {
  const words = unitWordsOf(code);
  return (
    <details className="steps mt-3">
      <summary>All steps as a table</summary>
      <table>
        <caption className="sr-only">{products[code].name}: price by volume</caption>
        <thead>
          <tr className="steps-head">
            <th scope="col">Volume</th>
            <th scope="col">Price {formatPriceUnit(product.per, words)}</th>
            <th scope="col">A month, before tax</th>
          </tr>
        </thead>
        <tbody>
          {product.steps.map(([volume, price]) => (
            <tr key={volume}>
              <th scope="row">{formatVolume(volume, words)}</th>
              <td>{formatUnitPrice(price)}</td>
              <td>{formatMoney(totalAt(product, volume))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Beyond({ slice, code }: { slice: Content.PriceCurveSlice; code: PricedProduct }) {
  const { beyond, beyond_label } = slice.primary;
  return (
    <p className="mt-3 text-fg-2 text-sm">
      {beyond}{" "}
      <OpenModalLink className="link" product={code}>
        {beyond_label}
      </OpenModalLink>
      {", or "}
      <a className="link" href={routes.pricing(code)}>
        read the billing terms
      </a>
    </p>
  );
}

function WithoutPrices({ slice, code }: { slice: Content.PriceCurveSlice; code: PricedProduct }) {
  return (
    <section className="on-paper-2 section scroll-mt-4" id="pricing">
      <div className="wrap">
        <h2 className="heading-2 mb-4">{asText(slice.primary.heading)}</h2>
        <PricesUnavailable product={code} />
      </div>
    </section>
  );
}

export default function PriceCurve({
  slice,
  context,
}: SliceComponentProps<Content.PriceCurveSlice, SliceContext>) {
  const code = slice.primary.measured_product ?? pricedProductOf(context.product);
  if (!code) return null;
  if (context.pricing === null) return <WithoutPrices code={code} slice={slice} />;
  const product = context.pricing.products[code];
  const words = unitWordsOf(code);
  const { heading, lead, note, start_volume } = slice.primary;
  const rungs = buildPriceLadder(product, words);
  const start = rungs.findIndex(({ volume }) => volume >= (start_volume ?? 0));
  return (
    <section className="on-paper-2 section scroll-mt-4" id="pricing">
      <div className="wrap">
        <PriceExplorer
          chart={<Curve product={product} />}
          intro={
            <>
              <h2 className="heading-2">{asText(heading)}</h2>
              <p className="lead mt-2.5">{asText(lead)}</p>
            </>
          }
          label={volumeLabel(words)}
          note={
            <>
              <p className="note">{note}</p>
              <StepTable code={code} product={product} />
            </>
          }
          plans={product.plans.map((plan) => ({
            volume: plan.volume,
            card: <PlanCard code={code} key={plan.id} plan={plan} product={product} />,
          }))}
          priceUnit={formatPriceUnit(product.per, words)}
          rungs={rungs}
          start={Math.max(0, start)}
        />
        <Beyond code={code} slice={slice} />
      </div>
    </section>
  );
}
