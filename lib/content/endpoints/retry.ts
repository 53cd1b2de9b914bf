/** How a failed question to the shared API is repeated and how long an answer counts (specification, point 9). */

/** Repeats after the first attempt. */
export const retryCount = 3;

/** Milliseconds for which an answer is not asked for again. */
export const cacheMs = 5 * 60_000;

/** Milliseconds before repeat number `index`, which counts from 0. */
export function retryDelay(index: number): number {
  return Math.min(1_000 * 2 ** index, 30_000);
}

/** Milliseconds for which a reader waits for a remote host in all, repeats included. */
export const patienceMs = 3_000;
