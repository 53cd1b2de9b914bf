import "server-only";
import { env } from "@/lib/base/env/server";
import { getPricingOrNull } from "@/lib/content/endpoints/read";
import { respondError } from "@/lib/platform/http/respond";
import { buildPriceList } from "./price-list";

const headers = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "public, max-age=300, stale-while-revalidate=3600",
  "x-content-type-options": "nosniff",
  // A price list is there to be read by programs, on other sites too.
  "access-control-allow-origin": "*",
};

/** Answers `/pricing.json`: every price, or 503 while the endpoint behind it fails; never a price of zero. */
export async function getPriceListAnswer(): Promise<Response> {
  const pricing = await getPricingOrNull();
  if (!pricing) return respondError("unavailable", { message: "Prices are not available right now" });
  return new Response(JSON.stringify(buildPriceList(pricing, env.SITE_URL)), { headers });
}
