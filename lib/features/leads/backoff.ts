/** When a failed delivery is tried again. All times in milliseconds. */

const baseMs = 1_000;
const capMs = 5 * 60_000;

/**
 * Attempts before a delivery needs attention. The cap's full jitter averages 150 s, so this is about 24 hours:
 * a receiver that fails in the evening can be repaired the next morning.
 */
export const maxAttempts = 580;

/**
 * Full jitter: uniform between 0 and `1 s · 2ⁿ`, capped at 5 minutes, where n counts the failures before
 * this one. Spread over the whole window, many leads that failed together do not come back together.
 */
export function computeBackoffMs(attempts: number, random: () => number): number {
  const failuresBefore = Math.max(0, attempts - 1);
  return Math.floor(random() * Math.min(capMs, baseMs * 2 ** failuresBefore));
}
