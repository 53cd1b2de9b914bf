import "server-only";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import type { LeadFigures } from "@/lib/platform/runtime/figures";

/** Whole seconds between two Unix times in ms; null without a start. */
const secondsSince = (then: number | null, now: number): number | null =>
  then === null ? null : Math.max(0, Math.floor((now - then) / 1_000));

/** Figures of leads and deliveries; null while the database is unavailable. `now` is Unix time, ms. */
export async function readLeadFigures(
  store: Pick<LeadStore, "counts">,
  now: number,
): Promise<LeadFigures | null> {
  try {
    const { oldestPendingAt, ...counts } = await store.counts();
    return { ...counts, oldestPendingSeconds: secondsSince(oldestPendingAt, now) };
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    return null;
  }
}
