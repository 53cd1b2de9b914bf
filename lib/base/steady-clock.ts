type SteadyClockOptions = {
  from?: number;
  /** The system clock, which may be changed: milliseconds since 1970. */
  wall?: () => number;
  /** A monotonic clock in milliseconds. */
  monotonic?: () => number;
};

/** A clock in whole milliseconds since 1970 that never goes back when the system clock does. */
export function createSteadyClock(options: SteadyClockOptions = {}): () => number {
  const { from = 0, wall = Date.now, monotonic = () => performance.now() } = options;
  let last = Math.max(from, wall());
  let lastAt = monotonic();
  return () => {
    const at = monotonic();
    last = Math.max(wall(), last + (at - lastAt));
    lastAt = at;
    return Math.floor(last);
  };
}
