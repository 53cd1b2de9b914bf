import type { BillingUnit } from "@/lib/base/products";
import type { ProductGroup } from "@/lib/base/routes";
import type { Need, ProductEntryKey } from "@/lib/features/products/entries";

/** One sentence that says how a product differs from similar ones. */
export const productDifferences = {
  RP: "Home connections, chosen by country, city, ZIP code or carrier.",
  NGRP: "Home connections, with a browser and automatic retries.",
  MP: "Phones on mobile networks, chosen by carrier.",
  ISP: "IPs of consumer internet providers, yours for months.",
  DCP: "Fast fixed IPs for open pages and large files.",
  DC: "Whole subnets that only you use.",
  SDCP: "Fixed IPs, each shared by at most three customers.",
  RTC: "A new datacenter IP for every connection, or one kept for minutes.",
  WEB_API: "Public pages as fields or HTML.",
  SERP_API: "Search results by city: positions, ads, maps.",
  ECOM_API: "Offers by ZIP code: price, stock, sellers.",
  RE_API: "Listings in an area, with their history.",
  CRAWLER: "Whole sections of a site, crawled from one start URL.",
  WEB_UNBLOCKER: "Finished HTML for your own parser. Pages that do not load are free.",
  DS: "Checked files of whole markets, on a schedule.",
} satisfies Record<ProductEntryKey, string>;

export const needLabels = {
  city: "City targeting",
  carrier: "Carrier targeting",
  "keeps-ip": "Same IP for days",
  renders: "Browser rendering",
} satisfies Record<Need, string>;

export const unitNames = {
  GB: "per GB",
  IP: "per IP per month",
  result: "per 1,000 results",
} satisfies Record<BillingUnit, string>;

/** The filter "Billed": datasets are billed by record. */
export const unitFilters = {
  GB: "Per GB",
  IP: "Per IP per month",
  result: "Per 1,000 results or records",
} satisfies Record<BillingUnit, string>;

export const productsHeads = {
  all: {
    heading: "All proxies and web data products",
    lead: "Proxies give you IPs to send requests from. Scraper APIs and datasets give you pages and records. Filter by what you need.",
  },
  proxies: {
    heading: "Residential, mobile, ISP and datacenter proxies",
    lead: "You bring the client and the parser; we bring the IP. The products differ in who the IP belongs to and how long you keep it.",
  },
  "web-data": {
    heading: "Scraper APIs and datasets",
    lead: "Send a URL or a query and get its records, or take a whole dataset as files. We take care of exit IPs, browsers, retries and, except with the web unblocker, parsing.",
  },
} satisfies Record<ProductGroup | "all", { heading: string; lead: string }>;
