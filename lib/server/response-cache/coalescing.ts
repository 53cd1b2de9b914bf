/** Sends one of several requests for the same page to Next; the others wait for its response. */
import type { CacheKey } from "./cache-key.ts";

export function createCoalescing() {
  const waiting = new Map<string, (() => void)[]>();
  const idOf = ({ path, variant }: CacheKey) => JSON.stringify([path, variant]);
  return {
    /** Calls `proceed` once the request in progress for this key is done. False if there is none. */
    waitFor(key: CacheKey, proceed: () => void): boolean {
      const others = waiting.get(idOf(key));
      others?.push(proceed);
      return others !== undefined;
    },
    /** Registers the caller as the request in progress. Returns a function to call when it is done. */
    begin(key: CacheKey): () => void {
      const id = idOf(key);
      const others: (() => void)[] = [];
      waiting.set(id, others);
      return () => {
        // Called when the response is ready, and when the connection closes.
        if (waiting.get(id) !== others) return;
        waiting.delete(id);
        for (const proceed of others) proceed();
      };
    },
  };
}
