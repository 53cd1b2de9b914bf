/**
 * A clock in whole milliseconds since 1970 that never goes back when the system clock does.
 * @param from the clock starts at this time or later
 */
export function createSteadyClock(from = 0): () => number {
  let last = Math.max(from, Date.now());
  let lastAt = performance.now();
  return () => {
    const at = performance.now();
    last = Math.max(Date.now(), last + (at - lastAt));
    lastAt = at;
    return Math.floor(last);
  };
}
