import "server-only";

import { brandProduct, type ProductCode, products } from "@/lib/base/products";
import { routes, toolSlugs } from "@/lib/base/routes";
import {
  type Guide,
  type Integration,
  listGlossaryTerms,
  listGuides,
  listIntegrations,
  type Term,
} from "@/lib/content/endpoints/resources";
import type { SchemaNode } from "@/lib/content/seo/json-ld";
import type { PageEntry } from "@/lib/content/seo/site-pages";
import { fitTitle } from "@/lib/content/seo/title";
import { tools } from "./tools";

const joinNames = (codes: readonly ProductCode[]) => codes.map((code) => products[code].name).join(", ");
const tintOf = ([first = brandProduct]: readonly ProductCode[]) => products[first].tint;

export const resourceIndexPages = {
  hub: {
    path: routes.resources(),
    title: "Resources: guides, setups, terms and tools",
    description:
      "Everything that helps you work with public web data: guides, setup for your HTTP client, proxy terms explained, and tools that run in your browser.",
    kind: "guide",
  },
  integrations: {
    path: routes.integrations(),
    title: "Integrations: use proxies with your HTTP client",
    description:
      "How to send requests from curl, Python, Node.js, Go, Java, PHP, Scrapy, Playwright or Puppeteer through one gateway, each with a command that tests it.",
    kind: "integration",
  },
  glossary: {
    path: routes.glossary(),
    title: "Glossary of proxies and web data, A to Z",
    description:
      "Proxy, HTTP and scraping terms from ASN to user agent: a short definition, how it works, what it is not, and an example, often with code.",
    kind: "glossary",
  },
  tools: {
    path: routes.tools(),
    title: "Tools for proxies and IPs",
    description:
      "A proxy string builder and checker, a user-agent parser and a CIDR calculator. They run in your browser: nothing you type is sent or stored.",
    kind: "tool",
  },
} satisfies Record<string, PageEntry>;

export function buildIntegrationPageEntry(integration: Integration): PageEntry {
  const { slug, title, description, products: codes, tool, kind } = integration;
  return {
    path: routes.integration(slug),
    title: fitTitle(title),
    description,
    kind: "integration",
    tint: tintOf(codes),
    keywords: `${tool} ${kind}`,
  };
}

export function buildTermPageEntry({ slug, title, description, products: codes }: Term): PageEntry {
  return {
    path: routes.term(slug),
    title: fitTitle(`${title}: meaning and use`),
    description,
    kind: "glossary",
    keywords: joinNames(codes),
  };
}

export function buildGuidePageEntry({ slug, title, description, published, chapters }: Guide): PageEntry {
  return {
    path: routes.guide(slug),
    title: fitTitle(title),
    description,
    kind: "guide",
    lastModified: new Date(published),
    keywords: chapters.map((chapter) => chapter.title).join(", "),
  };
}

export function buildToolPageEntry(slug: (typeof toolSlugs)[number]): PageEntry {
  const { title, description, updated } = tools[slug];
  return { path: routes.tool(slug), title, description, kind: "tool", lastModified: new Date(updated) };
}

export async function listResourcePages(): Promise<PageEntry[]> {
  const [integrations, terms, guides] = await Promise.all([
    listIntegrations(),
    listGlossaryTerms(),
    listGuides(),
  ]);
  return [
    ...Object.values(resourceIndexPages),
    ...integrations.map(buildIntegrationPageEntry),
    ...terms.map(buildTermPageEntry),
    ...guides.map(buildGuidePageEntry),
    ...toolSlugs.map(buildToolPageEntry),
  ];
}

type DefinedTermInput = { siteUrl: string; slug: string; name: string; definition: string };

/** The schema.org `DefinedTerm` of a glossary term. */
export function buildDefinedTerm({ siteUrl, slug, name, definition }: DefinedTermInput): SchemaNode {
  const url = siteUrl + routes.term(slug);
  return {
    "@type": "DefinedTerm",
    "@id": `${url}#term`,
    name,
    description: definition,
    url,
    inDefinedTermSet: {
      "@type": "DefinedTermSet",
      name: "Oxbow glossary",
      url: siteUrl + routes.glossary(),
    },
  };
}
