import { createPool } from "./pool.ts";

export type Starter = {
  /** Whether a task may start in this turn of the event loop; if not, `retry` is called in a later turn. */
  take(retry: () => void): boolean;
};

/**
 * Starts one task per turn of the event loop, in order. Node accepts one connection per turn, so a form post
 * does not have to wait for all earlier reads.
 */
export function createStarter(): Starter {
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

export type Queue = {
  /**
   * Calls `start` now or later. Returns a function that releases the slot, waiting or running; null if too
   * many are waiting, in total or for `client`.
   */
  join(client: string, start: () => void): (() => void) | null;
  /** Starts waiting tasks after `concurrent()` has grown. */
  fill(): void;
};

type QueueOptions = { concurrent: () => number; waiting: number; perClient: number; starter: Starter };

/**
 * Runs at most `concurrent()` tasks at once, each started in a separate turn. At most `waiting` others wait
 * in order, and at most `perClient` of one client.
 */
export function createQueue({ concurrent, waiting, perClient, starter }: QueueOptions): Queue {
  const places = createPool({ size: waiting, perKey: perClient });
  const queued = new Set<{ start: () => void; release: () => void }>();
  let running = 0;

  function fill(): void {
    const [next] = queued;
    if (next === undefined || running >= concurrent() || !starter.take(fill)) return;
    queued.delete(next);
    next.release();
    running += 1;
    next.start();
    fill();
  }

  return {
    join(client, start) {
      const isSoon = queued.size + running < concurrent();
      const release = isSoon ? () => {} : places.enter(client);
      if (release === null) return null;
      const own = { start, release };
      queued.add(own);
      fill();
      return () => {
        if (queued.delete(own)) release();
        else running -= 1;
        fill();
      };
    },
    fill,
  };
}
