import "server-only";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { clientsPerNetwork, widerNetworkOf } from "@/lib/platform/http/client-address";
import { createSharedDailyBudget } from "@/lib/platform/limits/shared-daily-budget";
import { getAnalyticsStore } from ".";
import type { AnalyticsStore } from "./analytics-store";
import { countOutcome, type Outcome } from "./counts";
import { bytesOfRow, type StoredEvent, type StoredVital } from "./types";

type Write = (store: AnalyticsStore) => Promise<void>;

async function tryToStore(write: Write): Promise<Outcome> {
  try {
    await write(await getAnalyticsStore());
    return "kept";
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    return "lost";
  }
}

/**
 * Stores rows within a daily quota per client, as `createSharedDailyBudget`, and per /48 of IPv6 clients. SECURITY: one sender
 * can hold a whole /48; with a quota for each of its clients only, its rows would push everybody else's out of the store.
 */
export function createSenderStore(name: string, most: { rows: number; bytes: number }) {
  const ofClient = createSharedDailyBudget(name, most);
  const ofNetwork = createSharedDailyBudget(`${name}-network`, {
    rows: clientsPerNetwork * most.rows,
    bytes: clientsPerNetwork * most.bytes,
  });

  /** Reserves the amount for a client, and then for its /48. False if it would exceed a quota. */
  async function take(client: string, rows: number, bytes: number): Promise<boolean> {
    if (!(await ofClient.take(client, rows, bytes))) return false;
    const network = widerNetworkOf(client);
    return network === null || ofNetwork.take(network, rows, bytes);
  }

  /** Writes the rows of a client unless they exceed a quota, and counts the outcome. */
  return async (client: string, rows: readonly (StoredEvent | StoredVital)[], write: Write) => {
    const bytes = rows.reduce((sum, row) => sum + bytesOfRow(row), 0);
    const outcome = (await take(client, rows.length, bytes)) ? await tryToStore(write) : "over_quota";
    countOutcome(outcome, rows.length);
    return outcome;
  };
}
