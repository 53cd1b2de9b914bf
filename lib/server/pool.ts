/** Who has a place, and may have to give it up. */
export type Holder = {
  /** Whether somebody else may have the place. */
  isIdle(): boolean;
  /** Ends what is going on there. */
  cut(): void;
};

export type Pool = {
  /**
   * Takes a place for `key` and returns what gives it back. Where none is left, the holder that has been idle
   * longest is cut: of that key where it has too many, else of any. Null when nobody is idle.
   */
  enter(key: string, holder?: Holder): (() => void) | null;
};

const alwaysBusy: Holder = { isIdle: () => false, cut: () => {} };

/** Places for at most `size` at once, and for at most `perKey` of one key. */
export function createPool({ size, perKey }: { size: number; perKey: number }): Pool {
  const places = new Set<{ key: string; holder: Holder }>();
  const taken = new Map<string, number>();

  function leave(place: { key: string; holder: Holder }): void {
    if (!places.delete(place)) return;
    const left = (taken.get(place.key) ?? 1) - 1;
    if (left > 0) taken.set(place.key, left);
    else taken.delete(place.key);
  }

  function cutIdle(key?: string): boolean {
    for (const place of places) {
      if ((key !== undefined && place.key !== key) || !place.holder.isIdle()) continue;
      leave(place);
      place.holder.cut();
      return true;
    }
    return false;
  }

  function hasPlace(key: string): boolean {
    if ((taken.get(key) ?? 0) >= perKey) return cutIdle(key);
    return places.size < size || cutIdle();
  }

  return {
    enter(key, holder = alwaysBusy) {
      if (!hasPlace(key)) return null;
      const place = { key, holder };
      places.add(place);
      taken.set(key, (taken.get(key) ?? 0) + 1);
      return () => leave(place);
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

export type Turns = {
  /** Whether the caller may start something in this turn of the event loop; if not, `retry` is called in a later one. */
  take(retry: () => void): boolean;
};

/**
 * Lets one start in each turn of the event loop, those who ask in turn. Node lets one new connection in in each turn:
 * a visitor with a form is not to wait at the door until all reads are done that came before.
 */
export function createTurns(): Turns {
  const retries = new Set<() => void>();
  let isTaken = false;
  return {
    take(retry) {
      if (isTaken) {
        retries.add(retry);
        return false;
      }
      isTaken = true;
      setImmediate(() => {
        isTaken = false;
        for (const retry of retries) {
          retries.delete(retry);
          retry();
          if (isTaken) return;
        }
      });
      return true;
    },
  };
}

type LineOptions = { atWork: () => number; waiting: number; perKey: number; turns: Turns };

/**
 * Lets at most `atWork()` work at once; each starts in a turn of its own. Of the others at most `waiting` wait, in
 * order, and at most `perKey` of one key.
 */
export function createLine({ atWork, waiting, perKey, turns }: LineOptions): Line {
  const places = createPool({ size: waiting, perKey });
  const inLine = new Set<Waiting>();
  let working = 0;

  function fill(): void {
    const [next] = inLine;
    if (next === undefined || working >= atWork() || !turns.take(fill)) return;
    inLine.delete(next);
    next.release();
    working += 1;
    next.start();
    fill();
  }

  return {
    join(key, start) {
      const isSoon = inLine.size + working < atWork();
      const release = isSoon ? () => {} : places.enter(key);
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
