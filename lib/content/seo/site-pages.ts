import type { Tint } from "@/lib/base/products";

/** Groups of search results and of the site index, in display order. */
export const pageKinds = [
  "product",
  "pricing",
  "docs",
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

/** A public page, for sitemap, share images, search and crawl test. `listSitePages` joins all lists. */
export type SitePage = {
  path: string;
  /** Without " | Oxbow". */
  title: string;
  description: string;
  kind: PageKind;
  lastModified: Date;
  /** Tint of the share image; the brand's by default. */
  tint?: Tint;
  /** Excluded from the sitemap and the search. */
  noIndex?: boolean;
  /** hreflang -> URL of translations. */
  alternates?: Record<string, string>;
  /** Search terms besides title and description, such as synonyms. */
  keywords?: string;
};
