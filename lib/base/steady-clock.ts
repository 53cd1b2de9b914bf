/**
 * A monotonic clock in whole milliseconds since 1970. If the system clock jumps forward and back, this one stays ahead until
 * the process ends.
 */
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
