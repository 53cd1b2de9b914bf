import "server-only";
import { env } from "@/lib/base/env/server";
import type { RateDecision } from "@/lib/platform/http/rate-limit";
import { createDailyBudget } from "@/lib/platform/limits/daily-budget";
import { createSharedRateLimiter } from "@/lib/platform/limits/shared-rate-limit";

const deliveredRate = { burst: env.LEAD_RATE_BURST, perMinute: env.LEAD_RATE_PER_MINUTE };
const deliveredLimiter = createSharedRateLimiter("leads", deliveredRate);
/** SECURITY: limit for all leads of a client, because held ones use disk space, too. */
const heldPerDelivered = 10;
const limiter = createSharedRateLimiter("all-leads", {
  burst: heldPerDelivered * deliveredRate.burst,
  perMinute: heldPerDelivered * deliveredRate.perMinute,
});

/** What is stored for a lead in addition to its text: the rows of its deliveries, ids and indexes. */
const overheadBytes = 2_000;
/** The text is stored with the lead and with each of its deliveries. */
const copies = 4;
/** SECURITY: limit of what one client stores in a day: 16 MB at the usual rate, as about 4,000 leads take. */
const storage = createDailyBudget({
  rows: Number.POSITIVE_INFINITY,
  bytes: deliveredRate.perMinute * 1_600_000,
});

const bytesOf = (content: unknown) =>
  copies * Buffer.byteLength(JSON.stringify(content) ?? "") + overheadBytes;

/** Counts a lead or correction of a client, also one that is not valid, and reserves its disk space. */
export async function takeLead(client: string, now: number, content: unknown): Promise<RateDecision> {
  const decision = await limiter.take(client, now);
  if (!decision.isAllowed) return decision;
  const bytes = bytesOf(content);
  if (storage.take(client, 1, bytes, performance.now())) return decision;
  const waitMs = storage.getWait(client, 1, bytes, performance.now());
  return { isAllowed: false, retryAfter: Math.ceil(waitMs / 1_000) };
}

/** Gives back the disk space of a lead or correction that was not stored. */
export function giveBackSpace(client: string, content: unknown): void {
  storage.giveBack(client, 1, bytesOf(content), performance.now());
}

/**
 * Counts a valid lead or correction. True if the client has sent more than is delivered without review: it may be an office
 * or a script, so the lead is held.
 */
export async function exceedsDeliveredRate(client: string, now: number): Promise<boolean> {
  return !(await deliveredLimiter.take(client, now)).isAllowed;
}
