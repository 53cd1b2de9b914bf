import type { MetadataRoute } from "next";

/**
 * robots.txt. Pages that must not be listed stay readable, or nobody could see that they say noindex; only
 * what answers programs is closed.
 */
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
