import "server-only";
import { LRUCache } from "lru-cache";
import { getSharedLimitStore } from "./shared-limit-store";

const dayMs = 86_400_000;
/** Bounds memory under an attack from many IPs: the least recently used key is evicted first. */
const maxClients = 20_000;

type Use = { since: number; rows: number; bytes: number };

/**
 * Counts rows and bytes per client for a day from its first write. `now` is monotonic, in ms: changing the system clock
 * must not renew a quota.
 */
export function createDailyBudget(max: { rows: number; bytes: number }) {
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
      const hasSpace = next.rows <= max.rows && next.bytes <= max.bytes;
      if (hasSpace) uses.set(client, next);
      return hasSpace;
    },
  };
}

const daySeconds = 86_400;

/**
 * Storage quota per client for 24 hours from its first write, over all servers of the site. Counted in the database of
 * `DATABASE_URL`; without one, and while it is unavailable, in this process.
 * @param name Unique on the site
 */
export function createSharedDailyBudget(name: string, max: { rows: number; bytes: number }) {
  const localBudget = createDailyBudget(max);
  const names = { rows: `${name}-rows`, bytes: `${name}-bytes` };

  return {
    /** Reserves the amount for a client, or nothing if it would exceed the quota. */
    async take(client: string, rows: number, bytes: number): Promise<boolean> {
      const shared = await getSharedLimitStore();
      const [ofRows, ofBytes] = await Promise.all([
        shared?.count(names.rows, daySeconds, client, rows),
        shared?.count(names.bytes, daySeconds, client, bytes),
      ]);
      if (!ofRows || !ofBytes) return localBudget.take(client, rows, bytes, performance.now());
      if (ofRows.usedBefore + rows <= max.rows && ofBytes.usedBefore + bytes <= max.bytes) return true;
      await shared?.giveBack(names.rows, daySeconds, client, rows);
      await shared?.giveBack(names.bytes, daySeconds, client, bytes);
      return false;
    },
  };
}
