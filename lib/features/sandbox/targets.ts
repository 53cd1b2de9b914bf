/** The demo pages of the sandbox, and the API request for each of them. */
import type { PricedProduct } from "@/lib/base/products";
import type { JsonObject } from "@/lib/features/samples/literals";
import { type Market, markets, type SandboxCountry } from "./markets";

export const sandboxTargets = ["shop", "search", "listing"] as const;
export type SandboxTarget = (typeof sandboxTargets)[number];

export type TargetInfo = {
  label: string;
  /** Values of the request that depend on the country, besides the country itself. */
  columns: readonly [string, string];
  product: PricedProduct;
  docs: "e-commerce-scraper-api" | "serp-scraper-api" | "real-estate-scraper-api";
  /** The keys of the request after `geo`. */
  writeRequest: (market: Market) => JsonObject;
};

export const targetInfos: Readonly<Record<SandboxTarget, TargetInfo>> = {
  shop: {
    label: "A product page in a shop",
    columns: ["Price", "Stock"],
    product: "ECOM_API",
    docs: "e-commerce-scraper-api",
    writeRequest: () => ({ url: "https://shop.example/p/48213", sellers: "all" }),
  },
  search: {
    label: "A page of search results",
    columns: ["First result", "Ads"],
    product: "SERP_API",
    docs: "serp-scraper-api",
    writeRequest: ({ search }) => ({ query: search.query }),
  },
  listing: {
    label: "An apartment for rent",
    columns: ["Rent per month", "Area"],
    product: "RE_API",
    docs: "real-estate-scraper-api",
    writeRequest: () => ({ site: "homes.example", deal: "rent" }),
  },
};

const sources = { shop: "shop_offer", search: "search", listing: "property_search" } as const;

export type SandboxChoice = { country: SandboxCountry; target: SandboxTarget };

/** The body of the API request, valid by the documentation's schema. */
export function buildRequest({ country, target }: SandboxChoice): JsonObject {
  return {
    source: sources[target],
    geo: country.toUpperCase(),
    ...targetInfos[target].writeRequest(markets[country]),
  };
}
