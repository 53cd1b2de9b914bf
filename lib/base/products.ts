/**
 * The 17 product codes of the specification and their properties: the only source of a product's name, path, tint and
 * CRM form type.
 */

export const productCodes = [
  "OXY",
  "RP",
  "NGRP",
  "MP",
  "ISP",
  "DCP",
  "DC",
  "SDCP",
  "RTC",
  "SCRAPER",
  "SCRAPER_B",
  "WEB_API",
  "SERP_API",
  "ECOM_API",
  "RE_API",
  "WEB_UNBLOCKER",
  "DS",
] as const;
export type ProductCode = (typeof productCodes)[number];

/** Keys of the palette in `styles/tokens.css`; `data-tint` on an element selects one. */
export const tints = ["OXY", "RP", "DCP", "RTC", "MOBILE_PROXY"] as const;
export type Tint = (typeof tints)[number];

/** Products are billed by traffic, by IP or by successful result; the brand (OXY) is not sold. */
export type BillingUnit = "GB" | "IP" | "result";

export type Product = {
  code: ProductCode;
  name: string;
  /** Short form for menus and tables. */
  shortName: string;
  path: string;
  tint: Tint;
  /** The CRM's `form_type` for leads about this product; empty if the CRM has none. */
  formType: string;
  group: "brand" | "proxies" | "web-data";
  unit: BillingUnit | null;
};

const row = (
  code: ProductCode,
  name: string,
  shortName: string,
  path: string,
  tint: Tint,
  formType: string,
  group: Product["group"],
  unit: Product["unit"],
): Product => ({ code, name, shortName, path, tint, formType, group, unit });

export const products = {
  OXY: row("OXY", "Oxbow", "Oxbow", "/", "OXY", "", "brand", null),
  RP: row("RP", "Residential proxies", "Residential", "/residential-proxies", "RP", "rpn", "proxies", "GB"),
  NGRP: row(
    "NGRP",
    "Next-generation residential proxies",
    "Next-gen residential",
    "/next-gen-residential-proxies",
    "RP",
    "Next-Gen",
    "proxies",
    "GB",
  ),
  MP: row("MP", "Mobile proxies", "Mobile", "/mobile-proxies", "MOBILE_PROXY", "moxi", "proxies", "GB"),
  ISP: row("ISP", "ISP proxies", "ISP", "/isp-proxies", "RP", "ispxi", "proxies", "IP"),
  DCP: row("DCP", "Datacenter proxies", "Datacenter", "/datacenter-proxies", "DCP", "dtc", "proxies", "IP"),
  DC: row(
    "DC",
    "Dedicated datacenter proxies",
    "Dedicated datacenter",
    "/datacenter-proxies/dedicated",
    "DCP",
    "dtc",
    "proxies",
    "IP",
  ),
  SDCP: row(
    "SDCP",
    "Shared datacenter proxies",
    "Shared datacenter",
    "/shared-datacenter-proxies",
    "DCP",
    "sdcp",
    "proxies",
    "IP",
  ),
  RTC: row(
    "RTC",
    "Rotating datacenter proxies",
    "Rotating datacenter",
    "/rotating-datacenter-proxies",
    "RTC",
    "rtc",
    "proxies",
    "GB",
  ),
  SCRAPER: row("SCRAPER", "Scraper APIs", "Scraper APIs", "/scraper-api", "RTC", "", "web-data", "result"),
  SCRAPER_B: row(
    "SCRAPER_B",
    "Scraper APIs",
    "Scraper APIs",
    "/scraper-api",
    "RTC",
    "",
    "web-data",
    "result",
  ),
  WEB_API: row(
    "WEB_API",
    "Web scraper API",
    "Web scraper API",
    "/scraper-api/web",
    "RTC",
    "wapi",
    "web-data",
    "result",
  ),
  SERP_API: row(
    "SERP_API",
    "SERP scraper API",
    "SERP scraper API",
    "/scraper-api/serp",
    "RTC",
    "sapi",
    "web-data",
    "result",
  ),
  ECOM_API: row(
    "ECOM_API",
    "E-commerce scraper API",
    "E-commerce API",
    "/scraper-api/e-commerce",
    "RTC",
    "ecapi",
    "web-data",
    "result",
  ),
  RE_API: row(
    "RE_API",
    "Real-estate scraper API",
    "Real-estate API",
    "/scraper-api/real-estate",
    "RTC",
    "reapi",
    "web-data",
    "result",
  ),
  WEB_UNBLOCKER: row(
    "WEB_UNBLOCKER",
    "Web unblocker",
    "Web unblocker",
    "/web-unblocker",
    "RTC",
    "webunb",
    "web-data",
    "result",
  ),
  DS: row("DS", "Datasets", "Datasets", "/datasets", "OXY", "", "web-data", "result"),
} satisfies Record<ProductCode, Product>;

/** The brand's own code. It stands in for General where a product is required. */
export const brandProduct: ProductCode = "OXY";

/** What an inquiry is about: a product line, or `General` when none is named. */
export type InquiryProduct = ProductCode | "General";

/** Parses a product from a request; `General`, `Default` and anything unknown become General. */
export function parseInquiryProduct(value: unknown): InquiryProduct {
  return productCodes.find((code) => code === value && code !== "OXY") ?? "General";
}

/** `form_type` of a lead about `product` (specification, point 3). */
export function formTypeOf(product: InquiryProduct): string {
  return product === "General" ? "" : products[product].formType;
}

/** The global product type by exact path (specification, point 2); other paths are General. */
export const globalProductTypes: Readonly<Record<string, InquiryProduct>> = {
  "/residential-proxies": "RP",
  "/residential-proxies-promo": "RP",
  "/datasets": "DS",
};

export function globalProductTypeOf(path: string): InquiryProduct {
  return globalProductTypes[path] ?? "General";
}

export type PricedProduct = Exclude<ProductCode, "OXY" | "SCRAPER" | "SCRAPER_B">;

/** The products of the scraper API family, which has no price of its own. */
export const scraperApis = ["WEB_API", "SERP_API", "ECOM_API", "RE_API", "WEB_UNBLOCKER"] as const;

/** Whether a product has its own prices and measurements: not General, the brand or the scraper family. */
export function isPriced(product: InquiryProduct): product is PricedProduct {
  return product !== "General" && product !== "OXY" && product !== "SCRAPER" && product !== "SCRAPER_B";
}

export const pricedProducts: readonly PricedProduct[] = productCodes.filter(isPriced);

/** The product's slug in pricing URLs: its path with hyphens, such as "scraper-api-web". */
export function pricingSlugOf(code: PricedProduct): string {
  return products[code].path.slice(1).replaceAll("/", "-");
}

export function productOfPricingSlug(slug: string): PricedProduct | null {
  return pricedProducts.find((code) => pricingSlugOf(code) === slug) ?? null;
}
