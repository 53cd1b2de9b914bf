/**
 * The specification's product codes and their properties: the only source of a product's name, path, tint and CRM form
 * type.
 */

import { uncapitalize } from "./format/capitalize.ts";

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

/**
 * Keys of the specification for the palettes in `styles/palette.css`; `data-tint` on an element selects one. They look like
 * product codes but are not: tint `RTC` colors the scraper APIs, and product `RTC` has the tint `DCP`.
 */
export const tints = ["OXY", "RP", "DCP", "RTC", "MOBILE_PROXY"] as const;
export type Tint = (typeof tints)[number];

/** Products are billed by traffic, by IP or by successful result; the brand (OXY) is not sold. */
export type BillingUnit = "GB" | "IP" | "result";

export type Product = {
  name: string;
  /** Short form for menus and tables. */
  shortName: string;
  path: `/${string}`;
  tint: Tint;
  /** The CRM's `form_type` for leads about this product; empty if the CRM has none. */
  formType: string;
  group: "brand" | "proxies" | "web-data";
  unit: BillingUnit | null;
};

const scraperFamily: Product = {
  name: "Scraper APIs",
  shortName: "Scraper APIs",
  path: "/scraper-api",
  tint: "RTC",
  formType: "",
  group: "web-data",
  unit: "result",
};

export const products: Readonly<Record<ProductCode, Product>> = {
  OXY: {
    name: "Oxbow",
    shortName: "Oxbow",
    path: "/",
    tint: "OXY",
    formType: "",
    group: "brand",
    unit: null,
  },
  RP: {
    name: "Residential proxies",
    shortName: "Residential",
    path: "/residential-proxies",
    tint: "RP",
    formType: "rpn",
    group: "proxies",
    unit: "GB",
  },
  NGRP: {
    name: "Next-generation residential proxies",
    shortName: "Next-gen residential",
    path: "/next-gen-residential-proxies",
    tint: "RP",
    formType: "Next-Gen",
    group: "proxies",
    unit: "GB",
  },
  MP: {
    name: "Mobile proxies",
    shortName: "Mobile",
    path: "/mobile-proxies",
    tint: "MOBILE_PROXY",
    formType: "moxi",
    group: "proxies",
    unit: "GB",
  },
  ISP: {
    name: "ISP proxies",
    shortName: "ISP",
    path: "/isp-proxies",
    tint: "RP",
    formType: "ispxi",
    group: "proxies",
    unit: "IP",
  },
  DCP: {
    name: "Datacenter proxies",
    shortName: "Datacenter",
    path: "/datacenter-proxies",
    tint: "DCP",
    formType: "dtc",
    group: "proxies",
    unit: "IP",
  },
  DC: {
    name: "Dedicated datacenter proxies",
    shortName: "Dedicated datacenter",
    path: "/datacenter-proxies/dedicated",
    tint: "DCP",
    formType: "dtc",
    group: "proxies",
    unit: "IP",
  },
  SDCP: {
    name: "Shared datacenter proxies",
    shortName: "Shared datacenter",
    path: "/shared-datacenter-proxies",
    tint: "DCP",
    formType: "sdcp",
    group: "proxies",
    unit: "IP",
  },
  RTC: {
    name: "Rotating datacenter proxies",
    shortName: "Rotating datacenter",
    path: "/rotating-datacenter-proxies",
    tint: "DCP",
    formType: "rtc",
    group: "proxies",
    unit: "GB",
  },
  SCRAPER: scraperFamily,
  // The variant of the A/B test of /scraper-api (`lib/base/page-experiments.ts`), not another product.
  SCRAPER_B: scraperFamily,
  WEB_API: {
    name: "Web scraper API",
    shortName: "Web scraper API",
    path: "/scraper-api/web",
    tint: "RTC",
    formType: "wapi",
    group: "web-data",
    unit: "result",
  },
  SERP_API: {
    name: "SERP scraper API",
    shortName: "SERP scraper API",
    path: "/scraper-api/serp",
    tint: "RTC",
    formType: "sapi",
    group: "web-data",
    unit: "result",
  },
  ECOM_API: {
    name: "E-commerce scraper API",
    shortName: "E-commerce API",
    path: "/scraper-api/e-commerce",
    tint: "RTC",
    formType: "ecapi",
    group: "web-data",
    unit: "result",
  },
  RE_API: {
    name: "Real-estate scraper API",
    shortName: "Real-estate API",
    path: "/scraper-api/real-estate",
    tint: "RTC",
    formType: "reapi",
    group: "web-data",
    unit: "result",
  },
  WEB_UNBLOCKER: {
    name: "Web unblocker",
    shortName: "Web unblocker",
    path: "/web-unblocker",
    tint: "RTC",
    formType: "webunb",
    group: "web-data",
    unit: "result",
  },
  DS: {
    name: "Datasets",
    shortName: "Datasets",
    path: "/datasets",
    tint: "RTC",
    formType: "",
    group: "web-data",
    unit: "result",
  },
};

/** The brand's own code. It stands in for `General` where a `ProductCode` is needed, for example for a tint. */
export const brandProduct: ProductCode = "OXY";

/** What an inquiry is about: a product line, or `General` when none is named. */
export type InquiryProduct = ProductCode | "General";

/** Parses a product code from a request or a CMS document. The brand (OXY) and unknown values become General. */
export function parseInquiryProduct(value: unknown): InquiryProduct {
  return productCodes.find((code) => code === value && code !== brandProduct) ?? "General";
}

/** `form_type` of a lead about `product` (specification, point 3). */
export function formTypeOf(product: InquiryProduct): string {
  return product === "General" ? "" : products[product].formType;
}

/**
 * Pages with a product of their own. The inquiry form takes its title and disclaimer from it, and the product unless the clicked
 * link names one. The specification (point 2) calls it the global product type.
 */
export const globalProductTypes: Readonly<Record<string, InquiryProduct>> = {
  [products.RP.path]: "RP",
  "/residential-proxies-promo": "RP",
  [products.DS.path]: "DS",
};

export function globalProductTypeOf(path: string): InquiryProduct {
  return globalProductTypes[path] ?? "General";
}

const unpricedCodes = ["OXY", "SCRAPER", "SCRAPER_B"] as const;
export type PricedProduct = Exclude<ProductCode, (typeof unpricedCodes)[number]>;

/** Members of the scraper API family; the family itself has no price. Web unblocker counts as one. */
export const scraperApis = ["WEB_API", "SERP_API", "ECOM_API", "RE_API", "WEB_UNBLOCKER"] as const;

/** Whether a product has prices of its own: not General, the brand or the scraper family. */
export function isPriced(product: InquiryProduct): product is PricedProduct {
  // Prismic may have a newer product than this release.
  return product in products && !unpricedCodes.some((code) => code === product);
}

export const pricedProducts: readonly PricedProduct[] = productCodes.filter(isPriced);

/** The product's slug in pricing URLs: its path with hyphens, such as "scraper-api-web". */
export function pricingSlugOf(code: PricedProduct): string {
  return products[code].path.slice(1).replaceAll("/", "-");
}

export function productOfPricingSlug(slug: string): PricedProduct | null {
  return pricedProducts.find((code) => pricingSlugOf(code) === slug) ?? null;
}

/** The label of a link to a product's page: "See residential proxies", "See the SERP scraper API". */
export function productLinkLabel(code: ProductCode): string {
  const { name } = products[code];
  if (code === brandProduct) return `See ${name}`;
  return `See ${/(?:API|unblocker)$/.test(name) ? "the " : ""}${uncapitalize(name)}`;
}
