import { routes } from "@/lib/base/routes";
import type { PageEntry } from "@/lib/content/seo/site-pages";

export const searchPage: PageEntry = {
  path: routes.search(),
  title: "Search all pages, with an index from A to Z",
  description:
    "Search products, prices, locations, posts, the glossary and the FAQ, or find every page of this site in an index from A to Z, grouped by kind.",
  kind: "company",
  lastModified: new Date("2026-11-20"),
};
