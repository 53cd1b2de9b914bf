import "server-only";
import { cache } from "react";
import { listBlogPages } from "@/lib/blog/pages";
import { listLocationPages } from "@/lib/locations/pages";
import { listPricingPages } from "@/lib/pricing/pages";
import { listPages, type PageEntry } from "@/lib/prismic/documents";
import { products } from "@/lib/products";
import { listResourcePages } from "@/lib/resources/pages";
import type { PageKind, SitePage } from "./site-pages";

const withoutSiteName = (title: string) => title.replace(/\s*\|\s*Oxbow$/, "");

function kindOf({ path, product }: PageEntry): PageKind {
  if (path.startsWith("/legal/")) return "legal";
  return product === "General" ? "company" : "product";
}

async function listDocumentPages(): Promise<SitePage[]> {
  const entries = await listPages();
  return entries.map((entry) => ({
    path: entry.path,
    title: withoutSiteName(entry.title),
    description: entry.description,
    kind: kindOf(entry),
    lastModified: entry.lastModified,
    tint: products[entry.product === "General" ? "OXY" : entry.product].tint,
    noIndex: entry.noIndex,
    alternates: entry.alternates,
  }));
}

/**
 * The features that have pages of their own beyond the documents of the CMS, one reader each. A new page
 * type adds its line here; sitemap, share images, search and the crawl test follow.
 */
const readers: readonly (() => Promise<SitePage[]>)[] = [
  listDocumentPages,
  listBlogPages,
  listResourcePages,
  listLocationPages,
  listPricingPages,
];

/** Every public page of the site, sorted by path, each path once. Read once a request. */
export const listSitePages = cache(async (): Promise<SitePage[]> => {
  const pages = (await Promise.all(readers.map((read) => read()))).flat();
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
});
