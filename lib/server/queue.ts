/** How many turns in a row may pass without a task, because connections arrive. */
const maxArrivalTurns = 16;

/**
 * Lets one task start per turn of the event loop, in the order in which they ask. Node accepts one connection per turn: if
 * many reads started in one turn, a form post would wait for all of them before it is accepted.
 * For the same reason no task starts in a turn in which a connection arrived: a flood of new connections would otherwise
 * keep those of others waiting until its last task is done.
 */
export function createTurns() {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  let hasArrival = false;
  let arrivalTurns = 0;

  function endTurn(): void {
    const isArriving = hasArrival && arrivalTurns < maxArrivalTurns;
    hasArrival = false;
    arrivalTurns = isArriving ? arrivalTurns + 1 : 0;
    const start = isArriving ? undefined : waiting.shift();
    isTaken = isArriving || start !== undefined;
    if (isTaken) setImmediate(endTurn);
    start?.();
  }

  return {
    /** Notes that the first request of a connection arrived. */
    noteArrival(): void {
      hasArrival = true;
    },
    /** Resolves in a turn of the event loop in which no other task starts. */
    next(): Promise<void> {
      const isNow = !isTaken && !hasArrival;
      if (!isTaken) setImmediate(endTurn);
      isTaken = true;
      return isNow ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
    },
  };
}

type Turns = ReturnType<typeof createTurns>;

/** Releases a slot. To be called once. */
export type Leave = () => void;

/** Starts a waiting task with its slot; null if it loses its place. */
type Settle = (leave: Leave | null) => void;

type QueueOptions = {
  maxRunning: () => number;
  /** How many tasks of one client run at once; without a limit if not given. */
  maxRunningPerClient?: number;
  /** How many tasks wait for a slot. Those that wait only for their turn do not count. */
  maxWaiting: number;
  maxWaitingPerClient: number;
  turns: Pick<Turns, "next">;
};

/**
 * Runs at most `maxRunning()` tasks at once, each started in a separate turn. At most `maxWaiting` others wait, and at most
 * `maxWaitingPerClient` of one client. Clients take turns, so that nobody waits for all tasks of another one.
 */
export function createQueue(options: QueueOptions) {
  const { maxRunning, maxRunningPerClient = Number.POSITIVE_INFINITY, turns } = options;
  /** Waiting tasks by client; the first client is the next one to start a task. */
  const waiting = new Map<string, Set<Settle>>();
  let waitingCount = 0;
  const runningOf = new Map<string, number>();
  let running = 0;
  let isFilling = false;

  const countFree = () => Math.max(0, maxRunning() - running);
  const countFreeOf = (client: string) => maxRunningPerClient - (runningOf.get(client) ?? 0);

  function count(client: string, change: 1 | -1): void {
    running += change;
    const own = (runningOf.get(client) ?? 0) + change;
    if (own > 0) runningOf.set(client, own);
    else runningOf.delete(client);
  }

  function add(client: string, task: Settle): void {
    waiting.set(client, (waiting.get(client) ?? new Set()).add(task));
    waitingCount += 1;
  }

  function remove(client: string, task: Settle): boolean {
    const tasks = waiting.get(client);
    if (!tasks?.delete(task)) return false;
    waitingCount -= 1;
    if (tasks.size === 0) waiting.delete(client);
    return true;
  }

  /**
   * Whether another task of the client may wait. If all places are taken, the client with the most waiting tasks loses its
   * first one, as long as it has at least two more than this client.
   */
  function makeRoom(client: string): boolean {
    const own = waiting.get(client)?.size ?? 0;
    if (own - Math.min(countFree(), countFreeOf(client)) >= options.maxWaitingPerClient) return false;
    if (waitingCount - countFree() < options.maxWaiting) return true;
    const [largest] = waiting
      .entries()
      .toArray()
      .toSorted(([, a], [, b]) => b.size - a.size);
    const [oldest] = largest?.[1] ?? [];
    if (!largest || !oldest || largest[1].size <= own + 1) return false;
    remove(largest[0], oldest);
    oldest(null);
    return true;
  }

  const findNext = () =>
    countFree() === 0 ? undefined : waiting.entries().find(([client]) => countFreeOf(client) > 0);

  function startNext(): void {
    const [client, tasks] = findNext() ?? [];
    const [task] = tasks ?? [];
    if (client === undefined || tasks === undefined || task === undefined) return;
    // The client goes to the end of the line with the rest of its tasks.
    waiting.delete(client);
    waiting.set(client, tasks);
    remove(client, task);
    count(client, 1);
    task(() => {
      count(client, -1);
      void fill();
    });
  }

  /** Starts waiting tasks while there are slots. */
  async function fill(): Promise<void> {
    if (isFilling) return;
    isFilling = true;
    try {
      while (findNext() !== undefined) {
        await turns.next();
        startNext();
      }
    } finally {
      isFilling = false;
    }
  }

  return {
    /**
     * Resolves with a function that releases the slot when the task may start; with null if too many are waiting, if the task
     * loses its place to another client's, or if `response` is closed meanwhile.
     */
    join(
      client: string,
      response: { once(event: "close", listener: () => void): void },
    ): Promise<Leave | null> {
      if (!makeRoom(client)) return Promise.resolve(null);
      return new Promise((resolve) => {
        add(client, resolve);
        response.once("close", () => {
          if (remove(client, resolve)) resolve(null);
        });
        void fill();
      });
    },
    /** Starts waiting tasks after `maxRunning()` has grown. */
    fill: () => void fill(),
  };
}
