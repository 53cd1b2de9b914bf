import "server-only";
import { uncapitalize } from "@/lib/base/format/capitalize";
import { formatPercent } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, pricedProducts, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { periodSuffix } from "@/lib/base/unit-words";
import { lowestUnitPrice } from "@/lib/content/endpoints/prices";
import { getPricingOrNull } from "@/lib/content/endpoints/read";
import type { Pricing } from "@/lib/content/endpoints/schemas";
import type { PageEntry } from "@/lib/content/seo/site-pages";
import { pricingFamilyOf } from "./families";

function describePrices(code: PricedProduct, pricing: Pricing | null): string {
  const { name } = products[code];
  const billedBy = code === "DS" ? "per 1,000 records" : uncapitalize(pricingFamilyOf(code).title);
  const first = pricing?.products[code].steps[0];
  if (!pricing || !first) {
    return `${name}, priced ${billedBy}: plans, a price for every volume, what is billed and what is not, and how the products compare.`;
  }
  const lowest = formatUnitPrice(lowestUnitPrice(pricing.products[code]));
  return `${name}: from ${formatUnitPrice(first[1])} down to ${lowest} ${billedBy}${periodSuffix(code)}, before tax. See plans, prices by volume, what is billed, and ${formatPercent(pricing.yearlyDiscount)} off if you pay yearly.`;
}

const lastModifiedOf = (pricing: Pricing | null) => (pricing ? new Date(pricing.asOf) : undefined);

export function buildPricingPageEntry(pricing: Pricing | null): PageEntry {
  const date = pricing ? ` Prices as of ${formatDate(pricing.asOf)}.` : "";
  return {
    path: routes.pricing(),
    title: "Proxy and scraper API pricing",
    description: `All prices on one page: proxies per GB or IP, scraper APIs per 1,000 results, datasets per 1,000 records, monthly or yearly.${date}`,
    kind: "pricing",
    lastModified: lastModifiedOf(pricing),
    keywords: "price cost plans billing monthly yearly discount",
  };
}

export function buildProductPricingPageEntry(code: PricedProduct, pricing: Pricing | null): PageEntry {
  return {
    path: routes.pricing(code),
    title: `${products[code].name} pricing`,
    description: describePrices(code, pricing),
    kind: "pricing",
    lastModified: lastModifiedOf(pricing),
    tint: products[code].tint,
    keywords: "price cost plans billing",
  };
}

export function buildCalculatorPageEntry(pricing: Pricing | null): PageEntry {
  return {
    path: routes.pricingCalculator(),
    title: "Cost calculator for web data",
    description:
      "What 1,000 good pages cost when you pay per GB, per IP or per result: your pages, their weight and your block rate, worked out line by line.",
    kind: "pricing",
    lastModified: lastModifiedOf(pricing),
    keywords: "calculator estimate cost per 1,000 pages compare billing",
  };
}

export async function listPricingPages(): Promise<PageEntry[]> {
  const pricing = await getPricingOrNull();
  return [
    buildPricingPageEntry(pricing),
    ...pricedProducts.map((code) => buildProductPricingPageEntry(code, pricing)),
    buildCalculatorPageEntry(pricing),
  ];
}
