import "server-only";
import { createDailyBudget } from "./daily-budget";
import { getSharedLimits } from "./shared-store";

const daySeconds = 86_400;

/**
 * Storage quota per client for 24 hours from its first write, over all servers of the site. Counted in the database of
 * `DATABASE_URL`; without one, and while it is unavailable, in this process.
 * @param name of the quota, unique on the site
 */
export function createSharedDailyBudget(name: string, most: { rows: number; bytes: number }) {
  const own = createDailyBudget(most);
  const quotas = (["rows", "bytes"] as const).map((kind) => ({ kind, name: `${name}-${kind}` }));

  return {
    /** Reserves the amount for a client, or nothing if it would exceed the quota. */
    async take(client: string, rows: number, bytes: number): Promise<boolean> {
      const shared = await getSharedLimits();
      const amounts = { rows, bytes };
      const counts = await Promise.all(
        quotas.map(async (quota) => ({
          ...quota,
          counted: await shared?.count(quota.name, daySeconds, client, amounts[quota.kind]),
        })),
      );
      if (counts.some(({ counted }) => !counted)) return own.take(client, rows, bytes, performance.now());
      const isAllowed = counts.every(
        ({ kind, counted }) => (counted?.before ?? 0) + amounts[kind] <= most[kind],
      );
      if (!isAllowed) {
        for (const quota of counts)
          await shared?.giveBack(quota.name, daySeconds, client, amounts[quota.kind]);
      }
      return isAllowed;
    },
  };
}
