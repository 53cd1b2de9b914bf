import { type BillingUnit, type ProductCode, productCodes, products, type Tint } from "@/lib/base/products";
import { type ProductGroup, routes } from "@/lib/base/routes";
import { networkOf } from "@/lib/content/endpoints/network";
import { priceFrom } from "@/lib/content/endpoints/prices";
import type { NetworkFigures, Pricing } from "@/lib/content/endpoints/schemas";

/** Requirements that the product filter offers. */
export const needs = ["city", "carrier", "keeps-ip", "renders"] as const;
export type Need = (typeof needs)[number];

/** Products with a page, and the crawler, which has no code of its own. */
export type ProductEntryKey = Exclude<ProductCode, "OXY" | "SCRAPER_B"> | "CRAWLER";

export type ProductEntry = {
  key: ProductEntryKey;
  name: string;
  path: string;
  tint: Tint;
  group: ProductGroup;
  unit: BillingUnit;
  needs: Need[];
  /** US dollars per GB, IP or 1,000 results; null while prices are unavailable. */
  priceFrom: number | null;
};

/** In the products' order: proxies first, by how residential their IPs are. The crawler is a scraper API, too. */
const keys: readonly ProductEntryKey[] = productCodes.flatMap((code): ProductEntryKey[] => {
  if (code === "OXY" || code === "SCRAPER_B") return [];
  return code === "WEB_UNBLOCKER" ? ["CRAWLER", code] : [code];
});

type Facts = { network: NetworkFigures; pricing: Pricing | null };

function listNeeds(code: ProductCode, network: NetworkFigures): Need[] {
  // The crawler and the scraper family have the web scraper API's capabilities.
  const row = networkOf(network, code === "SCRAPER" ? "WEB_API" : code);
  if (!row) return [];
  return needs.filter((need) => {
    if (need === "keeps-ip") return row.keepsIp;
    if (need === "renders") return row.renders;
    return row.targeting.includes(need);
  });
}

export function listProductEntries({ network, pricing }: Facts, group: ProductGroup | "all"): ProductEntry[] {
  return keys.flatMap((key): ProductEntry[] => {
    const code = key === "CRAWLER" ? "SCRAPER" : key;
    const { name, path, tint, unit, group: own } = products[code];
    if (own === "brand" || unit === null || (group !== "all" && own !== group)) return [];
    const isCrawler = key === "CRAWLER";
    return [
      {
        key,
        name: isCrawler ? "Real-time crawler" : name,
        path: isCrawler ? routes.crawler() : path,
        tint,
        group: own,
        unit,
        needs: listNeeds(code, network),
        priceFrom: pricing && priceFrom(pricing, code),
      },
    ];
  });
}
