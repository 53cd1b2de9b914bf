/** The owner of a slot, who may be evicted. */
export type Holder = {
  /** Whether the slot may be given to another holder. */
  isIdle(): boolean;
  /** True until the holder first uses its slot. Without this method, the slot counts as used. */
  isUnused?(): boolean;
  /** Ends the holder's work, because its slot is given away. */
  evict(): void;
};

export type Pool = {
  /**
   * Takes a slot for `key` and returns a function that releases it. If none is free, the idle holder that took
   * its slot first is evicted: of the same key if that is at its limit, otherwise any. Null if no holder is idle.
   */
  acquire(key: string, holder?: Holder): (() => void) | null;
  /** Evicts all holders of a key that have not begun to use their slots. */
  evictUnused(key: string): void;
};

const alwaysBusy: Holder = { isIdle: () => false, evict: () => {} };

/** At most `size` slots, and at most `perKey` per key. */
export function createPool({ size, perKey }: { size: number; perKey: number }): Pool {
  const slots = new Set<{ key: string; holder: Holder }>();
  const taken = new Map<string, number>();

  function release(slot: { key: string; holder: Holder }): void {
    if (!slots.delete(slot)) return;
    const left = (taken.get(slot.key) ?? 1) - 1;
    if (left > 0) taken.set(slot.key, left);
    else taken.delete(slot.key);
  }

  function evictIdle(key?: string): boolean {
    for (const slot of slots) {
      if ((key !== undefined && slot.key !== key) || !slot.holder.isIdle()) continue;
      release(slot);
      slot.holder.evict();
      return true;
    }
    return false;
  }

  function makeRoom(key: string): boolean {
    if ((taken.get(key) ?? 0) >= perKey) return evictIdle(key);
    return slots.size < size || evictIdle();
  }

  return {
    acquire(key, holder = alwaysBusy) {
      if (!makeRoom(key)) return null;
      const slot = { key, holder };
      slots.add(slot);
      taken.set(key, (taken.get(key) ?? 0) + 1);
      return () => release(slot);
    },
    evictUnused(key) {
      for (const slot of slots) {
        if (slot.key !== key || !slot.holder.isUnused?.()) continue;
        release(slot);
        slot.holder.evict();
      }
    },
  };
}
