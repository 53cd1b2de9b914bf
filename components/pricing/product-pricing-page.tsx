import { formatPriceUnit, formatVolume } from "@/components/charts/price-points";
import { JsonLd } from "@/components/seo/json-ld";
import { publicEnv } from "@/lib/base/env/public";
import { formatPercent } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { unitWordsOf } from "@/lib/base/unit-words";
import type { Figures } from "@/lib/content/endpoints/figures";
import { lowestUnitPrice } from "@/lib/content/endpoints/prices";
import type { Pricing } from "@/lib/content/endpoints/schemas";
import { buildProduct } from "@/lib/content/seo/json-ld";
import { pricingFamilyOf } from "@/lib/features/pricing/families";
import { AlternativeProduct } from "./alternative-product";
import { FamilyComparison } from "./comparison";
import { listProductQuestions, productCopy } from "./copy";
import { PriceQuestions } from "./price-questions";
import { PriceTabs } from "./price-tabs";
import { PricesUnavailable } from "./prices-unavailable";
import { PricingHead } from "./pricing-head";
import { ProductPlans } from "./product-plans";

function KeyFacts({ pricing, code }: { pricing: Pricing; code: PricedProduct }) {
  const product = pricing.products[code];
  const words = unitWordsOf(code);
  const first = product.steps[0]?.[1] ?? lowestUnitPrice(product);
  const unit = formatPriceUnit(product.per, words);
  const keyFacts = [
    { label: `${unit} at the smallest volume`, value: formatUnitPrice(first) },
    { label: `${unit} at the largest volume`, value: formatUnitPrice(lowestUnitPrice(product)) },
    {
      label: "is the minimum order",
      value: formatVolume(product.minimum, words),
    },
    { label: "off for a year paid at once", value: formatPercent(pricing.yearlyDiscount) },
  ];
  return (
    <section className="section pb-0">
      <div className="wrap grid gap-x-16 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <h2 className="heading-2">The more you buy, the less you pay {unit}</h2>
        <div>
          <dl className="grid grid-cols-[1fr_1fr] border-t border-fg">
            {keyFacts.map(({ label, value }) => (
              <div
                className="flex-col-reverse border-b border-rule-2 pt-4.5 pr-4 pb-4 even:border-l even:pl-4 flex justify-end gap-1.5"
                key={label}
              >
                <dt className="text-sm leading-[1.35] text-fg-2">{label}</dt>
                <dd className="font-display text-h3 leading-none font-[560] tracking-[-0.02em]">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="note mt-2">US dollars before tax, {formatDate(pricing.asOf)}</p>
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
    {
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
  const { heading, lead } = productCopy[code];
  const family = pricingFamilyOf(code);
  const questions = listProductQuestions(code, family.unit, facts);
  const siteUrl = publicEnv.SITE_URL;
  const path = routes.pricing(code);
  return (
    <div data-tint={tint}>
      <JsonLd data={buildProduct({ siteUrl, code, pricing, path, description: lead })} />
      <div className="wrap pt-5 pb-4 md:pb-6">
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
      {pricing && <KeyFacts code={code} pricing={pricing} />}
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
      <AlternativeProduct code={code} pricing={pricing} />
      <PriceQuestions className="section pt-0" product={code} questions={questions} />
      <RelatedLinks code={code} />
    </div>
  );
}
