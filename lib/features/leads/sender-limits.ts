import "server-only";
import { env } from "@/lib/base/env/server";
import type { RateDecision } from "@/lib/platform/http/rate-limit";
import { createSharedRateLimiter } from "@/lib/platform/limits/shared-rate-limit";

const deliveredRate = { burst: env.LEAD_RATE_BURST, perMinute: env.LEAD_RATE_PER_MINUTE };
const deliveredLimiter = createSharedRateLimiter("leads", deliveredRate);
/** SECURITY: limit for all leads of a client, because held ones use disk space, too. */
const heldPerDelivered = 10;
const limiter = createSharedRateLimiter("all-leads", {
  burst: heldPerDelivered * deliveredRate.burst,
  perMinute: heldPerDelivered * deliveredRate.perMinute,
});

/** Counts a lead or correction of a client, also one that is not valid. */
export const takeLead = (client: string, now: number): Promise<RateDecision> => limiter.take(client, now);

/**
 * Counts a valid lead or correction. True if the client has sent more than is delivered without review: it may be an office
 * or a script.
 */
export async function isOneOfMany(client: string, now: number): Promise<boolean> {
  return !(await deliveredLimiter.take(client, now)).isAllowed;
}
