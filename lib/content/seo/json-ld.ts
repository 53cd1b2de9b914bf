/**
 * Structured data in schema.org's vocabulary. Builders are pure and return one node each, without a context;
 * `<JsonLd>` of `components/seo/json-ld.tsx` joins the nodes of a page into one graph. Structured data may
 * only hold what the page shows.
 */

import { company } from "@/lib/base/company";
import { emailOf, links } from "@/lib/base/links";
import { isPriced, type ProductCode, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { planTotal, unitPriceAt } from "@/lib/content/endpoints/prices";
import type { Plan, Pricing, ProductPricing } from "@/lib/content/endpoints/schemas";
import { shareImagePath } from "./head";
import { absoluteUrl } from "./own-url";

type SchemaValue = string | number | boolean | SchemaReference | SchemaNode | readonly SchemaValue[];
type SchemaReference = { "@id": string };
/** A schema.org node. Absent values are left out, never null. */
export type SchemaNode = { "@type": string | readonly string[] } & { [key: string]: SchemaValue | undefined };

/** Origin of the site without a trailing slash, such as `publicEnv.SITE_URL`. */
type Site = { siteUrl: string };

const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;
const websiteId = (siteUrl: string) => `${siteUrl}/#website`;

/** The company; other nodes reference it as publisher, brand or organizer. */
export function buildOrganization({ siteUrl }: Site): SchemaNode {
  return {
    "@type": "Organization",
    "@id": organizationId(siteUrl),
    name: "Oxbow",
    legalName: company.legalName,
    url: siteUrl,
    logo: { "@type": "ImageObject", url: `${siteUrl}/icon-512.png`, width: 512, height: 512 },
    address: { "@type": "PostalAddress", addressLocality: "Rotterdam", addressCountry: "NL" },
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      email: emailOf(links.salesMail),
      url: siteUrl + routes.contact(),
      availableLanguage: "en",
    },
  };
}

export function buildWebSite({ siteUrl }: Site): SchemaNode {
  return {
    "@type": "WebSite",
    "@id": websiteId(siteUrl),
    name: "Oxbow",
    url: siteUrl,
    inLanguage: "en-US",
    publisher: { "@id": organizationId(siteUrl) },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${siteUrl}${routes.search()}?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

/**
 * The breadcrumb list of a page; takes what `<Breadcrumbs items>` takes. Steps without a URL are left out,
 * except the last: search engines reject a list with a step that has none.
 */
export function buildBreadcrumbList({
  siteUrl,
  items,
}: Site & { items: readonly { label: string; href?: string }[] }): SchemaNode {
  const steps = items.filter(({ href }, index) => href !== undefined || index === items.length - 1);
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: href === undefined ? undefined : absoluteUrl(href, siteUrl),
    })),
  };
}

export function buildFaqPage(questions: readonly { question: string; answer: string }[]): SchemaNode {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

type ArticleInput = Site & {
  type: "BlogPosting" | "TechArticle";
  path: string;
  headline: string;
  description: string;
  /** ISO dates. */
  datePublished: string;
  dateModified: string;
  /** Left out when the company is the author. */
  author?: { name: string; path: string };
  section: string;
};

export function buildArticle(input: ArticleInput): SchemaNode {
  const { siteUrl, type, path, author } = input;
  const url = absoluteUrl(path, siteUrl);
  const publisher = { "@id": organizationId(siteUrl) };
  return {
    "@type": type,
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    headline: input.headline,
    description: input.description,
    image: siteUrl + shareImagePath(path),
    datePublished: input.datePublished,
    dateModified: input.dateModified,
    author: author
      ? { "@type": "Person", name: author.name, url: absoluteUrl(author.path, siteUrl) }
      : publisher,
    publisher,
    isPartOf: { "@id": websiteId(siteUrl) },
    articleSection: input.section,
    inLanguage: "en-US",
  };
}

function buildPlanOffer(pricing: ProductPricing, plan: Plan, url: string): SchemaNode {
  return {
    "@type": "Offer",
    name: plan.name,
    url,
    price: planTotal(pricing, plan),
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: unitPriceAt(pricing, plan.volume),
      priceCurrency: "USD",
      referenceQuantity: { "@type": "QuantitativeValue", value: pricing.per, unitText: pricing.unit },
    },
  };
}

function buildOffers(pricing: ProductPricing, url: string): SchemaNode {
  const totals = pricing.plans.map((plan) => planTotal(pricing, plan));
  return {
    "@type": "AggregateOffer",
    priceCurrency: "USD",
    lowPrice: Math.min(...totals),
    highPrice: Math.max(...totals),
    offerCount: totals.length,
    offers: pricing.plans.map((plan) => buildPlanOffer(pricing, plan, url)),
  };
}

/**
 * A product with one offer per plan.
 * @param pricing null when the pricing endpoint is unavailable: the node then has no offers
 * @param path of the page that shows it
 */
export function buildProduct({
  siteUrl,
  code,
  description,
  pricing,
  path,
}: Site & { code: ProductCode; description: string; pricing: Pricing | null; path: string }): SchemaNode {
  const url = absoluteUrl(path, siteUrl);
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: products[code].name,
    description,
    url,
    image: siteUrl + shareImagePath(path),
    category: products[code].group === "proxies" ? "Proxy service" : "Web data service",
    brand: { "@type": "Brand", name: "Oxbow" },
    manufacturer: { "@id": organizationId(siteUrl) },
    offers: pricing && isPriced(code) ? buildOffers(pricing.products[code], url) : undefined,
  };
}

type EventInput = Site & {
  path: string;
  name: string;
  description: string;
  /** ISO date-times with UTC offset. */
  startDate: string;
  endDate: string;
  /** The venue. */
  place: { name: string; locality: string; country: string };
  performers: readonly string[];
};

export function buildEvent(input: EventInput): SchemaNode {
  const { siteUrl, path, place } = input;
  const url = absoluteUrl(path, siteUrl);
  const address = {
    "@type": "PostalAddress",
    addressLocality: place.locality,
    addressCountry: place.country,
  };
  return {
    "@type": "Event",
    "@id": `${url}#event`,
    name: input.name,
    description: input.description,
    url,
    image: siteUrl + shareImagePath(path),
    startDate: input.startDate,
    endDate: input.endDate,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
    // Its page has the live stream.
    location: [
      { "@type": "Place", name: place.name, address },
      { "@type": "VirtualLocation", url },
    ],
    performer: input.performers.map((name) => ({ "@type": "Person", name })),
    organizer: { "@id": organizationId(siteUrl) },
    isAccessibleForFree: true,
    offers: {
      "@type": "Offer",
      url,
      price: 0,
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
    },
  };
}

/**
 * The text of a script element that holds `nodes` as one graph. SECURITY: editors' copy ends up inside a
 * script element, so every `<` is escaped; otherwise it could close the element.
 */
export function formatJsonLd(nodes: readonly SchemaNode[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replaceAll("<", "\\u003c");
}
