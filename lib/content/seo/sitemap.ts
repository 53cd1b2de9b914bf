import type { MetadataRoute } from "next";
import { isIndexed, listOwnAlternates } from "./head";
import { absoluteUrl } from "./own-url";
import type { SitePage } from "./site-pages";

/** The entries of sitemap.xml. No priority or change frequency, because search engines ignore both. */
export function buildSitemap(pages: readonly SitePage[], siteUrl: string): MetadataRoute.Sitemap {
  return pages
    .filter((page) => isIndexed(page.path, page.noIndex))
    .map(({ path, lastModified, alternates = {} }) => {
      const languages = listOwnAlternates(alternates, siteUrl);
      return {
        url: absoluteUrl(path, siteUrl),
        lastModified,
        ...(Object.keys(languages).length > 0 && { alternates: { languages } }),
      };
    });
}
