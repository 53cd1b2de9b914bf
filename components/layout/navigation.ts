/** What the header, the drawer and the footer list. */
import { type ProductCode, products, type Tint } from "@/lib/products";
import { routes } from "@/lib/routes";

export type ProductLine = { title: string; tint: Tint; codes: ProductCode[] };

/** The product menu, one entry a product line; the real-time crawler family is listed by its APIs. */
export const productLines: ProductLine[] = [
  { title: "Residential and ISP", tint: "RP", codes: ["RP", "NGRP", "ISP"] },
  { title: "Mobile", tint: "MOBILE_PROXY", codes: ["MP"] },
  { title: "Datacenter", tint: "DCP", codes: ["DCP", "DC", "SDCP", "RTC"] },
  {
    title: "Scraper APIs",
    tint: "RTC",
    codes: ["WEB_API", "SERP_API", "ECOM_API", "RE_API", "WEB_UNBLOCKER"],
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

/** One line on a product for the menu: what it is, and what it is billed by. */
export function describeProduct(code: ProductCode): string {
  const { unit } = products[code];
  return [whatItIs[code], unit && `per ${unit}`].filter(Boolean).join(", ");
}

/** Links of the main navigation beside the product menu. */
export const mainLinks = [
  { label: "Find your product", href: routes.chooser() },
  { label: "Locations", href: routes.locations() },
  { label: "Contact", href: routes.contact() },
];

/** Pages about the company, in the footer. */
export const companyLinks = [
  { label: "Contact", href: routes.contact() },
  { label: "Privacy policy", href: routes.legal("privacy-policy") },
];
