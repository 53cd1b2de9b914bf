import { OpenModalLink } from "@/components/actions/open-modal-link";
import { ButtonLink, buttonClasses } from "@/components/ui/button";
import { SectionHead } from "@/components/ui/section-head";
import { formatCount } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { unitWordsOf } from "@/lib/base/unit-words";
import type { Figures } from "@/lib/content/endpoints/figures";
import type { NetworkFigures, Pricing } from "@/lib/content/endpoints/schemas";
import { formatPerThousand, quoteAll } from "@/lib/features/pricing/calculator";
import { pricingFamilies } from "@/lib/features/pricing/families";
import { BudgetExplorer } from "./budget-explorer";
import { buildCalculatorData } from "./calculator-data";
import { FullComparison } from "./comparison";
import { listGeneralQuestions, listTerms } from "./copy";
import { CostRiver } from "./cost-river";
import { PlanTable } from "./plan-table";
import { PriceQuestions } from "./price-questions";
import { PriceTabs } from "./price-tabs";
import { PricesUnavailable } from "./prices-unavailable";
import { PricingHead } from "./pricing-head";

function Example({ pricing, network }: { pricing: Pricing; network: NetworkFigures }) {
  const data = buildCalculatorData(pricing, network);
  const quotes = quoteAll(data.base, data);
  const { pages, pageKb, blockedPercent, ratePerHour } = data.base;
  return (
    <figure className="min-w-0">
      <CostRiver quotes={quotes} />
      <ul className="grid grid-cols-3">
        {quotes.map(({ product, perThousand }) => (
          <li
            className="grid content-start justify-items-center gap-1.5 border-t-3 border-tint-400 px-1.5 pt-3.5 text-center"
            data-tint={product.tint}
            key={product.unit}
          >
            <span className="text-sm font-[560]">{`Per ${product.unit}`}</span>
            <span className="text-xs leading-[1.4] text-fg-2 tabular-nums">{product.name}</span>
            <span className="mt-2 font-display text-[length:clamp(1.75rem,1.1rem_+_2.4vw,3rem)] leading-[1.05] font-[560]">
              {formatPerThousand(perThousand)}
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="note mx-auto mt-4 text-center">
        Per 1,000 good pages: {formatCount(pages)} pages of {formatCount(pageKb)} KB, {blockedPercent}% of
        requests from datacenter IPs blocked, {formatCount(ratePerHour)} requests per IP per hour, day and
        night
      </figcaption>
    </figure>
  );
}

function Budget({ pricing }: { pricing: Pricing }) {
  const families = pricingFamilies.map(({ title, codes }) => ({
    title,
    products: codes.map((code) => {
      const { steps, per, minimum } = pricing.products[code];
      const { shortName: name, tint } = products[code];
      return { name, tint, steps, per, minimum, unitName: unitWordsOf(code).many };
    }),
  }));
  return (
    <section className="on-paper-2 section">
      <div className="wrap">
        <SectionHead
          heading="What your budget buys"
          lead="The price falls gradually with volume, between the plans too. You can order any volume from the minimum up."
        />
        <BudgetExplorer
          families={families}
          note={`Prices as of ${formatDate(pricing.asOf)}, before tax. For a larger budget, ask sales.`}
        />
      </div>
    </section>
  );
}

function CalculatorTeaser({ pricing, network }: { pricing: Pricing | null; network: NetworkFigures }) {
  return (
    <section className="on-deep section">
      <div className="wrap grid items-center gap-x-16 gap-y-12 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 className="heading-2">Which billing unit is cheapest for you?</h2>
          <p className="lead mt-4">
            The same job has a different price per GB, per IP and per result. Enter how many pages you collect
            to compare all three.
          </p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
            {pricing && (
              <ButtonLink color="PrimaryAlt" href={routes.pricingCalculator()} size="lg">
                Calculate your cost
              </ButtonLink>
            )}
            <OpenModalLink className={buttonClasses({ variant: "Outline", size: "lg" })}>
              Contact sales
            </OpenModalLink>
          </div>
        </div>
        {pricing && <Example network={network} pricing={pricing} />}
      </div>
    </section>
  );
}

function BillingTerms({ facts }: { facts: Figures }) {
  return (
    <section className="on-deep section scroll-mt-8" id="billing-terms">
      <div className="wrap">
        <SectionHead
          heading="Billing, in plain words"
          lead="If your invoice differs from this page, we correct the invoice."
        />
        <dl className="gap-x-12 sm:columns-2">
          {listTerms(facts).map(({ term, text }) => (
            <div className="break-inside-avoid border-t border-rule-2 py-3.75" key={term}>
              <dt className="font-[560]">{term}</dt>
              <dd className="mt-1 text-pretty text-fg-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The page of all prices: a table of plans, what a budget buys, and a comparison. */
export function PricingPage({ facts }: { facts: Figures }) {
  const { pricing } = facts;
  const questions = listGeneralQuestions(facts);
  return (
    <div data-tint="OXY">
      <section className="pt-5 pb-(--section)">
        <div className="wrap">
          <PricingHead
            heading="Proxy, API and dataset pricing"
            lead="The more you buy, the less you pay per unit."
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
      {pricing && <Budget pricing={pricing} />}
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
