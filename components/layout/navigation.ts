/** The links of the main navigation and the footer. */

import type { PricedProduct } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { unitWordsOf } from "@/lib/base/unit-words";
import { continents } from "@/lib/features/locations/names";

/** `description` is only shown in the main navigation. */
export type NavLink = { label: string; href: string; description?: string };
export type NavGroup = { title: string; links: NavLink[] };
type NavMenu = { title: string; groups: NavGroup[] };

/** One product line; `overviews` are pages about several of its products. */
export type ProductLine = { title: string; codes: PricedProduct[]; overviews?: NavLink[] };

/** The page of all products: linked below the product menu and in the footer. */
export const allProductsLink: NavLink = { label: "All products", href: routes.products() };

export const productLines: ProductLine[] = [
  { title: "Residential and ISP", codes: ["RP", "NGRP", "ISP"] },
  { title: "Mobile networks", codes: ["MP"] },
  { title: "Datacenter", codes: ["DCP", "DC", "SDCP", "RTC"] },
  {
    title: "Scraper APIs",

    codes: ["WEB_API", "SERP_API", "ECOM_API", "RE_API", "WEB_UNBLOCKER"],
    overviews: [
      { label: "Real-time crawler", href: routes.crawler() },
      { label: "All scraper APIs", href: routes.product("SCRAPER") },
    ],
  },
  { title: "Data", codes: ["DS"] },
];

const productKinds: Record<PricedProduct, string> = {
  RP: "Household IPs",
  NGRP: "Household IPs with retries and a browser",
  ISP: "Fixed IPs from consumer ISPs",
  MP: "IPs of phone carriers",
  DCP: "Fast IPs in data centers",
  DC: "IPs that only you use",
  SDCP: "Fixed IPs, shared by a few",
  RTC: "A new IP per connection",
  WEB_API: "Any page as HTML or JSON",
  SERP_API: "Search results as data",
  ECOM_API: "Products, prices and stock",
  RE_API: "Listings and their prices",
  WEB_UNBLOCKER: "Retries and rendering for you",
  DS: "Checked files on schedule",
};

/** The menu's description of a product: what it is, and its billing unit. */
export function describeProduct(code: PricedProduct): string {
  return `${productKinds[code]}, per ${unitWordsOf(code).one}`;
}

const pricing: NavLink = { label: "Pricing", href: routes.pricing() };

export const mainLinks: NavLink[] = [pricing, { label: "Locations", href: routes.locations() }];

/** Also in the bar above the header. */
export const docs: NavLink = {
  label: "Docs",
  href: routes.docs(),
  description: "First request, parameters, errors",
};
export const search: NavLink = { label: "Search", href: routes.search() };

const build: NavGroup = {
  title: "Build",
  links: [
    docs,
    {
      label: "Integrations",
      href: routes.integrations(),
      description: "Setup for browsers, scrapers and libraries",
    },
    { label: "Browser tools", href: routes.tools(), description: "Proxy strings, user agents, CIDR ranges" },
    { label: "Network status", href: routes.networkStatus(), description: "90 days by product and region" },
  ],
};

const learn: NavGroup = {
  title: "Learn",
  links: [
    { label: "Blog", href: routes.blog(), description: "Proxies, HTTP and data quality" },
    { label: "Guides and more", href: routes.resources(), description: "Longer reads, to keep as files" },
    { label: "Glossary", href: routes.glossary(), description: "Each term in two sentences" },
    { label: "FAQ", href: routes.faq(), description: "Billing, trials, targeting, rules" },
  ],
};

const decide: NavGroup = {
  title: "Decide",
  links: [
    { label: "Use cases", href: routes.allUseCases(), description: "Which product for which job" },
    {
      label: "Comparisons",
      href: routes.comparisons(),
      description: "Proxies or API, buy or collect",
    },
    { label: "Customers", href: routes.customers(), description: "Results before and after the switch" },
    { label: "Cost calculator", href: routes.pricingCalculator(), description: "Price per 1,000 pages" },
  ],
};

const about: NavGroup = {
  title: "Company",
  links: [
    { label: "About us", href: routes.about() },
    { label: "Careers", href: routes.careers() },
    { label: "Core values", href: routes.coreValues() },
    { label: "Press area", href: routes.pressArea() },
    { label: "Partners", href: routes.partners() },
    { label: "Contact", href: routes.contact() },
  ],
};

const trust: NavGroup = {
  title: "Trust",
  links: [
    { label: "Trust center", href: routes.trust(), description: "Checks, certificates, subprocessors" },
    { label: "How we source IPs", href: routes.trust("sourcing"), description: "Who shares an IP, and why" },
    {
      label: "Acceptable use",
      href: routes.trust("acceptable-use"),
      description: "What is allowed and what is not",
    },
    { label: "Report abuse", href: routes.trust("report-abuse"), description: "Read by a person" },
  ],
};

const events: NavLink[] = [
  { label: "Oxycon", href: routes.event(), description: "The conference, and past talks" },
  { label: "Scraping digest", href: routes.newsletter(), description: "The newsletter" },
];

const trials: NavLink[] = [
  { label: "Try a request", href: routes.sandbox(), description: "Simulated on our demo shop, no account" },
  { label: "Free trial", href: routes.freeTrial(), description: "What it includes, and how to start" },
  { label: "Free proxies", href: routes.freeProxies(), description: "What the free plan includes" },
  { label: "Browser extension", href: routes.extension(), description: "Switch location in a tab" },
];

const affiliates: NavLink = {
  label: "Affiliate program",
  href: routes.affiliates(),
  description: "Earn by recommending",
};

const more: NavGroup = { title: "Events and offers", links: [...events, ...trials, affiliates] };

export const menus: NavMenu[] = [
  { title: "Resources", groups: [build, learn, decide] },
  { title: "Company", groups: [about, trust, more] },
];

export const footerColumns: NavGroup[] = [
  { title: "Get started", links: [pricing, ...trials, ...decide.links] },
  { title: "Resources", links: [...build.links, ...learn.links, ...events, search] },
  { title: "Company and trust", links: [...about.links, ...trust.links, affiliates] },
];

/** The directory of locations, and its part of each continent. */
export const locationGroup: NavGroup = {
  title: "Locations",
  links: [
    { label: "All countries", href: routes.locations() },
    ...Object.values(continents).map(({ name, slug }) => ({ label: name, href: routes.locations(slug) })),
  ],
};

/** The links at the bottom of the footer. */
export const bottomLinks: NavLink[] = [
  { label: "Privacy policy", href: routes.legal("privacy-policy") },
  { label: "Terms", href: routes.legal("terms") },
  { label: "Acceptable use policy", href: routes.legal("acceptable-use") },
  { label: "Cookies", href: routes.legal("cookies") },
  { label: "DPA", href: routes.legal("dpa") },
];
