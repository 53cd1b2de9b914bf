import type { MetadataRoute } from "next";

/** Only endpoints and tools are blocked. Pages with noindex stay crawlable, so that crawlers see it. */
export function buildRobots(siteUrl: string): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      disallow: ["/api/", "/metrics", "/slice-simulator"],
    },
    sitemap: `${siteUrl}/sitemap.xml`,
  };
}
