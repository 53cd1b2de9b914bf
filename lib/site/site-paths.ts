import "server-only";
import { cache } from "react";
import { publicPathOf } from "@/lib/base/page-experiments";
import { routes } from "@/lib/base/routes";
import { yourDataPage } from "@/lib/content/consent/pages";
import { listPages } from "@/lib/content/prismic/documents";
import { shareImagePath } from "@/lib/content/seo/head";
import type { PageEntry } from "@/lib/content/seo/site-pages";
import { listBlogPages } from "@/lib/features/blog/pages";
import { listFreePlanPages } from "@/lib/features/company/free-plan";
import { listCompanyPages } from "@/lib/features/company/read";
import { listComparisonPages } from "@/lib/features/compare/read";
import { listCustomerPages } from "@/lib/features/customers/read";
import { listDocsSitePages } from "@/lib/features/docs/pages";
import { listEventPages } from "@/lib/features/event/read";
import { getFaqPage } from "@/lib/features/faq/pages";
import { getFreeTrialPage } from "@/lib/features/free-trial/page";
import { contactPage } from "@/lib/features/inquiry/pages";
import { resultPaths } from "@/lib/features/leads/result-pages";
import { listLocationPages } from "@/lib/features/locations/pages";
import { listPressPages } from "@/lib/features/press/read";
import { listPricingPages } from "@/lib/features/pricing/pages";
import { listProductsPages } from "@/lib/features/products/pages";
import { listResourcePages } from "@/lib/features/resources/pages";
import { sandboxPage } from "@/lib/features/sandbox/page";
import { searchPage } from "@/lib/features/search/pages";
import { getStatusPage } from "@/lib/features/status/pages";
import { trustSitePages } from "@/lib/features/trust/pages";
import { listUseCasePages } from "@/lib/features/use-cases/read";

/** CMS pages without the variants of experiments, whose own URLs redirect. */
const listDocumentPages = async () => (await listPages()).filter(({ path }) => publicPathOf(path) === path);

/**
 * The functions that list all pages: CMS documents and the pages of each feature. A new page type adds its function here;
 * sitemap, share images, search and the crawl test use them.
 */
const pageLists: readonly (() => Promise<readonly PageEntry[]>)[] = [
  listDocumentPages,
  listProductsPages,
  listPricingPages,
  listLocationPages,
  listUseCasePages,
  listComparisonPages,
  listCustomerPages,
  listEventPages,
  listBlogPages,
  listResourcePages,
  listDocsSitePages,
  listCompanyPages,
  listPressPages,
  listFreePlanPages,
  async () => [
    contactPage,
    searchPage,
    sandboxPage,
    yourDataPage,
    ...trustSitePages,
    await getStatusPage(),
    await getFaqPage(),
    (await getFreeTrialPage()).entry,
  ],
];

/** Every public page of the site, sorted by path. Cached per request. */
export const listSitePages = cache(async (): Promise<PageEntry[]> => {
  const pages = (await Promise.all(pageLists.map((list) => list()))).flat();
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
});

/** Pages that are in no list but may still be shared. */
const unlistedPages = [routes.dashboardRedirect(), ...resultPaths];

/** Paths of all share images: one per page. City pages share the image of their country. */
export async function listSharePaths(): Promise<string[]> {
  const pages = await listSitePages();
  return [...new Set([...pages.map(({ path }) => path), ...unlistedPages].map(shareImagePath))];
}
