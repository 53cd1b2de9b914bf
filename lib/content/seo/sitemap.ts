import type { MetadataRoute } from "next";
import { isIndexed, listOwnAlternates } from "./head";
import { absoluteUrl, canonicalUrl } from "./own-url";
import type { SitePage } from "./site-pages";

/** Whether a page is its own canonical URL: search engines drop one that names another. */
function isCanonical({ path, canonical }: SitePage, siteUrl: string): boolean {
  return new URL(canonicalUrl(canonical, path, siteUrl)).href === new URL(path, siteUrl).href;
}

/** The entries of sitemap.xml. No priority or change frequency, because search engines ignore both. */
export function buildSitemap(pages: readonly SitePage[], siteUrl: string): MetadataRoute.Sitemap {
  return pages
    .filter((page) => isIndexed(page.path, page.noIndex) && isCanonical(page, siteUrl))
    .map(({ path, lastModified, alternates = {} }) => {
      const languages = listOwnAlternates(alternates, siteUrl);
      return {
        url: absoluteUrl(path, siteUrl),
        lastModified,
        ...(Object.keys(languages).length > 0 && { alternates: { languages } }),
      };
    });
}
