import "server-only";
import { env } from "@/lib/base/env/server";
import { getPricingOrNull } from "@/lib/content/endpoints/read";
import { respondError } from "@/lib/platform/http/respond";
import { buildPriceList } from "./price-list";

const headers = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "public, max-age=300, stale-while-revalidate=3600",
  "x-content-type-options": "nosniff",
  // Price lists may be read by programs on any origin.
  "access-control-allow-origin": "*",
};

/** Every price, or 503 while prices are unavailable; never a price of zero. */
export async function respondPriceList(): Promise<Response> {
  const pricing = await getPricingOrNull();
  if (!pricing) return respondError("unavailable", { message: "Prices are not available right now" });
  return new Response(JSON.stringify(buildPriceList(pricing, env.SITE_URL)), { headers });
}
