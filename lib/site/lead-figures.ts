import "server-only";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import type { LeadCounts } from "@/lib/features/leads/store/types";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import type { LeadFigures } from "@/lib/platform/runtime/runtime";

/** Whole seconds since a Unix time in ms; null without one. */
const secondsSince = (then: number | null): number | null =>
  then === null ? null : Math.max(0, Math.floor((Date.now() - then) / 1_000));

/** Counting reads every lead, so the counts are cached for this time. */
const countEveryMs = 60_000;

/** Creates a function that reads the figures of leads and deliveries; null while the database is unavailable. */
export function createLeadFigures(store: Pick<LeadStore, "counts">): () => Promise<LeadFigures | null> {
  let latest: { at: number; counts: Promise<LeadCounts> } | null = null;
  return async () => {
    try {
      const now = performance.now();
      if (latest === null || now - latest.at >= countEveryMs) latest = { at: now, counts: store.counts() };
      const { oldestPendingAt, ...counts } = await latest.counts;
      return { ...counts, oldestPendingSeconds: secondsSince(oldestPendingAt) };
    } catch (error) {
      latest = null;
      if (!(error instanceof StoreUnavailableError)) throw error;
      return null;
    }
  };
}
