import "server-only";

/**
 * What became of events and measurements: `kept`, `refused` (malformed, or beyond the catalogue), `over_quota` (the
 * client had sent too much), `lost` (the database could not take them) and `dropped` (the oldest, to make room).
 */
const outcomes = ["kept", "refused", "over_quota", "lost", "dropped"] as const;
export type Outcome = (typeof outcomes)[number];
export type AnalyticsCounts = Record<Outcome, number>;

declare global {
  // Next bundles routes apart; one process still has one set of figures.
  var oxbowAnalyticsCounts: AnalyticsCounts | undefined;
}

/** Figures of this process since its start. */
export function analyticsCounts(): AnalyticsCounts {
  globalThis.oxbowAnalyticsCounts ??= { kept: 0, refused: 0, over_quota: 0, lost: 0, dropped: 0 };
  return globalThis.oxbowAnalyticsCounts;
}

export function countOutcome(outcome: Outcome, count = 1): void {
  analyticsCounts()[outcome] += count;
}
