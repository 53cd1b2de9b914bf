import "server-only";
import { env } from "@/lib/base/env/server";
import { seatsPerCompany } from "@/lib/features/event/registration-copy";
import type { LeadBody } from "@/lib/features/leads/forms/lead-body";
import { createRateLimiter, type RateDecision } from "@/lib/platform/http/rate-limit";
import { createSharedRateLimiter } from "@/lib/platform/limits/shared-rate-limit";

const deliveredRate = { burst: env.LEAD_RATE_BURST, perMinute: env.LEAD_RATE_PER_MINUTE };
/** A mobile carrier's customers share a /48, and leads must not be lost. */
const networkFactor = 10;
const deliveredLimiter = createSharedRateLimiter("leads", { ...deliveredRate, networkFactor });
/** SECURITY: limit for all leads of a client, because held ones use disk space, too. */
const limiter = createSharedRateLimiter("all-leads", {
  burst: 10 * deliveredRate.burst,
  perMinute: 10 * deliveredRate.perMinute,
  networkFactor,
});
/** SECURITY: a seat is free, and anyone can have many mailboxes at public providers. Renewed in a day. */
const seatLimiter = createSharedRateLimiter("seats", {
  burst: seatsPerCompany,
  perMinute: seatsPerCompany / 1_440,
});

/** What is stored for a lead in addition to its text: the rows of its deliveries, ids and indexes. */
const overheadBytes = 2_000;
/** The text is stored with the lead and with each of its deliveries. */
const copies = 4;
const dailyBytes = deliveredRate.perMinute * 1_600_000;
/**
 * SECURITY: limit of what one client stores on this server in a day: 16 MB at the usual rate, as about 4,000 leads take.
 * Not shared: the shared count has windows, so one sender would lock out an office until the end of the day, while here the
 * space comes back evenly.
 */
const storage = createRateLimiter({ burst: dailyBytes, perMinute: dailyBytes / 1_440, networkFactor });

// Monotonic: a change of the system clock must not renew the limit.
const takeStorage = (client: string, bytes: number) => storage.take(client, performance.now(), bytes);

/** Counts a lead or correction of a client, also one that is not valid. Not allowed if the client has stored too much. */
export async function countLead(client: string, now: number): Promise<RateDecision> {
  const decision = await limiter.take(client, now);
  return decision.isAllowed ? takeStorage(client, 0) : decision;
}

/** Counts the disk space of a lead or correction that was stored. */
export function countStored(client: string, body: LeadBody): void {
  const bytes = copies * Buffer.byteLength(JSON.stringify(body)) + overheadBytes;
  takeStorage(client, bytes);
}

/**
 * Counts a valid lead or correction. True if the client, or the /48 of an IPv6 client, has sent more than is delivered without
 * review, or has asked for more seats than a company may have: it may be an office or a script, so the lead is held.
 */
export async function exceedsDeliveredRate(
  client: string,
  now: number,
  { isForSeat = false } = {},
): Promise<boolean> {
  if (!(await deliveredLimiter.take(client, now)).isAllowed) return true;
  return isForSeat && !(await seatLimiter.take(client, now)).isAllowed;
}
