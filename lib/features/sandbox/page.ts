import { routes } from "@/lib/base/routes";
import type { SitePage } from "@/lib/content/seo/site-pages";
import { sandboxCountries } from "./markets";

export const sandboxPage: SitePage = {
  path: routes.sandbox(),
  title: "Try a request: country and page of your choice",
  description: `Pick one of ${sandboxCountries.length} countries and a shop, a search page or a listing. Our sandbox fetches the page as visitors there see it and returns the record. No account.`,
  kind: "docs",
  lastModified: new Date("2026-11-24"),
  keywords: "demo playground live test sandbox",
};
