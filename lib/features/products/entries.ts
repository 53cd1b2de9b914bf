import { formatCount, formatPercent } from "@/lib/base/format/count";
import {
  type BillingUnit,
  type PricedProduct,
  pricedProducts,
  products,
  type Tint,
} from "@/lib/base/products";
import { type ProductGroup, routes } from "@/lib/base/routes";
import { carrierTargetingCountries, cityTargetingCountries } from "@/lib/content/endpoints/counts";
import { lowestUnitPrice } from "@/lib/content/endpoints/prices";
import type { Locations, NetworkFigures, Pricing } from "@/lib/content/endpoints/schemas";

/** Requirements that the product filter offers. */
export const needs = ["city", "carrier", "keeps-ip", "renders"] as const;
export type Need = (typeof needs)[number];

/** Products with a price, and the crawler, which has no code of its own. */
export type ProductEntryKey = PricedProduct | "CRAWLER";

/** Products that the list compares by the same figures. */
type ProductFamily = "proxies" | "apis" | "data";

export type ProductEntry = {
  key: ProductEntryKey;
  name: string;
  path: string;
  tint: Tint;
  family: ProductFamily;
  unit: BillingUnit;
  /** Needs of the filter that the product meets. */
  meets: Need[];
  /** US dollars per GB, IP or 1,000 results; null while prices are unavailable. */
  priceFrom: number | null;
};

/** In the order of the products. The crawler is before the web unblocker, so that it follows the scraper APIs. */
const keys: readonly ProductEntryKey[] = pricedProducts.flatMap((code): ProductEntryKey[] =>
  code === "WEB_UNBLOCKER" ? ["CRAWLER", code] : [code],
);

/** The crawler is not a row of the tables: it has the API's price and status, and its own rates were not measured. */
export const crawlerNote =
  "The real-time crawler costs the same as the web scraper API and shares its network status. Its success rate is not measured; some sites refuse it, because it identifies itself as OxbowBot.";

/** Products that share a pool each show the pool's number of IPs. */
export const poolNote =
  "Residential and next-gen residential share one pool of IPs; so do datacenter and dedicated datacenter.";

/** Success rates on targets where residential proxies often fail. The other products were not measured there. */
export const formatHardTargets = ({ hardTargets: { count, residential, unblocker } }: NetworkFigures) =>
  `Success on ${formatCount(count)} hard targets: residential ${formatPercent(residential)}, web unblocker ${formatPercent(unblocker)}; others not measured.`;

/** In how many countries a city or a carrier can be targeted. */
export const formatTargeting = (locations: Locations) =>
  `City targeting covers ${formatCount(cityTargetingCountries(locations).length)} countries (ISP and real estate: fewer), carrier targeting ${formatCount(carrierTargetingCountries(locations).length)}.`;

type Facts = { network: NetworkFigures; pricing: Pricing | null };

function listMetNeeds(code: PricedProduct, network: NetworkFigures): Need[] {
  const row = network.products[code];
  return needs.filter((need) => {
    if (need === "keeps-ip") return row.keepsIp;
    if (need === "renders") return row.renders;
    return row.targeting.includes(need);
  });
}

export function listProductEntries({ network, pricing }: Facts, group: ProductGroup | "all"): ProductEntry[] {
  return keys.flatMap((key): ProductEntry[] => {
    const isCrawler = key === "CRAWLER";
    // The crawler has the price of the web scraper API.
    const code = isCrawler ? "WEB_API" : key;
    const { name, path, tint, unit, group: ownGroup } = products[code];
    // Only for the types: every product with a price has a unit, and is not the brand.
    if (ownGroup === "brand" || unit === null) return [];
    if (group !== "all" && ownGroup !== group) return [];
    return [
      {
        key,
        name: isCrawler ? "Real-time crawler" : name,
        path: isCrawler ? routes.crawler() : path,
        tint,
        family: ownGroup === "proxies" ? ownGroup : key === "DS" ? "data" : "apis",
        unit,
        // The crawler neither renders nor targets cities.
        meets: isCrawler ? [] : listMetNeeds(code, network),
        priceFrom: pricing && lowestUnitPrice(pricing.products[code]),
      },
    ];
  });
}
