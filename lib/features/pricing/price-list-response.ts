import "server-only";
import { env } from "@/lib/base/env/server";
import { getPricingOrNull } from "@/lib/content/endpoints/read";
import { respondError } from "@/lib/platform/http/respond";
import { buildPriceList } from "./price-list";

const headers = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "public, max-age=300, stale-while-revalidate=3600",
  "x-content-type-options": "nosniff",
};

/** Programs on any origin may read the price list, and why there is none. */
function allowAnyOrigin(response: Response): Response {
  response.headers.set("access-control-allow-origin", "*");
  return response;
}

/** Every price, or 503 while prices are unavailable; never a price of zero. */
export async function respondPriceList(): Promise<Response> {
  const pricing = await getPricingOrNull();
  if (!pricing) {
    const message = "Prices are not available right now. Please try again shortly.";
    return allowAnyOrigin(respondError("unavailable", { message }));
  }
  return allowAnyOrigin(new Response(JSON.stringify(buildPriceList(pricing, env.SITE_URL)), { headers }));
}
