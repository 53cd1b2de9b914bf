import { routes } from "@/lib/base/routes";
import type { PageEntry } from "@/lib/content/seo/site-pages";
import { sandboxCountries } from "./markets";

export const sandboxPage: PageEntry = {
  path: routes.sandbox(),
  title: "Try a request: country and page of your choice",
  description: `Pick one of ${sandboxCountries.length} countries and a demo shop, search page or listing. A simulated request renders it as visitors there see it and returns the record. No account.`,
  kind: "docs",
  lastModified: new Date("2026-11-24"),
  keywords: "demo playground test sandbox",
};
