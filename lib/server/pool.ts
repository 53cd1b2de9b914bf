/** The owner of a slot, who may be evicted. */
type Holder = {
  /** Whether the slot may be given to another holder. */
  isIdle(): boolean;
  /** True until the holder first uses its slot. Without this method, the slot counts as used. */
  isUnused?(): boolean;
  /** Ends the holder's work, because its slot is given away. */
  evict(): void;
};

type Slot = { key: string; holder: Holder };

/** At most `size` slots, and at most `perKey` per key. */
export function createPool({ size, perKey }: { size: number; perKey: number }) {
  const slots = new Set<Slot>();
  const slotsOf = new Map<string, Set<Slot>>();

  function take(slot: Slot): void {
    slots.add(slot);
    const own = slotsOf.get(slot.key);
    if (own) own.add(slot);
    else slotsOf.set(slot.key, new Set([slot]));
  }

  function release(slot: Slot): void {
    if (!slots.delete(slot)) return;
    const own = slotsOf.get(slot.key);
    own?.delete(slot);
    if (own?.size === 0) slotsOf.delete(slot.key);
  }

  function evictIdle(among: Iterable<Slot>): boolean {
    for (const slot of among) {
      if (!slot.holder.isIdle()) continue;
      release(slot);
      slot.holder.evict();
      return true;
    }
    return false;
  }

  /** The slots of the key that has the most. */
  function findLargest(): ReadonlySet<Slot> {
    let largest: ReadonlySet<Slot> = new Set();
    for (const own of slotsOf.values()) if (own.size > largest.size) largest = own;
    return largest;
  }

  function makeRoom(key: string): boolean {
    const own = slotsOf.get(key) ?? new Set();
    if (own.size >= perKey) return evictIdle(own);
    if (slots.size < size) return true;
    // SECURITY: whoever has the most slots loses one, so that a few clients can't take those of all others.
    const largest = findLargest();
    if (largest.size <= own.size) return evictIdle(own);
    return evictIdle(largest) || evictIdle(slots);
  }

  return {
    /**
     * Takes a slot for `key` and returns a function that releases it. If none is free, the idle holder that took its slot
     * first is evicted: of the same key if that has the most slots or is at its limit, otherwise of the key with the most
     * slots, and only if none of those is idle, of any key. Null if no holder is idle.
     */
    acquire(key: string, holder: Holder): (() => void) | null {
      if (!makeRoom(key)) return null;
      const slot = { key, holder };
      take(slot);
      return () => release(slot);
    },
    /** Evicts all holders of a key that have not begun to use their slots. */
    evictUnused(key: string): void {
      for (const slot of slotsOf.get(key) ?? []) {
        if (!slot.holder.isUnused?.()) continue;
        release(slot);
        slot.holder.evict();
      }
    },
  };
}
