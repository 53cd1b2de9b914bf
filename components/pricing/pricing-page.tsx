import type { Figures } from "@/lib/content/endpoints/figures";
import { CalculatorTeaser } from "./calculator-teaser";
import { FullComparison } from "./comparison";
import { listGeneralQuestions, listTerms } from "./copy";
import { PlanTable } from "./plan-table";
import { PriceCharts } from "./price-charts";
import { PriceQuestions } from "./price-questions";
import { PriceTabs } from "./price-tabs";
import { PricesUnavailable } from "./prices-unavailable";
import { PricingHead } from "./pricing-head";

function BillingTerms({ facts }: { facts: Figures }) {
  return (
    <section className="on-deep section scroll-mt-8" id="billing-terms">
      <div className="wrap grid gap-x-6 gap-y-8 md:grid-cols-12">
        <div className="md:col-span-4">
          <h2 className="heading-2">Billing, in plain words</h2>
          <p className="lead mt-4">If your invoice differs from this page, we correct the invoice.</p>
        </div>
        <dl className="border-b border-rule-2 md:col-span-7 md:col-start-6">
          {listTerms(facts).map(({ term, text }) => (
            <div
              className="grid gap-x-6 gap-y-1 border-t border-rule-2 py-3.75 sm:grid-cols-[150px_1fr]"
              key={term}
            >
              <dt className="font-[560]">{term}</dt>
              <dd className="text-pretty text-fg-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The page of all prices: a table of plans, charts and a comparison. */
export function PricingPage({ facts }: { facts: Figures }) {
  const { pricing } = facts;
  const questions = listGeneralQuestions(facts);
  return (
    <div data-tint="OXY">
      <section className="pt-5 pb-(--section)">
        <div className="wrap">
          <PricingHead
            heading="Proxy, API and dataset pricing"
            lead="The more you buy, the less you pay per unit. Up to the largest plan, every direct customer pays the list price, apart from limited-time offers to new customers."
            trail={[{ label: "Pricing" }]}
          />
          <PriceTabs current="all" />
          {pricing ? (
            <PlanTable pricing={pricing} />
          ) : (
            <div className="mt-8">
              <PricesUnavailable product="General" />
            </div>
          )}
        </div>
      </section>
      {pricing && (
        <section className="on-paper-2 section">
          <div className="wrap">
            <PriceCharts pricing={pricing} />
          </div>
        </section>
      )}
      <section className="section">
        <div className="wrap">
          <FullComparison facts={facts} />
        </div>
      </section>
      <BillingTerms facts={facts} />
      <PriceQuestions product="General" questions={questions} />
      <CalculatorTeaser network={facts.network} pricing={pricing} />
    </div>
  );
}
