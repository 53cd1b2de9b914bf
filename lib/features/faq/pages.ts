import "server-only";
import { routes } from "@/lib/base/routes";
import { getFaq } from "@/lib/content/endpoints/read";
import type { PageEntry } from "@/lib/content/seo/site-pages";

export async function getFaqPage(): Promise<PageEntry> {
  const faq = await getFaq();
  return {
    path: routes.faq(),
    title: "Frequently asked questions",
    description: `${faq.length} short answers on traffic and billing, locations, sessions and protocols, scraper APIs, datasets, law and consent, and your account.`,
    kind: "trust",
    keywords: "FAQ help support",
  };
}
