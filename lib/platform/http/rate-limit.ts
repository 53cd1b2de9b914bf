/** Keeps memory bounded under an attack from many addresses: the longest unseen is forgotten first. */
const MAX_KEYS = 20_000;

type Bucket = { tokens: number; at: number };
export type RateDecision = { isAllowed: true } | { isAllowed: false; retryAfter: number };

/**
 * A token bucket per key: `burst` at once, then `perMinute`. `take` spends one token, or `cost` of them, or says
 * after how many seconds there is one. It is allowed as long as one is left: what costs more leaves a debt of at
 * most `burst`. `now` is Unix time in ms.
 */
export function createRateLimiter(options: { burst: number; perMinute: number }) {
  const { burst, perMinute } = options;
  const perMs = perMinute / 60_000;
  // A Map keeps the order of insertion; every use re-inserts, so the first key is the least recent.
  const buckets = new Map<string, Bucket>();

  return {
    take(key: string, now: number, cost = 1): RateDecision {
      const { tokens, at } = buckets.get(key) ?? { tokens: burst, at: now };
      // A clock set back must not drain a bucket.
      const filled = Math.min(burst, tokens + Math.max(0, now - at) * perMs);
      const isAllowed = filled >= 1;
      buckets.delete(key);
      buckets.set(key, { tokens: isAllowed ? Math.max(-burst, filled - cost) : filled, at: now });
      if (buckets.size > MAX_KEYS) {
        const [oldest] = buckets.keys();
        if (oldest !== undefined) buckets.delete(oldest);
      }
      return isAllowed ? { isAllowed } : { isAllowed, retryAfter: Math.ceil((1 - filled) / perMs / 1000) };
    },
    /** How many keys are remembered. */
    size: () => buckets.size,
  };
}
