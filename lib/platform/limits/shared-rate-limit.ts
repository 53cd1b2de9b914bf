import "server-only";
import { LRUCache } from "lru-cache";
import {
  createRateLimiter,
  limitsOf,
  type RateDecision,
  type RateLimit,
} from "@/lib/platform/http/rate-limit";
import { getSharedLimitStore } from "./shared-limit-store";

/** Bounds memory under an attack from many IPs. */
const maxRefused = 20_000;

/**
 * A limit per client, and per IPv6 /48, over all servers of the site: a fixed window of `burst` requests per
 * `burst / perMinute` minutes. Counted in the database of `DATABASE_URL`; without one, and while it is unavailable, in this
 * process as a token bucket (`createRateLimiter`).
 * @param name Unique on the site
 */
export function createSharedRateLimiter(name: string, limit: RateLimit) {
  const localLimiter = createRateLimiter(limit);
  const windowSeconds = Math.ceil((limit.burst / limit.perMinute) * 60);
  // A client that is over the limit costs no query until its window ends.
  const refusedUntil = new LRUCache<string, number>({ max: maxRefused });
  const refuse = (ms: number): RateDecision => ({
    isAllowed: false,
    retryAfter: Math.max(1, Math.ceil(ms / 1_000)),
  });

  return {
    /** Counts a request of `client` with its cost; `now` is the time in ms, always of the same clock. */
    async take(client: string, now: number, cost = 1): Promise<RateDecision> {
      const shared = await getSharedLimitStore();
      const limits = limitsOf(client, limit);
      // A clock that was set back must not make a client wait for longer than a window.
      const waits = limits.map(({ key }) => (refusedUntil.get(key) ?? 0) - now);
      const wait = waits.find((ms) => ms > 0 && ms <= windowSeconds * 1_000);
      if (wait !== undefined) return refuse(wait);
      for (const { key, burst } of limits) {
        // The table counts whole points.
        const counted = await shared?.count(name, windowSeconds, key, Math.ceil(cost));
        if (!counted) return localLimiter.take(client, now, cost);
        if (counted.usedBefore < burst) continue;
        refusedUntil.set(key, now + counted.msBeforeNext);
        return refuse(counted.msBeforeNext);
      }
      return { isAllowed: true };
    },
  };
}
