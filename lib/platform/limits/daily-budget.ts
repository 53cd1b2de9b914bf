import { LRUCache } from "lru-cache";

const dayMs = 86_400_000;
/** Bounds memory under an attack from many IPs: the least recently used key is evicted first. */
const maxClients = 20_000;

type Use = { since: number; rows: number; bytes: number };

/**
 * Counts rows and bytes per client for a day from its first write. `now` is monotonic, in ms: changing the system clock
 * must not renew a quota.
 */
export function createDailyBudget(most: { rows: number; bytes: number }) {
  const uses = new LRUCache<string, Use>({ max: maxClients });

  function readUse(client: string, now: number): Use {
    const known = uses.get(client);
    return known && now - known.since < dayMs ? known : { since: now, rows: 0, bytes: 0 };
  }

  return {
    /** Reserves the requested amount, or nothing if it would exceed the quota. */
    take(client: string, rows: number, bytes: number, now: number): boolean {
      const use = readUse(client, now);
      const next = { since: use.since, rows: use.rows + rows, bytes: use.bytes + bytes };
      const hasSpace = next.rows <= most.rows && next.bytes <= most.bytes;
      if (hasSpace) uses.set(client, next);
      return hasSpace;
    },
  };
}
