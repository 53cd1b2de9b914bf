import "server-only";
import { routes } from "@/lib/base/routes";
import {
  getAffiliate,
  getCompany,
  getCoreValues,
  getExtension,
  getNewsletter,
  getPartners,
} from "@/lib/content/endpoints/company";
import type { CompanyPageHead } from "@/lib/content/endpoints/schemas-company";
import { buildPageEntry } from "@/lib/content/seo/company-page";
import type { PageEntry, PageKind } from "@/lib/content/seo/site-pages";

const withEntry = <Content extends { head: CompanyPageHead }>(
  path: string,
  content: Content,
  kind: PageKind = "company",
) => ({ content, entry: buildPageEntry(path, content.head, kind) });

export async function getAboutPage() {
  return withEntry(routes.about(), (await getCompany()).about);
}

export async function getCareersPage() {
  return withEntry(routes.careers(), (await getCompany()).careers);
}

export async function getCoreValuesPage() {
  return withEntry(routes.coreValues(), await getCoreValues());
}

export async function getNewsletterPage() {
  return withEntry(routes.newsletter(), await getNewsletter());
}

export async function getPartnersPage() {
  return withEntry(routes.partners(), await getPartners());
}

export async function getAffiliatePage() {
  return withEntry(routes.affiliates(), await getAffiliate());
}

export async function getExtensionPage() {
  return withEntry(routes.extension(), await getExtension(), "tool");
}

export async function listCompanyPages(): Promise<PageEntry[]> {
  const pages = await Promise.all([
    getAboutPage(),
    getCareersPage(),
    getCoreValuesPage(),
    getNewsletterPage(),
    getPartnersPage(),
    getAffiliatePage(),
    getExtensionPage(),
  ]);
  return pages.map(({ entry }) => entry);
}
