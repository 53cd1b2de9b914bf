import type { Figures } from "@/lib/content/endpoints/figures";
import { BillingTerms } from "./billing-terms";
import { CalculatorTeaser } from "./calculator-teaser";
import { FullComparison } from "./comparison";
import { listGeneralQuestions } from "./copy";
import { PlanTable } from "./plan-table";
import { PriceCharts } from "./price-charts";
import { PriceQuestions } from "./price-questions";
import { PriceTabs } from "./price-tabs";
import { PricesUnavailable } from "./prices-unavailable";
import { PricingHead } from "./pricing-head";

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
            lead="The more you buy, the less you pay per unit. One price list for everyone."
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
