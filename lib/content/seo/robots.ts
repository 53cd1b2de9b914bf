import type { MetadataRoute } from "next";

/** Pages that must not be indexed stay crawlable, so that crawlers see their noindex. */
export function buildRobots(siteUrl: string): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: ["/", "/shared-api/"],
      disallow: ["/api/", "/metrics", "/slice-simulator"],
    },
    sitemap: `${siteUrl}/sitemap.xml`,
  };
}
