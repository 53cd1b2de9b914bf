import "server-only";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { createSharedRateLimiter } from "@/lib/platform/limits/shared-rate-limit";
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
 * Creates a function that stores a client's rows until it has used a daily quota of `maxBytes`, and the clients of its IPv6 /48
 * four times as much. Refused rows count as used. Without `DATABASE_URL` a quota comes back evenly, so a client can store
 * about twice as much in its first 24 hours.
 * SECURITY: one sender can hold a whole /48; with a quota for each of its clients only, its rows would push everybody else's
 * out of the store.
 */
export function createQuotaWriter<T extends Row>(
  name: string,
  maxBytes: number,
  write: (store: AnalyticsStore, rows: readonly T[]) => Promise<void>,
) {
  const quota = createSharedRateLimiter(`${name}-bytes`, { burst: maxBytes, perMinute: maxBytes / 1_440 });

  /** Writes the rows of a client unless they exceed its quota, and counts the outcome. */
  return async (client: string, rows: readonly T[]): Promise<Outcome> => {
    const bytes = rows.reduce((sum, row) => sum + bytesOfRow(row), 0);
    // Monotonic: a change of the system clock must not renew a quota.
    const { isAllowed } = await quota.take(client, performance.now(), bytes);
    const outcome = isAllowed ? await tryToStore((store) => write(store, rows)) : "over_quota";
    countOutcome(outcome, rows.length);
    return outcome;
  };
}
