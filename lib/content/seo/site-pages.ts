import type { Tint } from "@/lib/base/products";

/** Groups of search results and of the site index, in the order in which they are shown. */
export const pageKinds = [
  "product",
  "pricing",
  "location",
  "use-case",
  "customer",
  "post",
  "guide",
  "integration",
  "glossary",
  "tool",
  "company",
  "trust",
  "legal",
] as const;
export type PageKind = (typeof pageKinds)[number];

/**
 * A public page as the sitemap, the share images, the search and the crawl test need it. Every feature
 * exports one list of them; `listSitePages` collects the lists.
 */
export type SitePage = {
  path: string;
  /** Without " | Oxbow". */
  title: string;
  description: string;
  kind: PageKind;
  lastModified: Date;
  /** Of the share image; the brand's own where left out. */
  tint?: Tint;
  /** Kept out of the sitemap and the search. */
  noIndex?: boolean;
  /** hreflang -> address, where the page has translations. */
  alternates?: Record<string, string>;
  /** Words to find the page by beyond its title and description, such as synonyms. */
  keywords?: string;
};
