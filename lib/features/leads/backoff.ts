/** When a failed delivery is tried again. All times in milliseconds. */

const baseMs = 1_000;
const capMs = 5 * 60_000;

/** A receiver may ask for patience, but not park a lead for a day. */
const retryAfterCapMs = 60 * 60_000;

/**
 * Attempts before a person has to look. The cap's full jitter averages 150 s, so this is about 24
 * hours: a receiver that broke in the evening is still tried when its people are back.
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

/** `Retry-After` as milliseconds from `now`: seconds or an HTTP date, at most an hour; undefined when it is neither. */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  const text = value?.trim();
  if (!text) return undefined;
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(0, waitMs), retryAfterCapMs);
}
