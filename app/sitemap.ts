import type { MetadataRoute } from "next";
import { env } from "@/lib/env/server";
import { listSitePages } from "@/lib/seo/site-paths";
import { buildSitemap } from "@/lib/seo/sitemap";

export const revalidate = 3600;

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return buildSitemap(await listSitePages(), env.SITE_URL);
}
