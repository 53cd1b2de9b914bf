import { routes } from "@/lib/base/routes";
import type { PageEntry } from "@/lib/content/seo/site-pages";

export const yourDataPage: PageEntry = {
  path: routes.yourData(),
  title: "Your privacy choices",
  description:
    "What this site keeps in your browser right now, entry by entry with its purpose. Change what is allowed, or erase it here.",
  kind: "legal",
  lastModified: new Date("2026-11-29"),
  keywords: "cookies consent withdraw storage erase gpc",
};
