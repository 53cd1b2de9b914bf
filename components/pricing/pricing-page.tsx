import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import type { PricingFacts } from "@/lib/features/pricing/facts";
import { BillingTerms } from "./billing-terms";
import { CalculatorTeaser } from "./calculator-teaser";
import { FullComparison } from "./comparison";
import { PlanTable } from "./plan-table";
import { PriceCharts } from "./price-charts";
import { PriceQuestions } from "./price-questions";
import { PriceTabs } from "./price-tabs";
import { PricesUnavailable } from "./prices-unavailable";
import css from "./pricing-page.module.css";
import { listGeneralQuestions } from "./questions";

/** The page of all prices: a chart, a table of plans and a comparison. */
export function PricingPage({ facts }: { facts: PricingFacts }) {
  const { pricing } = facts;
  const questions = listGeneralQuestions(facts);
  return (
    <div data-tint="OXY">
      <section className="pt-5 pb-(--section)">
        <div className="wrap">
          <PageBreadcrumbs items={[{ label: "Pricing" }]} />
          <div className={css.pricingClaim}>
            <h1 className="heading-1">Every price, on one sheet</h1>
            <p className="lead">
              Per GB, per address or per result. The price falls with volume along one curve a product, the
              same for everyone.
            </p>
          </div>
          <PriceTabs current="all" />
          {pricing ? <PriceCharts pricing={pricing} /> : <PricesUnavailable product="General" />}
        </div>
      </section>
      {pricing && (
        <section className="on-paper-2 section">
          <div className="wrap">
            <PlanTable pricing={pricing} />
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
