export type Pool = {
  /** Takes a place for `key` and returns what gives it back; null when there is none left. */
  enter(key: string): (() => void) | null;
};

/** Places for at most `size` at once, and for at most `perKey` of one key. */
export function createPool({ size, perKey }: { size: number; perKey: number }): Pool {
  const taken = new Map<string, number>();
  let total = 0;
  return {
    enter(key) {
      const own = taken.get(key) ?? 0;
      if (total >= size || own >= perKey) return null;
      total += 1;
      taken.set(key, own + 1);
      return () => {
        total -= 1;
        const left = (taken.get(key) ?? 0) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      };
    },
  };
}

export type Line = {
  /**
   * Calls `start` when it is its turn, now or later. Returns what gives up the place, in the line or at
   * work; null when too many wait already.
   */
  join(start: () => void): (() => void) | null;
};

/** Lets at most `atWork()` start at once; of the others at most `waiting` wait for their turn, in order. */
export function createLine({ atWork, waiting }: { atWork: () => number; waiting: number }): Line {
  const inLine = new Set<() => void>();
  let working = 0;

  function begin(start: () => void): void {
    working += 1;
    start();
  }

  function leave(start: () => void): void {
    // Who is still in the line has taken nobody's place.
    if (inLine.delete(start)) return;
    working -= 1;
    for (const next of inLine) {
      if (working >= atWork()) return;
      inLine.delete(next);
      begin(next);
    }
  }

  return {
    join(start) {
      if (working < atWork()) begin(start);
      else if (inLine.size < waiting) inLine.add(start);
      else return null;
      return () => leave(start);
    },
  };
}
