import { buildFeed } from "@/lib/blog/feed";
import { env } from "@/lib/env/server";
import { listPosts } from "@/lib/shared-api/posts";

export const dynamic = "force-static";
export const revalidate = 3600;

export async function GET() {
  return new Response(buildFeed(await listPosts(), env.SITE_URL), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}
