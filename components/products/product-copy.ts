import type { BillingUnit } from "@/lib/base/products";
import type { ProductGroup } from "@/lib/base/routes";
import type { Need, ProductEntryKey } from "@/lib/features/products/entries";

/** One sentence that says how a product differs from similar ones. */
export const productDifferences = {
  RP: "Household lines, chosen by country, city, ZIP code or carrier.",
  NGRP: "Household lines with a browser and a second try behind them.",
  MP: "Phones on mobile networks, chosen by carrier.",
  ISP: "Addresses of consumer providers that stay yours for months.",
  DCP: "Fast fixed addresses for open pages and large files.",
  DC: "Whole subnets that nobody but you sends through.",
  SDCP: "Fixed addresses that three customers share.",
  RTC: "Another datacenter address for every request.",
  SCRAPER: "The family: one call, five ways to read a page.",
  WEB_API: "Any public page as fields or HTML.",
  SERP_API: "Results pages of a city: positions, ads, maps.",
  ECOM_API: "Offers by ZIP code: price, stock, sellers.",
  RE_API: "Listings of an area, with their history.",
  CRAWLER: "One start page, and every page behind it as it is found.",
  WEB_UNBLOCKER: "The finished page for your own parser, or no bill.",
  DS: "Checked files of whole markets, on your schedule.",
} satisfies Record<ProductEntryKey, string>;

export const needLabels = {
  city: "Choice of city",
  carrier: "Choice of carrier",
  "keeps-ip": "Same IP for days",
  renders: "A browser that runs the page",
} satisfies Record<Need, string>;

export const unitNames = {
  GB: "per GB",
  IP: "per IP a month",
  result: "per 1,000 results",
} satisfies Record<BillingUnit, string>;

export const productsHeads = {
  all: {
    heading: "Everything we sell, on one sheet",
    lead: "Two kinds of products: addresses to send from, and data that has been read for you. Say what you need and the sheet gets shorter.",
  },
  proxies: {
    heading: "Proxies: whose address, and for how long",
    lead: "You bring the client and the parser, we bring the address. These differ in who it belongs to and in how long it stays yours.",
  },
  "web-data": {
    heading: "Web data: say what should come back",
    lead: "You bring a page, a query or a question. Exits, browsers, retries and parsing are ours, and only what comes back is billed.",
  },
} satisfies Record<ProductGroup | "all", { heading: string; lead: string }>;
