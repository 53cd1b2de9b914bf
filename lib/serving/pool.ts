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
   * work; null when too many wait already, in all or for `key`.
   */
  join(key: string, start: () => void): (() => void) | null;
  /** Starts what may start by now: `atWork()` has grown. */
  fill(): void;
};

type Waiting = { start: () => void; release: () => void };

/**
 * Lets at most `atWork()` start at once; of the others at most `waiting` wait for their turn, in order, and
 * at most `perKey` of one key.
 */
export function createLine(options: { atWork: () => number; waiting: number; perKey: number }): Line {
  const { atWork, waiting, perKey } = options;
  const places = createPool({ size: waiting, perKey });
  const inLine = new Set<Waiting>();
  let working = 0;

  function fill(): void {
    for (const next of inLine) {
      if (working >= atWork()) return;
      inLine.delete(next);
      next.release();
      working += 1;
      next.start();
    }
  }

  return {
    join(key, start) {
      // Nobody overtakes those who wait: what has become free is theirs first.
      fill();
      const isNext = inLine.size === 0 && working < atWork();
      const release = isNext ? () => {} : places.enter(key);
      if (release === null) return null;
      const own: Waiting = { start, release };
      inLine.add(own);
      fill();
      return () => {
        // Who is still in the line has taken nobody's place at work.
        if (inLine.delete(own)) release();
        else working -= 1;
        fill();
      };
    },
    fill,
  };
}
