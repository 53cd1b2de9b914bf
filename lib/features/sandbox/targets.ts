/** The demo pages of the sandbox, the visitor's choice of one, and the API request for each of them. */
import type { PricedProduct } from "@/lib/base/products";
import { anchors, routes } from "@/lib/base/routes";
import type { JsonObject } from "@/lib/features/samples/literals";
import { type Market, markets, type SandboxCountry, sandboxCountries } from "./markets";

export const sandboxTargets = ["shop", "search", "listing"] as const;
export type SandboxTarget = (typeof sandboxTargets)[number];

type TargetInfo = {
  label: string;
  /** URL of the demo page. */
  url: string;
  /** Headings of the two values that are compared between countries. */
  columns: readonly [string, string];
  /** The two values of a country. */
  compare: (market: Market) => readonly [string, string];
  product: PricedProduct;
  docs: "e-commerce-scraper-api" | "serp-scraper-api" | "real-estate-scraper-api";
  source: "shop_offer" | "search" | "property_search";
  /** Fields of the request after `geo`. */
  requestFields: (market: Market) => JsonObject;
};

const shopUrl = "https://shop.example/p/48213";

const formatMoney = (amount: number, currency: string) =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    currencyDisplay: "code",
    trailingZeroDisplay: "stripIfInteger",
  }).format(amount);

export const targetInfos: Readonly<Record<SandboxTarget, TargetInfo>> = {
  shop: {
    label: "A product page in a shop",
    url: shopUrl,
    columns: ["Price", "Stock"],
    compare: ({ shop, currency }) => [
      formatMoney(shop.price, currency),
      shop.isInStock ? "In stock" : "Sold out",
    ],
    product: "ECOM_API",
    docs: "e-commerce-scraper-api",
    source: "shop_offer",
    requestFields: () => ({ url: shopUrl, sellers: "all" }),
  },
  search: {
    label: "A page of search results",
    url: "https://search.example/",
    columns: ["First result", "Ads"],
    compare: ({ search }) => [search.organic[0]?.host ?? "", String(search.ads.length)],
    product: "SERP_API",
    docs: "serp-scraper-api",
    source: "search",
    requestFields: ({ search }) => ({ query: search.query }),
  },
  listing: {
    label: "An apartment for rent",
    url: "https://homes.example/l/90417",
    columns: ["Rent per month", "Area"],
    compare: ({ listing, currency }) => [formatMoney(listing.rent, currency), `${listing.squareMeters} m²`],
    product: "RE_API",
    docs: "real-estate-scraper-api",
    source: "property_search",
    requestFields: () => ({ site: "homes.example", deal: "rent" }),
  },
};

export type SandboxChoice = { country: SandboxCountry; target: SandboxTarget };

export const defaultChoice: SandboxChoice = { country: "de", target: "shop" };

/**
 * A visitor's choice from a query; null for values that are not in the lists. SECURITY: both come from fixed lists, so a
 * visitor cannot choose a URL.
 */
export function parseChoice(query: Readonly<Record<string, unknown>>): SandboxChoice | null {
  const country = sandboxCountries.find((one) => one === query.country);
  const target = sandboxTargets.find((one) => one === query.target);
  return country && target ? { country, target } : null;
}

/** The page with a choice's response. */
export const pathOfChoice = ({ country, target }: SandboxChoice): string =>
  `${routes.sandbox()}?country=${country}&target=${target}#${anchors.result}`;

/** What the demo page shows in each country. */
export const compareCountries = (target: SandboxTarget) =>
  sandboxCountries.map((country) => ({
    country,
    name: markets[country].name,
    values: targetInfos[target].compare(markets[country]),
  }));

/** The body of the API request, valid by the documentation's schema. */
export function buildRequest({ country, target }: SandboxChoice): JsonObject {
  const { source, requestFields } = targetInfos[target];
  return {
    source,
    geo: country.toUpperCase(),
    ...requestFields(markets[country]),
  };
}
