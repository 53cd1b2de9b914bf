import { LRUCache } from "lru-cache";

const dayMs = 86_400_000;
/** Bounds memory under an attack from many IPs: the least recently used key is evicted first. */
const maxClients = 20_000;

type Use = { since: number; rows: number; bytes: number };

/**
 * Counts rows and bytes per client for a day from its first write. `take` reserves the requested amount, or
 * nothing if it would exceed the quota. `now` is monotonic, in ms: changing the system clock must not renew a
 * quota.
 */
export function createDailyBudget(most: { rows: number; bytes: number }) {
  const uses = new LRUCache<string, Use>({ max: maxClients });

  return {
    take(client: string, rows: number, bytes: number, now: number): boolean {
      const known = uses.get(client);
      const use = known && now - known.since < dayMs ? known : { since: now, rows: 0, bytes: 0 };
      const isAllowed = use.rows + rows <= most.rows && use.bytes + bytes <= most.bytes;
      uses.set(client, isAllowed ? { ...use, rows: use.rows + rows, bytes: use.bytes + bytes } : use);
      return isAllowed;
    },
    size: () => uses.size,
  };
}
