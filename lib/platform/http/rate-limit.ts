import { LRUCache } from "lru-cache";
import { clientsPerNetwork, widerNetworkOf } from "./client-address.ts";

/** Bounds memory under an attack from many IPs: the least recently used key is evicted first. */
const MAX_KEYS = 20_000;

type Bucket = { tokens: number; at: number };
/** `retryAfter` is in seconds. */
export type RateDecision = { isAllowed: true } | { isAllowed: false; retryAfter: number };

export type RateLimit = {
  /** Requests that are allowed at once. */
  burst: number;
  /** Requests per minute after that. */
  perMinute: number;
  /** For the clients of an IPv6 /48 together, as a multiple of the limit of one. */
  networkFactor?: number;
};

type KeyedLimit = { key: string; burst: number; perMinute: number };

/** The limits of a client: its own, and for IPv6 that of its /48. `key` names the bucket. */
export function limitsOf(
  client: string,
  { burst, perMinute, networkFactor = clientsPerNetwork }: RateLimit,
): KeyedLimit[] {
  const own = { key: client, burst, perMinute };
  const network = widerNetworkOf(client);
  if (network === null) return [own];
  return [own, { key: network, burst: networkFactor * burst, perMinute: networkFactor * perMinute }];
}

/**
 * A token bucket per client, and per IPv6 /48: `burst` requests at once, then `perMinute`. `take` spends `cost` tokens (one by
 * default) of each, or none if one of them is empty; then `retryAfter` is the time until its next token. A request is allowed while
 * at least one token is left; a higher cost leaves a debt of at most `burst`. `now` is the time in ms, always of the same clock.
 */
export function createRateLimiter(limit: RateLimit) {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_KEYS });

  const tokensOf = ({ key, burst, perMinute }: KeyedLimit, now: number): number => {
    const { tokens, at } = buckets.get(key) ?? { tokens: burst, at: now };
    // Setting the clock back must not drain a bucket.
    return Math.min(burst, tokens + (Math.max(0, now - at) * perMinute) / 60_000);
  };

  return {
    take(client: string, now: number, cost = 1): RateDecision {
      const filled = limitsOf(client, limit).map((keyed) => ({ ...keyed, tokens: tokensOf(keyed, now) }));
      const empty = filled.find(({ tokens }) => tokens < 1);
      for (const { key, tokens, burst } of filled)
        buckets.set(key, { tokens: empty ? tokens : Math.max(-burst, tokens - cost), at: now });
      return empty
        ? { isAllowed: false, retryAfter: Math.ceil(((1 - empty.tokens) / empty.perMinute) * 60) }
        : { isAllowed: true };
    },
  };
}
