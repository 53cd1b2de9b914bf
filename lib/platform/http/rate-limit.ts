import { LRUCache } from "lru-cache";

/** Bounds memory under an attack from many IPs: the least recently used key is evicted first. */
const MAX_KEYS = 20_000;

type Bucket = { tokens: number; at: number };
export type RateDecision = { isAllowed: true } | { isAllowed: false; retryAfter: number };

/**
 * A token bucket per key: `burst` requests at once, then `perMinute`. `take` spends `cost` tokens (one by
 * default), or returns the seconds until the next token. A request is allowed while at least one token is
 * left; a higher cost leaves a debt of at most `burst`. `now` is Unix time in ms.
 */
export function createRateLimiter(options: { burst: number; perMinute: number }) {
  const { burst, perMinute } = options;
  const perMs = perMinute / 60_000;
  const buckets = new LRUCache<string, Bucket>({ max: MAX_KEYS });

  return {
    take(key: string, now: number, cost = 1): RateDecision {
      const { tokens, at } = buckets.get(key) ?? { tokens: burst, at: now };
      // Setting the clock back must not drain a bucket.
      const filled = Math.min(burst, tokens + Math.max(0, now - at) * perMs);
      const isAllowed = filled >= 1;
      buckets.set(key, { tokens: isAllowed ? Math.max(-burst, filled - cost) : filled, at: now });
      return isAllowed ? { isAllowed } : { isAllowed, retryAfter: Math.ceil((1 - filled) / perMs / 1000) };
    },
    size: () => buckets.size,
  };
}
