import "server-only";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import type { RateLimit } from "@/lib/platform/http/rate-limit";
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

const perDay = (amount: number): RateLimit => ({ burst: amount, perMinute: amount / 1_440 });

/**
 * Creates a function that stores a client's rows until it has used a daily quota of rows or bytes, and the clients of its IPv6
 * /48 four times as much. Rows that are refused for their bytes count as used. Without `DATABASE_URL` a quota comes back evenly,
 * so a client can store about twice as much in its first 24 hours.
 * SECURITY: one sender can hold a whole /48; with a quota for each of its clients only, its rows would push everybody else's
 * out of the store.
 */
export function createQuotaWriter<T extends Row>(
  name: string,
  max: { rows: number; bytes: number },
  write: (store: AnalyticsStore, rows: readonly T[]) => Promise<void>,
) {
  const ofRows = createSharedRateLimiter(`${name}-rows`, perDay(max.rows));
  const ofBytes = createSharedRateLimiter(`${name}-bytes`, perDay(max.bytes));

  async function take(client: string, rows: number, bytes: number): Promise<boolean> {
    // Monotonic: a change of the system clock must not renew a quota.
    const now = performance.now();
    if (!(await ofRows.take(client, now, rows)).isAllowed) return false;
    return (await ofBytes.take(client, now, bytes)).isAllowed;
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
