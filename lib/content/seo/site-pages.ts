import type { Tint } from "@/lib/base/products";

/** Names of page kinds in search results, in the order in which the site index (`/search`) and llms.txt list them. */
export const kindNames = {
  product: "Products",
  pricing: "Pricing",
  docs: "Documentation",
  location: "Locations",
  "use-case": "Use cases and comparisons",
  customer: "Customer stories",
  post: "Blog",
  guide: "Guides and resources",
  integration: "Integrations",
  glossary: "Glossary",
  tool: "Tools",
  company: "Company",
  trust: "Trust and help",
  legal: "Legal",
};
export type PageKind = keyof typeof kindNames;

const isPageKind = (text: string): text is PageKind => Object.hasOwn(kindNames, text);
export const pageKinds = Object.keys(kindNames).filter(isPageKind);

/** What sitemap, metadata, share images, search and crawl test know about a public page. `listSitePages` (`lib/site`) collects them. */
export type PageEntry = {
  path: string;
  /** Without " | Oxbow". */
  title: string;
  description: string;
  kind: PageKind;
  /** Absent where no source has a date: search engines that find a wrong date ignore all dates of the site. */
  lastModified?: Date;
  /** Tint of the share image; the brand's by default. */
  tint?: Tint;
  /** The page says `noindex`, and sitemap, search, site index and llms.txt leave it out. */
  noIndex?: boolean;
  /** The editor's canonical URL, if any. The sitemap leaves out pages that name another one. */
  canonical?: string;
  /** hreflang -> URL of translations. */
  alternates?: Record<string, string>;
  /** Search terms besides title and description, such as synonyms. */
  keywords?: string;
};
