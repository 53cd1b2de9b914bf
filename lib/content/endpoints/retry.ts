/** Retry and cache times for the shared API (specification, point 9). */

/** Retries after the first attempt. */
export const retryCount = 3;

/** How long a response is cached, in ms. */
export const cacheMs = 5 * 60_000;

/** Delay before retry `index` (from 0), in ms. */
export function retryDelay(index: number): number {
  return Math.min(1_000 * 2 ** index, 30_000);
}

/** How long a reader waits for a remote host in total, retries included, in ms. */
export const readTimeoutMs = 3_000;

/** How long the last good data is used after a failure before the host is asked again, in ms. */
export const coolDownMs = 60_000;
