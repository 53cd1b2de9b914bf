import "server-only";
import { pageTypeOf } from "@/lib/analytics/page-type";
import { getAnalyticsStore } from "@/lib/analytics/store";
import { env } from "@/lib/env/server";
import { clientAddressOf } from "@/lib/http/client-address";
import { isSameOrigin } from "@/lib/http/origin";
import { createRateLimiter } from "@/lib/http/rate-limit";
import { readBody } from "@/lib/http/read-body";
import { respondError } from "@/lib/http/respond";
import { StoreUnavailableError } from "@/lib/leads/store/types";
import { rateVital } from "./rating";
import { vitalSchema } from "./schema";

const maxBytes = 8 * 1_024;
const limiter = createRateLimiter({ burst: 200, perMinute: 60 });

/** POST /metrics: keeps one measurement of a page. Answers 204 once it is kept. */
export async function acceptVital(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, env.SITE_URL)) return respondError("cross-site");
  const client = clientAddressOf(request.headers, env.TRUSTED_PROXY_HOPS);
  const decision = limiter.take(client, Date.now());
  if (!decision.isAllowed) return respondError("too-many", { retryAfter: decision.retryAfter });
  const read = await readBody(request, maxBytes);
  if (!read.ok) return respondError(read.code);
  if (read.body.kind !== "json") return respondError("unsupported-type");
  const parsed = vitalSchema.safeParse(read.body.value);
  if (!parsed.success) return respondError("invalid", { message: "This is no measurement of a page." });
  const { id, name, value, path, attribution, navigationType } = parsed.data;
  const [plainPath = "/"] = path.split(/[?#]/);
  try {
    const store = await getAnalyticsStore();
    await store.addVital({
      id,
      name,
      value,
      rating: rateVital(name, value),
      at: Date.now(),
      path: plainPath,
      page_type: pageTypeOf(plainPath),
      navigation_type: navigationType,
      attribution: JSON.stringify(attribution),
    });
  } catch (error) {
    if (error instanceof StoreUnavailableError) return respondError("unavailable");
    throw error;
  }
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
