import "server-only";
import { env } from "@/lib/base/env/server";
import type { LeadBody } from "@/lib/features/leads/lead-body";
import { widerNetworkOf } from "@/lib/platform/http/client-address";
import { createRateLimiter, type RateDecision } from "@/lib/platform/http/rate-limit";
import { createSharedRateLimiter } from "@/lib/platform/limits/shared-rate-limit";

const deliveredRate = { burst: env.LEAD_RATE_BURST, perMinute: env.LEAD_RATE_PER_MINUTE };
const deliveredLimiter = createSharedRateLimiter("leads", deliveredRate);
const tenfoldRate = { burst: 10 * deliveredRate.burst, perMinute: 10 * deliveredRate.perMinute };
/** SECURITY: limit for all leads of a client, because held ones use disk space, too. */
const limiter = createSharedRateLimiter("all-leads", tenfoldRate);
/** SECURITY: limit for the delivered leads of all clients in one /48, which can be one sender. */
const networkLimiter = createSharedRateLimiter("network-leads", tenfoldRate);

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
const storage = createRateLimiter({ burst: dailyBytes, perMinute: dailyBytes / 1_440 });
/** SECURITY: limit of what all clients in one /48 store in a day, which can be one sender. */
const networkStorage = createRateLimiter({ burst: 10 * dailyBytes, perMinute: dailyBytes / 144 });

function takeStorage(client: string, bytes: number): RateDecision {
  // Monotonic: a change of the system clock must not renew the limit.
  const now = performance.now();
  const own = storage.take(client, now, bytes);
  const network = widerNetworkOf(client);
  const shared = network === null ? own : networkStorage.take(network, now, bytes);
  return own.isAllowed ? shared : own;
}

/** Counts a lead or correction of a client, also one that is not valid. Not allowed if the client has stored too much. */
export async function takeLead(client: string, now: number): Promise<RateDecision> {
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
 * review: it may be an office or a script, so the lead is held.
 */
export async function exceedsDeliveredRate(client: string, now: number): Promise<boolean> {
  if (!(await deliveredLimiter.take(client, now)).isAllowed) return true;
  const network = widerNetworkOf(client);
  return network !== null && !(await networkLimiter.take(network, now)).isAllowed;
}
