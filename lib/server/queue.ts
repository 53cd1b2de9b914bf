import { createPool } from "./pool.ts";

export type Turns = ReturnType<typeof createTurns>;

/** How many turns in a row may pass without a task, because connections arrive. */
const maxArrivalTurns = 16;

/**
 * Lets one task start per turn of the event loop; the others try again in later turns, in order. Node accepts one
 * connection per turn: if many reads started in one turn, a form post would wait for all of them before it is accepted.
 * For the same reason no task starts in a turn in which a connection arrived: a flood of new connections would otherwise
 * keep those of others waiting until its last task is done.
 */
export function createTurns() {
  const retries = new Set<() => void>();
  let isTaken = false;
  let hasArrival = false;
  let arrivalTurns = 0;

  function endTurn(): void {
    if (hasArrival && arrivalTurns < maxArrivalTurns) {
      hasArrival = false;
      arrivalTurns += 1;
      setImmediate(endTurn);
      return;
    }
    hasArrival = false;
    arrivalTurns = 0;
    isTaken = false;
    for (const retry of retries) {
      retries.delete(retry);
      retry();
      if (isTaken) return;
    }
  }

  return {
    /** Notes that the first request of a connection arrived. */
    noteArrival(): void {
      hasArrival = true;
    },
    /** Whether a task may start in this turn of the event loop; if not, `retry` is called in a later turn. */
    take(retry: () => void): boolean {
      const mayStart = !isTaken && !hasArrival;
      if (!mayStart) retries.add(retry);
      if (!isTaken) setImmediate(endTurn);
      isTaken = true;
      return mayStart;
    },
  };
}

type Task = { start: () => void; release: () => void };

type QueueOptions = {
  maxRunning: () => number;
  /** How many tasks of one client run at once; without a limit if not given. */
  maxRunningPerClient?: number;
  maxWaiting: number;
  /** How many tasks of one client wait. */
  maxWaitingPerClient: number;
  turns: Pick<Turns, "take">;
};

/**
 * Runs at most `maxRunning()` tasks at once, each started in a separate turn. At most `maxWaiting` others wait, and at most
 * `maxWaitingPerClient` of one client. Clients take turns, so that nobody waits for all tasks of another one.
 */
export function createQueue(options: QueueOptions) {
  const {
    maxRunning,
    maxRunningPerClient = Number.POSITIVE_INFINITY,
    maxWaiting,
    maxWaitingPerClient,
    turns,
  } = options;
  const slots = createPool({ size: maxWaiting, perKey: maxWaitingPerClient });
  /** Waiting tasks by client; the first client is the next one to start a task. */
  const queued = new Map<string, Set<Task>>();
  let waitingCount = 0;
  const runningOf = new Map<string, number>();
  let running = 0;

  function count(client: string, change: 1 | -1): void {
    running += change;
    const own = (runningOf.get(client) ?? 0) + change;
    if (own > 0) runningOf.set(client, own);
    else runningOf.delete(client);
  }

  const countWaiting = (client: string) => queued.get(client)?.size ?? 0;
  const mayRun = (client: string) => (runningOf.get(client) ?? 0) < maxRunningPerClient;

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
    const next = queued.entries().find(([client]) => mayRun(client));
    const [task] = next?.[1] ?? [];
    if (!next || !task || running >= maxRunning() || !turns.take(fill)) return;
    const [client, tasks] = next;
    // The client goes to the end of the line with the rest of its tasks.
    queued.delete(client);
    queued.set(client, tasks);
    remove(client, task);
    count(client, 1);
    task.start();
    fill();
  }

  return {
    /**
     * Calls `start` now or later. Returns a function, to be called once, that releases the slot, waiting or running; null
     * if too many are waiting, in total or for `client`. If a client has at least two more tasks waiting than `client`, its first one
     * loses its place: then its `refuse` is called instead of its `start`.
     */
    join(client: string, start: () => void, refuse: () => void): (() => void) | null {
      // A task that waits only for its turn takes no place in the line.
      const isSoon = waitingCount + running < maxRunning() && mayRun(client);
      const task: Task = { start, release: () => {} };
      let isRefused = false;
      const holder = {
        isIdle: (newcomer: string) => countWaiting(client) > countWaiting(newcomer) + 1,
        evict() {
          isRefused = true;
          remove(client, task);
          refuse();
        },
      };
      const release = isSoon ? task.release : slots.acquire(client, holder);
      if (release === null) return null;
      task.release = release;
      add(client, task);
      fill();
      return () => {
        if (isRefused) return;
        if (!remove(client, task)) count(client, -1);
        fill();
      };
    },
    /** Starts waiting tasks after `maxRunning()` has grown. */
    fill,
  };
}
