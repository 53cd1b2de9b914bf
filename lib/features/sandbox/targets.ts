/** The demo pages of the sandbox, and the API request for each of them. */
import type { PricedProduct } from "@/lib/base/products";
import type { JsonObject } from "@/lib/features/samples/literals";
import { type Market, markets, type SandboxCountry } from "./markets";

export const sandboxTargets = ["shop", "search", "listing"] as const;
export type SandboxTarget = (typeof sandboxTargets)[number];

type TargetInfo = {
  label: string;
  /** Headings of the two values that are compared between countries, in the order of `readers` in `compare.ts`. */
  columns: readonly [string, string];
  product: PricedProduct;
  docs: "e-commerce-scraper-api" | "serp-scraper-api" | "real-estate-scraper-api";
  source: "shop_offer" | "search" | "property_search";
  /** The keys of the request after `geo`. */
  writeRequest: (market: Market) => JsonObject;
};

export const targetInfos: Readonly<Record<SandboxTarget, TargetInfo>> = {
  shop: {
    label: "A product page in a shop",
    columns: ["Price", "Stock"],
    product: "ECOM_API",
    docs: "e-commerce-scraper-api",
    source: "shop_offer",
    writeRequest: () => ({ url: "https://shop.example/p/48213", sellers: "all" }),
  },
  search: {
    label: "A page of search results",
    columns: ["First result", "Ads"],
    product: "SERP_API",
    docs: "serp-scraper-api",
    source: "search",
    writeRequest: ({ search }) => ({ query: search.query }),
  },
  listing: {
    label: "An apartment for rent",
    columns: ["Rent per month", "Area"],
    product: "RE_API",
    docs: "real-estate-scraper-api",
    source: "property_search",
    writeRequest: () => ({ site: "homes.example", deal: "rent" }),
  },
};

export type SandboxChoice = { country: SandboxCountry; target: SandboxTarget };

/** The body of the API request, valid by the documentation's schema. */
export function buildRequest({ country, target }: SandboxChoice): JsonObject {
  const { source, writeRequest } = targetInfos[target];
  return {
    source,
    geo: country.toUpperCase(),
    ...writeRequest(markets[country]),
  };
}
