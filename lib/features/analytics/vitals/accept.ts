import "server-only";
import { env } from "@/lib/base/env/server";
import { pageTypeOf } from "@/lib/features/analytics/page-type";
import { getAnalyticsStore } from "@/lib/features/analytics/store";
import { countOutcome } from "@/lib/features/analytics/store/counts";
import { bytesOfRow, type StoredVital } from "@/lib/features/analytics/store/types";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { clientAddressOf, senderNetworkOf } from "@/lib/platform/http/client-address";
import { isSameOrigin } from "@/lib/platform/http/origin";
import { readBody } from "@/lib/platform/http/read-body";
import { respondError } from "@/lib/platform/http/respond";
import { createSharedDailyBudget } from "@/lib/platform/limits/shared-daily-budget";
import { createSharedRateLimiter } from "@/lib/platform/limits/shared-rate-limit";
import { rateVital } from "./rating";
import { vitalSchema } from "./schema";

const maxBytes = 8 * 1_024;
/** A beacon with a string body is sent as `text/plain`. */
const bodyTypes = ["application/json", "text/plain"];
const limiter = createSharedRateLimiter("vitals", { burst: 200, perMinute: 60 });
/** Daily storage quota per client. */
const budget = createSharedDailyBudget("vitals", { rows: 10_000, bytes: 4 * 1_024 * 1_024 });

/** Stores a web vital, or counts it as lost: no client waits for a beacon's response. */
async function storeVital(vital: StoredVital): Promise<void> {
  try {
    await (await getAnalyticsStore()).addVital(vital);
    countOutcome("kept");
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    countOutcome("lost");
  }
}

/** `POST /metrics`: stores one web vital. */
export async function acceptVital(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, env.SITE_URL)) return respondError("cross-site");
  const client = clientAddressOf(request.headers, env.TRUSTED_PROXY_HOPS);
  const decision = await limiter.take(client, Date.now());
  if (!decision.isAllowed) return respondError("too-many", { retryAfter: decision.retryAfter });
  const read = await readBody(request, maxBytes, bodyTypes);
  if (!read.ok) return respondError(read.code);
  if (read.body.kind !== "json") return respondError("unsupported-type");
  const parsed = vitalSchema.safeParse(read.body.value);
  if (!parsed.success) {
    countOutcome("refused");
    return respondError("invalid", { message: "This is no measurement of a page." });
  }
  const { id, name, value, path, attribution, navigationType } = parsed.data;
  const [plainPath = "/"] = path.split(/[?#]/);
  const vital: StoredVital = {
    id,
    name,
    value,
    rating: rateVital(name, value),
    at: Date.now(),
    path: plainPath,
    page_type: pageTypeOf(plainPath),
    navigation_type: navigationType,
    attribution: JSON.stringify(attribution),
  };
  if (!(await budget.take(senderNetworkOf(client), 1, bytesOfRow(vital)))) {
    countOutcome("over_quota");
    return respondError("too-many", { retryAfter: 3_600 });
  }
  await storeVital(vital);
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
