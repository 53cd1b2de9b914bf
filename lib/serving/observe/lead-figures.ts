import "server-only";
import { secondsSince } from "@/lib/http/health";
import type { LeadStore } from "@/lib/leads/store/types";
import { StoreUnavailableError } from "@/lib/leads/store/types";
import type { LeadFigures } from "./metrics";

/** How the leads stand; null when the store does not answer. `now` is Unix time, ms. */
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
