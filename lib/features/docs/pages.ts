import { products } from "@/lib/base/products";
import { type DocsSlug, docsSlugs, routes } from "@/lib/base/routes";
import type { SitePage } from "@/lib/content/seo/site-pages";
import { type DocumentedApiSlug, documentedApis } from "./apis";
import { listParameters } from "./parameters";

/** ISO date of the last change to the documentation. */
const changed = "2026-11-23";

export type DocsPage = {
  slug: DocsSlug;
  /** Short form, for navigation. */
  label: string;
  title: string;
  /** The page's main heading. */
  heading: string;
  /** The meta description: 120 to 160 characters. */
  description: string;
  lead: string;
};

const texts: Record<DocsSlug, Omit<DocsPage, "slug">> = {
  "getting-started": {
    label: "Getting started",
    title: "Getting started with proxies and APIs",
    heading: "Getting started",
    description:
      "Get a key, keep it in an environment variable, and send a first request through the proxy gateway and a first call to a scraper API, in seven languages.",
    lead: "Get a key, send one request through the gateway, make one API call.",
  },
  authentication: {
    label: "Authentication",
    title: "Authentication: one key for gateway and APIs",
    heading: "Authentication",
    description:
      "How to sign in to the Oxbow gateway, the scraper APIs, the web unblocker and datasets: host names, ports, username, key, and what to check on 401 or 407.",
    lead: "One key works for every product. The username in front of it differs.",
  },
  targeting: {
    label: "Targeting",
    title: "Targeting: country, city, ZIP code and ASN",
    heading: "Targeting by username",
    description:
      "The words of a proxy username: country, city, ZIP code, network number, session. Which product understands which word, how to write it, and examples to copy.",
    lead: "The proxy username says where the exit should be. Every word narrows the choice.",
  },
  sessions: {
    label: "Sessions",
    title: "Sessions: keep an IP or take a new one",
    heading: "Sessions",
    description:
      "How to keep the same IP for several requests, how long each product can hold it, what happens if the device goes offline, and how to get a new IP every time.",
    lead: "Without a session, each new connection takes a new exit. With one, you keep it.",
  },
  errors: {
    label: "Errors and limits",
    title: "Errors and limits of gateway and APIs",
    heading: "Errors and limits",
    description:
      "Every status code of the Oxbow gateway and of the scraper APIs: what it means, what to do about it, whether it is billed, and how many requests you may send.",
    lead: "What each status code means, what to do about it, and what it costs.",
  },
  "web-scraper-api": {
    label: "Web scraper API",
    title: "Web scraper API reference",
    heading: "Web scraper API",
    description:
      "Reference of the web scraper API: every parameter with type and default, a request in seven languages, the response to it, and notes on fields and billing.",
    lead: "Send the URL of a public page, get its fields as JSON.",
  },
  "serp-scraper-api": {
    label: "SERP scraper API",
    title: "SERP scraper API reference",
    heading: "SERP scraper API",
    description:
      "Reference of the SERP scraper API: query, country, city, language and other parameters, a request in seven languages, and the search results as JSON.",
    lead: "Send a query and a place, get the results page as JSON.",
  },
  "e-commerce-scraper-api": {
    label: "E-commerce scraper API",
    title: "E-commerce scraper API reference",
    heading: "E-commerce scraper API",
    description:
      "Reference of the e-commerce scraper API: product URL or GTIN, ZIP code, sellers and other parameters, a request in seven languages, and the offer as JSON.",
    lead: "Send a product page and a place, get price, stock and sellers as JSON.",
  },
  "real-estate-scraper-api": {
    label: "Real estate scraper API",
    title: "Real estate scraper API reference",
    heading: "Real estate scraper API",
    description:
      "Reference of the real estate scraper API: city, ZIP code or area, rent or sale and other parameters, a request in seven languages, and listings as JSON.",
    lead: "Name an area, get its listings in one schema.",
  },
  "real-time-crawler": {
    label: "Real-time crawler",
    title: "Real-time crawler reference",
    heading: "Real-time crawler",
    description:
      "Reference of the real-time crawler: start page, paths to follow, depth, pace and limit, a request in seven languages, and how pages reach your callback.",
    lead: "Start from one page, get every page behind it posted to you.",
  },
  "web-unblocker": {
    label: "Web unblocker",
    title: "Web unblocker reference",
    heading: "Web unblocker",
    description:
      "Reference of the web unblocker: proxy address, certificate, the words of the x-oxbow header, a request in seven languages, and the headers that come back.",
    lead: "A proxy that returns the finished HTML of public pages that are hard to open.",
  },
  datasets: {
    label: "Datasets",
    title: "Datasets API reference",
    heading: "Datasets",
    description:
      "Reference of the datasets API: how to download the newest file, filter it by country, site, category or change, choose a format, and read it in seven languages.",
    lead: "Download the newest file of a dataset, whole or in part.",
  },
};

/** Every page of the documentation, in reading order. */
export const docsPages: readonly DocsPage[] = docsSlugs.map((slug) => ({ slug, ...texts[slug] }));

export const isApiSlug = (slug: DocsSlug): slug is DocumentedApiSlug => Object.hasOwn(documentedApis, slug);

/** The groups of the navigation. */
export const docsGroups: readonly { title: string; pages: readonly DocsPage[] }[] = [
  { title: "Basics", pages: docsPages.filter(({ slug }) => !isApiSlug(slug)) },
  { title: "APIs", pages: docsPages.filter(({ slug }) => isApiSlug(slug)) },
];

/** A page with the ones before and after it, or null for an unknown slug. */
export function getDocsPage(
  slug: string,
): { page: DocsPage; previous: DocsPage | null; next: DocsPage | null } | null {
  const index = docsPages.findIndex((page) => page.slug === slug);
  const page = docsPages[index];
  if (!page) return null;
  return { page, previous: docsPages[index - 1] ?? null, next: docsPages[index + 1] ?? null };
}

function keywordsOf(slug: DocsSlug): string {
  if (!isApiSlug(slug)) return "docs documentation";
  const names = listParameters(documentedApis[slug].schema).map(({ name }) => name);
  return ["docs documentation API parameters", ...names].join(" ");
}

const lastModified = new Date(changed);

/** The entry of a page for sitemap, search and share images. */
export function buildDocsPage({ slug, title, description }: DocsPage): SitePage {
  const tint = isApiSlug(slug) ? products[documentedApis[slug].product].tint : "OXY";
  const path = routes.docs(slug);
  return { kind: "docs", path, title, description, lastModified, tint, keywords: keywordsOf(slug) };
}

/** The entry of the documentation's first page. */
export const docsHubPage: SitePage = {
  kind: "docs",
  path: routes.docs(),
  title: "Docs: proxies, scraper APIs and datasets",
  description:
    "Oxbow documentation: first request, authentication, targeting, sessions, errors, and a reference of every API with parameters and code in seven languages.",
  lastModified,
  keywords: "documentation API reference developer guide",
};

export const docsSitePages: readonly SitePage[] = [docsHubPage, ...docsPages.map(buildDocsPage)];
