import { env } from "@/lib/base/env/server";
import { buildSecurityText } from "@/lib/content/seo/site-files";

export const dynamic = "force-static";
// Its expiry date moves on with every renewal.
export const revalidate = 86_400;

export async function GET() {
  return new Response(buildSecurityText(env.SITE_URL, new Date()), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
