type SteadyClockOptions = {
  /** The clock never shows less than this. */
  from?: number;
  /** The clock of the machine, which may be set: milliseconds since 1970. */
  wall?: () => number;
  /** Milliseconds since any moment, from a clock that nobody sets. */
  monotonic?: () => number;
};

/**
 * A clock in whole milliseconds since 1970 that never goes back: when the machine's clock is set back it goes on
 * from where it was, when that is set forward it follows.
 */
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
