import "server-only";
import { StoreUnavailableError } from "./errors";

/** More would delay the first item, and a statement has a limited number of parameters. */
const maxGroupSize = 64;

/** A write that has waited for longer is rejected: behind a slow database it would take another ten seconds. */
const maxWaitMs = 5_000;

type PendingWrite<T, R> = {
  item: T;
  queuedAt: number;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
};

type GroupCommitOptions<T, R> = {
  /** Writes all items in one transaction. Returns null for an item that must be written alone. */
  commitAll(items: T[]): Promise<(R | null)[]>;
  commitOne(item: T): Promise<R>;
  /** Monotonic, in ms. */
  clock?: () => number;
};

/** Groups writes: items that arrive during a commit share the next one, and with it one disk sync. */
export function createGroupCommit<T, R>({
  commitAll,
  commitOne,
  clock = () => performance.now(),
}: GroupCommitOptions<T, R>) {
  const queue: PendingWrite<T, R>[] = [];
  let isCommitting = false;

  const writeOne = ({ item, resolve, reject }: PendingWrite<T, R>) => commitOne(item).then(resolve, reject);

  async function writeGroup(group: PendingWrite<T, R>[]): Promise<void> {
    const [first, second] = group;
    if (first && !second) return writeOne(first);
    try {
      const results = await commitAll(group.map(({ item }) => item));
      for (const [at, one] of group.entries()) {
        const result = results[at] ?? null;
        if (result === null) await writeOne(one);
        else one.resolve(result);
      }
    } catch (error) {
      if (error instanceof StoreUnavailableError) for (const one of group) one.reject(error);
      // One item that cannot be stored must not fail the others.
      else for (const one of group) await writeOne(one);
    }
  }

  function rejectLate(): void {
    const late = queue.findLastIndex(({ queuedAt }) => clock() - queuedAt > maxWaitMs);
    for (const { reject } of queue.splice(0, late + 1))
      reject(new StoreUnavailableError("the writes before this one took too long"));
  }

  async function drainQueue(): Promise<void> {
    isCommitting = true;
    while (queue.length > 0) {
      rejectLate();
      const group = queue.splice(0, maxGroupSize);
      if (group.length > 0) await writeGroup(group);
    }
    isCommitting = false;
  }

  return (item: T): Promise<R> =>
    new Promise((resolve, reject) => {
      queue.push({ item, queuedAt: clock(), resolve, reject });
      if (!isCommitting) void drainQueue();
    });
}
