import type { MetadataRoute } from "next";
import { env } from "@/lib/env/server";
import { buildRobots } from "@/lib/seo/robots";

export default function robots(): MetadataRoute.Robots {
  return buildRobots(env.SITE_URL);
}
