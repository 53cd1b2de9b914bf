import "server-only";
import { cacheFor } from "@/lib/base/cache-for";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import type { LeadFigures } from "@/lib/platform/runtime/runtime";

/** Whole seconds since a Unix time in ms; null without one. */
const secondsSince = (then: number | null): number | null =>
  then === null ? null : Math.max(0, Math.floor((Date.now() - then) / 1_000));

/** Counting reads every lead, so the counts are cached for this time. */
const countEveryMs = 60_000;

/** Creates a function that reads the figures of leads and deliveries; null while the database is unavailable. */
export function createLeadFigures(store: Pick<LeadStore, "counts">): () => Promise<LeadFigures | null> {
  const readCounts = cacheFor(countEveryMs, () => store.counts());
  return async () => {
    try {
      const { oldestPendingAt, ...counts } = await readCounts();
      return { ...counts, oldestPendingSeconds: secondsSince(oldestPendingAt) };
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      return null;
    }
  };
}
