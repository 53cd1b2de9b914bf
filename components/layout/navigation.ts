/** The links of the header, the drawer and the footer. */
import { unitWordsOf } from "@/components/charts/price-ladder";
import { type ProductCode, products, type Tint } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";

export type NavLink = { label: string; href: string };
export type NavGroup = { title: string; links: NavLink[] };

/** One product line; `overviews` are pages about several of its products. */
export type ProductLine = { title: string; tint: Tint; codes: ProductCode[]; overviews?: NavLink[] };

/** The page of all products: linked below the product menu and in the footer. */
export const allProducts: NavLink = { label: "All products", href: routes.products() };

/** The product menu, one entry per product line. */
export const productLines: ProductLine[] = [
  { title: "Residential and ISP", tint: "RP", codes: ["RP", "NGRP", "ISP"] },
  { title: "Mobile", tint: "MOBILE_PROXY", codes: ["MP"] },
  { title: "Datacenter", tint: "DCP", codes: ["DCP", "DC", "SDCP", "RTC"] },
  {
    title: "Scraper APIs",
    tint: "RTC",
    codes: ["WEB_API", "SERP_API", "ECOM_API", "RE_API", "WEB_UNBLOCKER"],
    overviews: [
      { label: "All scraper APIs", href: routes.product("SCRAPER") },
      { label: "Real-time crawler", href: routes.crawler() },
    ],
  },
  { title: "Datasets", tint: "OXY", codes: ["DS"] },
];

const whatItIs: Partial<Record<ProductCode, string>> = {
  RP: "Household addresses",
  NGRP: "Household addresses with retries",
  ISP: "Fixed addresses at providers",
  MP: "Addresses of phone carriers",
  DCP: "Fast addresses in datacenters",
  DC: "Addresses that only you use",
  SDCP: "Fixed addresses, shared by a few",
  RTC: "A new address for every request",
  WEB_API: "Any page as HTML or JSON",
  SERP_API: "Search results as data",
  ECOM_API: "Products, prices and stock",
  RE_API: "Listings and their prices",
  WEB_UNBLOCKER: "Retries and rendering for you",
  DS: "Checked files on schedule",
};

/** The menu's description of a product: what it is, and its billing unit. */
export function describeProduct(code: ProductCode): string {
  const isSold = products[code].unit !== null;
  return [whatItIs[code], isSold && `per ${unitWordsOf(code).one}`].filter(Boolean).join(", ");
}

/** Links of the main navigation besides its menus. */
export const mainLinks: NavLink[] = [
  { label: "Pricing", href: routes.pricing() },
  { label: "Locations", href: routes.locations() },
  { label: "Use cases", href: routes.allUseCases() },
];

/** Links of the bar above the header, which are in a menu, too. */
export const docs: NavLink = { label: "Docs", href: routes.docs() };
export const search: NavLink = { label: "Search", href: routes.search() };

/** The resources menu, and a column of the footer. */
export const resources: NavGroup = {
  title: "Resources",
  links: [
    docs,
    { label: "Integrations", href: routes.integrations() },
    { label: "Blog", href: routes.blog() },
    { label: "Guides and more", href: routes.resources() },
    { label: "Glossary", href: routes.glossary() },
    { label: "Browser tools", href: routes.tools() },
    { label: "Comparisons", href: routes.comparisons() },
    { label: "Questions and answers", href: routes.faq() },
    { label: "Network status", href: routes.networkStatus() },
  ],
};

export const company: NavGroup = {
  title: "Company",
  links: [
    { label: "About us", href: routes.about() },
    { label: "Customers", href: routes.customers() },
    { label: "Core values", href: routes.coreValues() },
    { label: "Careers", href: routes.careers() },
    { label: "Partners", href: routes.partners() },
    { label: "Press area", href: routes.pressArea() },
    { label: "Oxycon", href: routes.event() },
    { label: "Scraping Digest", href: routes.newsletter() },
    { label: "Contact", href: routes.contact() },
  ],
};

export const trust: NavGroup = {
  title: "Trust and offers",
  links: [
    { label: "Trust center", href: routes.trust() },
    { label: "How we source IPs", href: routes.trust("sourcing") },
    { label: "Report abuse", href: routes.trust("report-abuse") },
    { label: "Free proxies", href: routes.freeProxies() },
    { label: "Browser extension", href: routes.extension() },
    { label: "Affiliate program", href: routes.affiliates() },
    { label: "Cost calculator", href: routes.pricingCalculator() },
  ],
};

/** Links below the columns of the footer. */
export const legalLinks: NavLink[] = [
  { label: "Privacy policy", href: routes.legal("privacy-policy") },
  { label: "Terms", href: routes.legal("terms") },
  { label: "Acceptable use", href: routes.legal("acceptable-use") },
  { label: "Cookies", href: routes.legal("cookies") },
  { label: "DPA", href: routes.legal("dpa") },
  search,
];
