import { env } from "@/lib/base/env/server";
import { listPosts } from "@/lib/content/endpoints/posts";
import { buildFeed } from "@/lib/features/blog/feed";

export const dynamic = "force-static";
export const revalidate = 3600;

export async function GET() {
  return new Response(buildFeed(await listPosts(), env.SITE_URL), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}
