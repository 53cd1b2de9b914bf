/** A holder of a slot that may be evicted. */
export type Holder = {
  /** Whether the slot may be given to another holder. */
  isIdle(): boolean;
  /** Whether it has not begun to use its slot; by default it has. */
  isUnused?(): boolean;
  /** Ends the holder's work, because its slot is given away. */
  evict(): void;
};

export type Pool = {
  /**
   * Takes a slot for `key` and returns a function that releases it. If none is free, the longest idle holder
   * is evicted: of the same key if that has too many, otherwise any. Null if no holder is idle.
   */
  enter(key: string, holder?: Holder): (() => void) | null;
  /** Evicts all holders of a key that have not begun to use their slots. */
  evictUnused(key: string): void;
};

const alwaysBusy: Holder = { isIdle: () => false, evict: () => {} };

/** At most `size` slots, and at most `perKey` per key. */
export function createPool({ size, perKey }: { size: number; perKey: number }): Pool {
  const places = new Set<{ key: string; holder: Holder }>();
  const taken = new Map<string, number>();

  function leave(place: { key: string; holder: Holder }): void {
    if (!places.delete(place)) return;
    const left = (taken.get(place.key) ?? 1) - 1;
    if (left > 0) taken.set(place.key, left);
    else taken.delete(place.key);
  }

  function evictIdle(key?: string): boolean {
    for (const place of places) {
      if ((key !== undefined && place.key !== key) || !place.holder.isIdle()) continue;
      leave(place);
      place.holder.evict();
      return true;
    }
    return false;
  }

  function hasPlace(key: string): boolean {
    if ((taken.get(key) ?? 0) >= perKey) return evictIdle(key);
    return places.size < size || evictIdle();
  }

  return {
    enter(key, holder = alwaysBusy) {
      if (!hasPlace(key)) return null;
      const place = { key, holder };
      places.add(place);
      taken.set(key, (taken.get(key) ?? 0) + 1);
      return () => leave(place);
    },
    evictUnused(key) {
      for (const place of places) {
        if (place.key !== key || !place.holder.isUnused?.()) continue;
        leave(place);
        place.holder.evict();
      }
    },
  };
}
