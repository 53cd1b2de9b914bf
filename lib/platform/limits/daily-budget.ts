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

  function add(client: string, rows: number, bytes: number, now: number): void {
    const use = readUse(client, now);
    // Not below 0: what is given back may have been taken on the day before.
    uses.set(client, {
      since: use.since,
      rows: Math.max(0, use.rows + rows),
      bytes: Math.max(0, use.bytes + bytes),
    });
  }

  /** How long the client has to wait for this much space, in ms; 0 if it is free now. */
  function getWait(client: string, rows: number, bytes: number, now: number): number {
    const use = readUse(client, now);
    const hasSpace = use.rows + rows <= most.rows && use.bytes + bytes <= most.bytes;
    return hasSpace ? 0 : use.since + dayMs - now;
  }

  return {
    /** Gives back what `take` has reserved. */
    giveBack: (client: string, rows: number, bytes: number, now: number) => add(client, -rows, -bytes, now),
    getWait,
    /** Reserves the requested amount, or nothing if it would exceed the quota. */
    take(client: string, rows: number, bytes: number, now: number): boolean {
      const hasSpace = getWait(client, rows, bytes, now) === 0;
      if (hasSpace) add(client, rows, bytes, now);
      return hasSpace;
    },
    size: () => uses.size,
  };
}
