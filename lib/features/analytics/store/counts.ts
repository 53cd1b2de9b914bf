import "server-only";

/**
 * Outcomes of received events and web vitals: `kept`, `refused` (malformed or unknown), `over_quota` (daily
 * quota of the client), `lost` (database unavailable) and `dropped` (deleted later to make room).
 */
export type Outcome = "kept" | "refused" | "over_quota" | "lost" | "dropped";
type AnalyticsCounts = Record<Outcome, number>;

declare global {
  // Next bundles routes separately; one process still shares one set of counters.
  var oxbowAnalyticsCounts: AnalyticsCounts | undefined;
}

/** Counters of this process since its start. */
export function analyticsCounts(): AnalyticsCounts {
  globalThis.oxbowAnalyticsCounts ??= { kept: 0, refused: 0, over_quota: 0, lost: 0, dropped: 0 };
  return globalThis.oxbowAnalyticsCounts;
}

export function countOutcome(outcome: Outcome, count = 1): void {
  analyticsCounts()[outcome] += count;
}
