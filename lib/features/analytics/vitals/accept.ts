import "server-only";
import { z } from "zod";
import { env } from "@/lib/base/env/server";
import { toStorable } from "@/lib/base/format/storable";
import { webVitalNames } from "@/lib/content/endpoints/schemas-site";
import { pageTypeOf } from "@/lib/features/analytics/page-type";
import { countOutcome } from "@/lib/features/analytics/store/counts";
import { createQuotaWriter } from "@/lib/features/analytics/store/quota-writer";
import type { StoredVital } from "@/lib/features/analytics/store/types";
import { clientAddressOf } from "@/lib/platform/http/client-address";
import { isSameOrigin } from "@/lib/platform/http/origin";
import { readBody } from "@/lib/platform/http/read-body";
import { respondError } from "@/lib/platform/http/respond";
import { createSharedRateLimiter } from "@/lib/platform/limits/shared-rate-limit";
import { rateVital } from "./rating";

const maxBytes = 8 * 1_024;
/** A beacon with a string body is sent as `text/plain`. */
const bodyTypes = ["application/json", "text/plain"];
const limiter = createSharedRateLimiter("vitals", { burst: 200, perMinute: 60 });
/** Daily storage quota per client. */
const storeVitals = createQuotaWriter<StoredVital>("vitals", 4 * 1_024 * 1_024, async (store, vitals) => {
  for (const vital of vitals) await store.addVital(vital);
});

const attributionValue = z.union([z.string().max(500), z.number(), z.boolean(), z.null()]);

/** Maximum length of the attribution as JSON, in characters. Browsers send about 1,000. */
const maxAttributionLength = 4_000;

/** A web vital as sent by a page (specification, point 7). */
export const vitalSchema = z.object({
  id: z.string().regex(/^[\w.-]{1,80}$/),
  name: z.enum(webVitalNames),
  label: z.literal("web-vital"),
  value: z.number().min(0).max(600_000),
  delta: z.number().min(-600_000).max(600_000),
  attribution: z
    .record(z.string().max(60), attributionValue)
    .refine((attribution) => JSON.stringify(attribution).length <= maxAttributionLength)
    .default({}),
  path: z.string().startsWith("/").max(300).transform(toStorable),
  href: z.string().max(500),
  navigationType: z.string().regex(/^[a-z-]{1,30}$/),
});
export type VitalInput = z.input<typeof vitalSchema>;

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
    return respondError("invalid", { message: "This is not a valid web vital." });
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
  const outcome = await storeVitals(client, [vital]);
  if (outcome === "over_quota") return respondError("too-many", { retryAfter: 3_600 });
  // One that is lost gets 204, too: no client waits for a beacon's response.
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
