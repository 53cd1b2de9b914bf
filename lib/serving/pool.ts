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
