import type { MetadataRoute } from "next";
import { env } from "@/lib/base/env/server";
import { buildRobots } from "@/lib/content/seo/site-files";

export default function robots(): MetadataRoute.Robots {
  return buildRobots(env.SITE_URL);
}
