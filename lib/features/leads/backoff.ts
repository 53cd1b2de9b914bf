/** When a failed delivery is tried again. All times in milliseconds. */

const baseMs = 1_000;
const capMs = 5 * 60_000;

/** Attempts before a delivery needs attention: about 24 hours, so that a receiver can be repaired. */
export const maxAttempts = 580;

/** Full jitter: uniform between 0 and `1 s · 2ⁿ`, capped at 5 minutes; n counts the earlier failures. */
export function computeBackoffMs(attempts: number, random: () => number): number {
  const failuresBefore = Math.max(0, attempts - 1);
  return Math.floor(random() * Math.min(capMs, baseMs * 2 ** failuresBefore));
}
