import { products } from "@/lib/base/products";
import { type DocsSlug, docsSlugs, routes } from "@/lib/base/routes";
import type { SitePage } from "@/lib/content/seo/site-pages";
import { type DocumentedApiSlug, documentedApis } from "./apis";
import pages from "./pages.json" with { type: "json" };
import { listParameters } from "./parameters";

/** The last change to the documentation. */
const lastModified = new Date("2026-11-23");

export type DocsPageText = {
  slug: DocsSlug;
  /** Short form, for navigation. */
  label: string;
  title: string;
  heading: string;
  /** The meta description: 120 to 160 characters. */
  description: string;
  lead: string;
};

const texts: Record<DocsSlug, Omit<DocsPageText, "slug">> = pages;

const docsPages: readonly DocsPageText[] = docsSlugs.map((slug) => ({ slug, ...texts[slug] }));

export const isApiSlug = (slug: DocsSlug): slug is DocumentedApiSlug => Object.hasOwn(documentedApis, slug);

export const docsGroups: readonly { title: string; pages: readonly DocsPageText[] }[] = [
  { title: "Basics", pages: docsPages.filter(({ slug }) => !isApiSlug(slug)) },
  { title: "APIs", pages: docsPages.filter(({ slug }) => isApiSlug(slug)) },
];

export type DocsPageWithNeighbors = {
  page: DocsPageText;
  previous: DocsPageText | null;
  next: DocsPageText | null;
};

/** A page with the ones before and after it, or null for an unknown slug. */
export function getDocsPage(slug: string): DocsPageWithNeighbors | null {
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

/** The entry of a page for sitemap, search and share images. */
export function toSitePage({ slug, title, description }: DocsPageText): SitePage {
  const tint = isApiSlug(slug) ? products[documentedApis[slug].product].tint : "OXY";
  const path = routes.docs(slug);
  return { kind: "docs", path, title, description, lastModified, tint, keywords: keywordsOf(slug) };
}

export const docsHubPage: SitePage = {
  kind: "docs",
  path: routes.docs(),
  title: "Docs: proxies, scraper APIs and datasets",
  description:
    "Oxbow documentation: first request, authentication, targeting, sessions, errors, and a reference of every API with parameters and code in seven languages.",
  lastModified,
  keywords: "documentation API reference developer guide",
};

export const docsSitePages: readonly SitePage[] = [docsHubPage, ...docsPages.map(toSitePage)];
