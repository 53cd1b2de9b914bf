import "server-only";
import { cache } from "react";
import { variantPaths } from "@/lib/analytics/page-experiments";
import { listBlogPages } from "@/lib/blog/pages";
import { listCataloguePages } from "@/lib/catalogue/pages";
import { listFreePlanPages } from "@/lib/company/free-plan";
import { listCompanyPages } from "@/lib/company/read";
import { listComparisonPages } from "@/lib/compare/read";
import { yourDataPage } from "@/lib/consent/pages";
import { listCustomerPages } from "@/lib/customers/read";
import { listEventPages } from "@/lib/event/read";
import { getFaqPage } from "@/lib/faq/pages";
import { contactPage } from "@/lib/inquiry/pages";
import { listLocationPages } from "@/lib/locations/pages";
import { listPressPages } from "@/lib/press/read";
import { listPricingPages } from "@/lib/pricing/pages";
import { listPages, type PageEntry } from "@/lib/prismic/documents";
import { products } from "@/lib/products";
import { listResourcePages } from "@/lib/resources/pages";
import { searchPage } from "@/lib/search/pages";
import type { PageKind, SitePage } from "@/lib/seo/site-pages";
import { getStatusPage } from "@/lib/status/pages";
import { trustSitePages } from "@/lib/trust/pages";
import { listUseCasePages } from "@/lib/use-cases/read";

const withoutSiteName = (title: string) => title.replace(/\s*\|\s*Oxbow$/, "");

function kindOf({ path, product }: PageEntry): PageKind {
  if (path.startsWith("/legal/")) return "legal";
  return product === "General" ? "company" : "product";
}

async function listDocumentPages(): Promise<SitePage[]> {
  const entries = await listPages();
  // A variant of an experiment has no address of its own.
  const addressed = entries.filter(({ path }) => !variantPaths.includes(path));
  return addressed.map((entry) => ({
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
const readers: readonly (() => Promise<readonly SitePage[]>)[] = [
  listDocumentPages,
  listCataloguePages,
  listPricingPages,
  listLocationPages,
  listUseCasePages,
  listComparisonPages,
  listCustomerPages,
  listEventPages,
  listBlogPages,
  listResourcePages,
  listCompanyPages,
  listPressPages,
  listFreePlanPages,
  async () => [
    contactPage,
    searchPage,
    yourDataPage,
    ...trustSitePages,
    await getStatusPage(),
    await getFaqPage(),
  ],
];

/** Every public page of the site, sorted by path. Read once a request. */
export const listSitePages = cache(async (): Promise<SitePage[]> => {
  const pages = (await Promise.all(readers.map((read) => read()))).flat();
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
});
