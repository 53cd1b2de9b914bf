import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CalculatorPage } from "@/components/pricing/calculator-page";
import { PricingPage } from "@/components/pricing/pricing-page";
import { productCopy } from "@/components/pricing/product-copy";
import { ProductPricingPage } from "@/components/pricing/product-pricing-page";
import { formatMoney } from "@/lib/base/format/money";
import { pricedProducts } from "@/lib/base/products";
import { planTotal } from "@/lib/content/endpoints/prices";
import { billedTotal, planShare } from "@/lib/features/pricing/billing";
import { getPricingFacts } from "@/lib/features/pricing/facts";

const facts = await getPricingFacts();
const without = { ...facts, pricing: null };
if (facts.pricing === null) throw new Error("The embedded prices cannot be read");
const { pricing } = facts;
const countHeadings = (html: string) => html.match(/<h1[ >]/g)?.length;
/** Visible text: no tags, no attributes, no structured data. */
const textOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]+>/g, " ");

describe("the page of all prices", () => {
  const html = renderToStaticMarkup(<PricingPage facts={facts} />);

  it("shows every plan with its monthly and yearly price, each opening the inquiry", () => {
    for (const code of pricedProducts) {
      const product = pricing.products[code];
      for (const plan of product.plans) {
        expect(html).toContain(`data-product="${code}" data-pricing-plan="${plan.id}"`);
        expect(html).toContain(`>${formatMoney(planTotal(product, plan))}</b>`);
        const year = billedTotal(product, plan.volume, planShare(pricing, plan, "yearly"));
        expect(html, `${code} ${plan.id}`).toContain(`>${formatMoney(year)}</b>`);
      }
    }
  });

  it("has one h1 and its questions as structured data", () => {
    expect(countHeadings(html)).toBe(1);
    expect(html).toContain('"@type":"FAQPage"');
  });

  it("shows plans as unavailable without prices, and no amounts", () => {
    const text = textOf(renderToStaticMarkup(<PricingPage facts={without} />));
    expect(text).toContain("not available");
    expect(text).not.toMatch(/\$\s?\d/);
  });
});

describe("the page of one product's prices", () => {
  it.each(pricedProducts)("for %s has its own copy, its plans and one h1", (code) => {
    const html = renderToStaticMarkup(<ProductPricingPage code={code} facts={facts} />);
    expect(countHeadings(html)).toBe(1);
    expect(html).toContain(productCopy[code].heading);
    for (const { id } of pricing.products[code].plans) {
      expect(html).toContain(`data-product="${code}" data-pricing-plan="${id}"`);
    }
    expect(html).toContain('aria-current="page"');
    expect(html).not.toContain("NaN");
  });

  it.each(pricedProducts)("for %s shows no amount without prices", (code) => {
    const html = renderToStaticMarkup(<ProductPricingPage code={code} facts={without} />);
    expect(textOf(html)).toContain("not available");
    expect(html).not.toMatch(/\$\s?\d|NaN/);
  });

  it("has different copy for every product", () => {
    const texts = pricedProducts.flatMap((code) => [productCopy[code].heading, productCopy[code].lead]);
    expect(new Set(texts).size).toBe(texts.length);
    for (const code of pricedProducts) expect(productCopy[code].alternative.code).not.toBe(code);
  });
});

describe("the calculator's page", () => {
  it("shows an example calculation without JavaScript", () => {
    const html = renderToStaticMarkup(<CalculatorPage facts={facts} />);
    expect(countHeadings(html)).toBe(1);
    expect(html).toContain("$405.67");
    expect(html).toContain("509,944 × 220 KB");
  });

  it("does not calculate without prices", () => {
    const text = textOf(renderToStaticMarkup(<CalculatorPage facts={without} />));
    expect(text).toContain("not available");
    expect(text).not.toMatch(/\$\s?\d/);
  });
});
