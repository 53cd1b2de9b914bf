import "server-only";
import { cache } from "react";
import type { MarkdownDocument } from "@/lib/base/markdown/parse";
import { type ProductCode, products } from "@/lib/base/products";
import { type DocsSlug, docsSlugs, type markdownDocs, routes } from "@/lib/base/routes";
import { listMarkdownDocs } from "@/lib/content/endpoints/resources";
import type { PageEntry } from "@/lib/content/seo/site-pages";
import { type DocumentedApiSlug, documentedApis } from "./apis";
import pages from "./pages.json" with { type: "json" };
import { listParameters } from "./parameters";

export type DocsPageText = {
  slug: DocsSlug;
  /** Short form, for navigation. */
  label: string;
  title: string;
  heading: string;
  /** The meta description: 120 to 160 characters. */
  description: string;
  lead: string;
  /** The text of a page of `content/docs`; null for a page that is code. */
  document: MarkdownDocument | null;
};

type CodedSlug = Exclude<DocsSlug, (typeof markdownDocs)[number]>;
const codedPages: Record<CodedSlug, Omit<DocsPageText, "slug" | "document">> = pages;
const isCoded = (slug: DocsSlug): slug is CodedSlug => Object.hasOwn(codedPages, slug);

const listDocsPages = cache(async (): Promise<DocsPageText[]> => {
  const markdownPages = await listMarkdownDocs();
  return docsSlugs.flatMap((slug): DocsPageText[] => {
    if (isCoded(slug)) return [{ ...codedPages[slug], slug, document: null }];
    return markdownPages.filter((page) => page.slug === slug).map((page) => ({ ...page, slug }));
  });
});

export const isApiSlug = (slug: DocsSlug): slug is DocumentedApiSlug => Object.hasOwn(documentedApis, slug);

/** The product that a reference page is about; null for the basics and for callbacks, which several APIs share. */
function productOf(slug: DocsSlug): ProductCode | null {
  if (slug === "next-gen-residential-proxies") return "NGRP";
  return isApiSlug(slug) ? documentedApis[slug].product : null;
}

const isReference = (slug: DocsSlug) => slug === "callbacks" || productOf(slug) !== null;

export type DocsGroup = { title: string; pages: readonly DocsPageText[] };

/** All pages, for navigation. */
export async function listDocsGroups(): Promise<[basics: DocsGroup, reference: DocsGroup]> {
  const all = await listDocsPages();
  return [
    { title: "Basics", pages: all.filter(({ slug }) => !isReference(slug)) },
    { title: "Reference", pages: all.filter(({ slug }) => isReference(slug)) },
  ];
}

export type DocsPageWithNeighbors = {
  page: DocsPageText;
  previous: DocsPageText | null;
  next: DocsPageText | null;
  groups: readonly DocsGroup[];
};

/** A page with the ones before and after it, or null for an unknown slug. */
export async function getDocsPage(slug: string): Promise<DocsPageWithNeighbors | null> {
  const groups = await listDocsGroups();
  const all = groups.flatMap(({ pages }) => pages);
  const index = all.findIndex((page) => page.slug === slug);
  const page = all[index];
  if (!page) return null;
  return { page, previous: all[index - 1] ?? null, next: all[index + 1] ?? null, groups };
}

function keywordsOf(slug: DocsSlug): string {
  if (slug === "next-gen-residential-proxies") {
    const names = "x-oxbow-render x-oxbow-rendered x-oxbow-tries x-oxbow-country";
    return `docs documentation certificate rendering ${names}`;
  }
  if (slug === "callbacks") return "docs documentation webhook callback_url x-oxbow-signature";
  if (!isApiSlug(slug)) return "docs documentation";
  const names = listParameters(documentedApis[slug].schema).map(({ name }) => name);
  return ["docs documentation API parameters", ...names].join(" ");
}

/** The entry of a page for sitemap, search and share images. */
export function toPageEntry({ slug, title, description }: DocsPageText): PageEntry {
  const product = productOf(slug);
  const tint = product === null ? "OXY" : products[product].tint;
  const path = routes.docs(slug);
  return { kind: "docs", path, title, description, tint, keywords: keywordsOf(slug) };
}

export const docsHubPage: PageEntry = {
  kind: "docs",
  path: routes.docs(),
  title: "Docs: proxies, scraper APIs and datasets",
  description:
    "Oxbow documentation: first request, authentication, targeting, sessions, errors, and a reference of every API with parameters and code in seven languages.",
  keywords: "documentation API reference developer guide",
};

export const listDocsSitePages = async (): Promise<PageEntry[]> => [
  docsHubPage,
  ...(await listDocsPages()).map(toPageEntry),
];
