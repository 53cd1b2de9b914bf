import { LRUCache } from "lru-cache";
import { clientsPerNetwork, widerNetworkOf } from "./client-address.ts";

/** Bounds memory under an attack from many IPs: the least recently used key is evicted first. */
const MAX_KEYS = 20_000;

type Bucket = { tokens: number; at: number };
/** `retryAfter` is in seconds. */
export type RateDecision = { isAllowed: true } | { isAllowed: false; retryAfter: number };

export type RateLimit = {
  burst: number;
  perMinute: number;
  /** For the clients of an IPv6 /48 together, as a multiple of the limit of one. */
  networkFactor?: number;
};

/** The limit of a client, and that of its /48 if it has one; the keys are their addresses. */
export function limitsOf(client: string, { burst, perMinute, networkFactor = clientsPerNetwork }: RateLimit) {
  const own = { key: client, burst, perMinute };
  const network = widerNetworkOf(client);
  if (network === null) return [own];
  return [own, { key: network, burst: networkFactor * burst, perMinute: networkFactor * perMinute }];
}

/**
 * A token bucket per client, and per IPv6 /48: `burst` requests at once, then `perMinute`. `take` spends `cost` tokens (one by
 * default), or returns the seconds until the next token. A request is allowed while at least one token is
 * left; a higher cost leaves a debt of at most `burst`. `now` is the time in ms, always of the same clock.
 */
export function createRateLimiter(limit: RateLimit) {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_KEYS });

  function takeFrom(
    { key, burst, perMinute }: ReturnType<typeof limitsOf>[number],
    now: number,
    cost: number,
  ) {
    const perMs = perMinute / 60_000;
    const { tokens, at } = buckets.get(key) ?? { tokens: burst, at: now };
    // Setting the clock back must not drain a bucket.
    const filled = Math.min(burst, tokens + Math.max(0, now - at) * perMs);
    const isAllowed = filled >= 1;
    buckets.set(key, { tokens: isAllowed ? Math.max(-burst, filled - cost) : filled, at: now });
    return isAllowed ? null : Math.ceil((1 - filled) / perMs / 1000);
  }

  return {
    take(client: string, now: number, cost = 1): RateDecision {
      for (const one of limitsOf(client, limit)) {
        const retryAfter = takeFrom(one, now, cost);
        // What a client is refused does not count for its /48.
        if (retryAfter !== null) return { isAllowed: false, retryAfter };
      }
      return { isAllowed: true };
    },
  };
}
