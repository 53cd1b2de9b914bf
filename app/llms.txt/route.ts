import { env } from "@/lib/base/env/server";
import { buildLlmsText } from "@/lib/content/seo/site-files";
import { listSitePages } from "@/lib/site/site-paths";

export const dynamic = "force-static";
export const revalidate = 3600;

export async function GET() {
  return new Response(buildLlmsText(await listSitePages(), env.SITE_URL), {
    headers: { "Content-Type": "text/markdown; charset=utf-8" },
  });
}
