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

type Task = { start: () => void; release: () => void };

type QueueOptions = { concurrent: () => number; waiting: number; perClient: number; starter: Starter };

/**
 * Runs at most `concurrent()` tasks at once, each started in a separate turn. At most `waiting` others wait, and at most
 * `perClient` of one client. Clients take turns, so that nobody waits for all tasks of another one.
 */
export function createQueue({ concurrent, waiting, perClient, starter }: QueueOptions): Queue {
  const slots = createPool({ size: waiting, perKey: perClient });
  /** Waiting tasks by client; the first client is the next one to start a task. */
  const queued = new Map<string, Set<Task>>();
  let waitingCount = 0;
  let running = 0;

  function add(client: string, task: Task): void {
    const tasks = queued.get(client) ?? new Set();
    queued.set(client, tasks.add(task));
    waitingCount += 1;
  }

  function remove(client: string, task: Task): boolean {
    const tasks = queued.get(client);
    if (!tasks?.delete(task)) return false;
    waitingCount -= 1;
    if (tasks.size === 0) queued.delete(client);
    task.release();
    return true;
  }

  function fill(): void {
    const [next] = queued;
    const [task] = next?.[1] ?? [];
    if (!next || !task || running >= concurrent() || !starter.take(fill)) return;
    const [client, tasks] = next;
    // The client goes to the end of the line with the rest of its tasks.
    queued.delete(client);
    queued.set(client, tasks);
    remove(client, task);
    running += 1;
    task.start();
    fill();
  }

  return {
    join(client, start) {
      const isSoon = waitingCount + running < concurrent();
      const release = isSoon ? () => {} : slots.acquire(client);
      if (release === null) return null;
      const task = { start, release };
      add(client, task);
      fill();
      return () => {
        if (!remove(client, task)) running -= 1;
        fill();
      };
    },
    fill,
  };
}
