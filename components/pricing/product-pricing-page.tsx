import { JsonLd } from "@/components/seo/json-ld";
import { Icon } from "@/components/ui/icon";
import { publicEnv } from "@/lib/base/env/public";
import { formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { formatPriceUnitPerPeriod } from "@/lib/base/unit-words";
import { type Figures, fillFigures } from "@/lib/content/endpoints/figures";
import { lowestUnitPrice } from "@/lib/content/endpoints/prices";
import { buildProduct } from "@/lib/content/seo/json-ld";
import { pricingFamilyOf } from "@/lib/features/pricing/families";
import { FamilyComparison } from "./comparison";
import { listProductQuestions, productCopy } from "./copy";
import { PriceQuestions } from "./price-questions";
import { PriceTabs } from "./price-tabs";
import { PricesUnavailable } from "./prices-unavailable";
import { PricingHead } from "./pricing-head";
import { ProductPlans } from "./product-plans";

function AlternativeProduct({ code, facts }: { code: PricedProduct; facts: Figures }) {
  const { when, code: other, because } = productCopy[code].alternative;
  const row = facts.pricing?.products[other];
  return (
    <section className="section pt-0">
      <div className="wrap">
        <div
          className="grid gap-x-12 gap-y-6 border-t-3 border-tint-700 bg-tint-100 p-7 md:grid-cols-[1fr_380px] md:items-center md:px-10 md:py-9"
          data-tint={products[other].tint}
        >
          <div>
            <h2 className="heading-3">{when}</h2>
            <p className="mt-2 max-w-[44ch] text-fg-2">{fillFigures(because, facts)}</p>
          </div>
          <a
            className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-0.5 border-y border-y-rule-2 py-3.5 hover:border-fg"
            href={routes.pricing(other)}
          >
            <span className="font-[560]">{products[other].name}</span>
            {row && (
              <b className="row-2 font-display text-[1.5rem] leading-[1.2] font-[560]">
                from {formatUnitPrice(lowestUnitPrice(row))}{" "}
                <small className="font-normal font-sans text-sm">
                  {formatPriceUnitPerPeriod(row.per, other)}
                </small>
              </b>
            )}
            <Icon className="col-2 row-span-2 row-start-1" name="arrow-right" size={20} />
          </a>
        </div>
      </div>
    </section>
  );
}

function RelatedLinks({ code }: { code: PricedProduct }) {
  const links = [
    {
      href: routes.product(code),
      label: `${products[code].name}: overview`,
      text: "How it works, and what it is not for",
    },
    code === "DS"
      ? {
          href: routes.comparison("buy-data-vs-collect"),
          label: "Buy the data or collect it",
          text: "What a million records cost with each",
        }
      : {
          href: routes.pricingCalculator(),
          label: "Calculate your cost",
          text: "Per 1,000 good pages, for three ways of billing",
        },
    {
      href: `${routes.pricing()}#billing-terms`,
      label: "Read the billing terms",
      text: "What is billed and what is not",
    },
  ];
  return (
    <section className="on-deep section">
      <div className="wrap">
        <h2 className="heading-2">Before you decide</h2>
        <ul className="mt-8 grid md:grid-cols-[repeat(3,1fr)] md:gap-6">
          {links.map(({ href, label, text }) => (
            <li key={href}>
              <a
                className="grid h-full content-start gap-1 border-t border-t-rule-2 pt-4.5 pb-5.5 hover:border-accent hover:text-accent"
                href={href}
              >
                <b className="heading-4">{label}</b>
                <span className="text-fg-2 text-sm">{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function ProductPricingPage({ code, facts }: { code: PricedProduct; facts: Figures }) {
  const { pricing } = facts;
  const { tint } = products[code];
  const { heading } = productCopy[code];
  const lead = fillFigures(productCopy[code].lead, facts);
  const family = pricingFamilyOf(code);
  const questions = listProductQuestions(code, family.unit, facts);
  const siteUrl = publicEnv.SITE_URL;
  const path = routes.pricing(code);
  return (
    <div data-tint={tint}>
      <JsonLd data={buildProduct({ siteUrl, code, pricing, path, description: lead })} />
      <div className="wrap pt-5 pb-3 md:pb-6">
        <PricingHead
          heading={heading}
          lead={lead}
          trail={[{ label: "Pricing", href: routes.pricing() }, { label: products[code].shortName }]}
        />
        <PriceTabs current={code} />
      </div>
      <section className="on-paper-2 scroll-mt-8 pt-4 pb-(--section) md:pt-6" id="pricing">
        <div className="wrap">
          {pricing ? <ProductPlans code={code} pricing={pricing} /> : <PricesUnavailable product={code} />}
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <FamilyComparison
            current={code}
            facts={facts}
            family={family}
            heading={`Compare products billed ${family.phrase}`}
          />
        </div>
      </section>
      <AlternativeProduct code={code} facts={facts} />
      <PriceQuestions className="section pt-0" product={code} questions={questions} />
      <RelatedLinks code={code} />
    </div>
  );
}
