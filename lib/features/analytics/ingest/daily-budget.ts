/** What one client may store within a day. */

const dayMs = 86_400_000;
/** Keeps memory bounded under an attack from many addresses: the longest unseen is forgotten first. */
const maxClients = 20_000;

type Use = { since: number; rows: number; bytes: number };

/**
 * Counts rows and bytes of each client, from its first write on and for a day. `take` takes what is asked for, or
 * nothing when that would be too much. `now` is a monotonic time in ms: a wrong clock must not renew a budget.
 */
export function createDailyBudget(most: { rows: number; bytes: number }) {
  // A Map keeps the order of insertion; every use re-inserts, so the first key is the least recent.
  const uses = new Map<string, Use>();

  return {
    take(client: string, rows: number, bytes: number, now: number): boolean {
      const known = uses.get(client);
      const use = known && now - known.since < dayMs ? known : { since: now, rows: 0, bytes: 0 };
      const isAllowed = use.rows + rows <= most.rows && use.bytes + bytes <= most.bytes;
      uses.delete(client);
      uses.set(client, isAllowed ? { ...use, rows: use.rows + rows, bytes: use.bytes + bytes } : use);
      if (uses.size > maxClients) {
        const [oldest] = uses.keys();
        if (oldest !== undefined) uses.delete(oldest);
      }
      return isAllowed;
    },
    /** How many clients are remembered. */
    size: () => uses.size,
  };
}
