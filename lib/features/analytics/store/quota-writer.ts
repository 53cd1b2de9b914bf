import "server-only";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { clientsPerNetwork, widerNetworkOf } from "@/lib/platform/http/client-address";
import { createSharedDailyBudget } from "@/lib/platform/limits/shared-daily-budget";
import { getAnalyticsStore } from ".";
import type { AnalyticsStore } from "./analytics-store";
import { countOutcome, type Outcome } from "./counts";
import { bytesOfRow, type StoredEvent, type StoredVital } from "./types";

type Row = StoredEvent | StoredVital;

async function tryToStore(write: (store: AnalyticsStore) => Promise<void>): Promise<Outcome> {
  try {
    await write(await getAnalyticsStore());
    return "kept";
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    return "lost";
  }
}

/**
 * Creates a function that stores a client's rows within a daily quota per client, as `createSharedDailyBudget`, and per /48
 * of IPv6 clients. SECURITY: one sender can hold a whole /48; with a quota for each of its clients only, its rows would push
 * everybody else's out of the store.
 */
export function createQuotaWriter<T extends Row>(
  name: string,
  max: { rows: number; bytes: number },
  write: (store: AnalyticsStore, rows: readonly T[]) => Promise<void>,
) {
  const ofClient = createSharedDailyBudget(name, max);
  const ofNetwork = createSharedDailyBudget(`${name}-network`, {
    rows: clientsPerNetwork * max.rows,
    bytes: clientsPerNetwork * max.bytes,
  });

  /** Reserves the amount for a client, and then for its /48. False if it would exceed a quota. */
  async function take(client: string, rows: number, bytes: number): Promise<boolean> {
    if (!(await ofClient.take(client, rows, bytes))) return false;
    const network = widerNetworkOf(client);
    return network === null || ofNetwork.take(network, rows, bytes);
  }

  /** Writes the rows of a client unless they exceed a quota, and counts the outcome. */
  return async (client: string, rows: readonly T[]): Promise<Outcome> => {
    const bytes = rows.reduce((sum, row) => sum + bytesOfRow(row), 0);
    const isWithinQuota = await take(client, rows.length, bytes);
    const outcome = isWithinQuota ? await tryToStore((store) => write(store, rows)) : "over_quota";
    countOutcome(outcome, rows.length);
    return outcome;
  };
}
