import type { MetadataRoute } from "next";
import { env } from "@/lib/base/env/server";
import { buildSitemap } from "@/lib/content/seo/site-files";
import { listSitePages } from "@/lib/site/site-paths";

export const revalidate = 3600;

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return buildSitemap(await listSitePages(), env.SITE_URL);
}
