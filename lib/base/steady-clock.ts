/** A clock in whole milliseconds since 1970 that never goes back when the system clock does. */
export function createSteadyClock(): () => number {
  let last = Date.now();
  let lastAt = performance.now();
  return () => {
    const at = performance.now();
    last = Math.max(Date.now(), last + (at - lastAt));
    lastAt = at;
    return Math.floor(last);
  };
}
