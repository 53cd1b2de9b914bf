import "server-only";
import { StoreUnavailableError } from "./errors";

/** More would delay the first item, and a statement has a limited number of parameters. */
const maxGroupSize = 64;

/** Writes that waited for longer are rejected, not started: with a slow database, the query could take ten more seconds. */
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
  commitAlone(item: T): Promise<R>;
  /** Monotonic, in ms. */
  clock?: () => number;
};

/** Groups writes: items that arrive during a commit share the next one, and with it one disk sync. */
export function createGroupCommit<T, R>({
  commitAll,
  commitAlone,
  clock = () => performance.now(),
}: GroupCommitOptions<T, R>) {
  const queue: PendingWrite<T, R>[] = [];
  let isWriting = false;

  // The next group does not wait for these.
  const writeAlone = ({ item, resolve, reject }: PendingWrite<T, R>) =>
    void commitAlone(item).then(resolve, reject);

  async function writeGroup(group: PendingWrite<T, R>[]): Promise<void> {
    try {
      const results = await commitAll(group.map(({ item }) => item));
      for (const [at, one] of group.entries()) {
        const result = results[at] ?? null;
        if (result === null) writeAlone(one);
        else one.resolve(result);
      }
    } catch (error) {
      if (error instanceof StoreUnavailableError) for (const one of group) one.reject(error);
      // One item that cannot be stored must not fail the others.
      else group.forEach(writeAlone);
    }
  }

  async function drainQueue(): Promise<void> {
    isWriting = true;
    while (queue.length > 0) {
      const late = queue.findLastIndex(({ queuedAt }) => clock() - queuedAt > maxWaitMs);
      for (const { reject } of queue.splice(0, late + 1))
        reject(new StoreUnavailableError("the writes before this one took too long"));
      const group = queue.splice(0, maxGroupSize);
      if (group.length > 0) await writeGroup(group);
    }
    isWriting = false;
  }

  return (item: T): Promise<R> =>
    new Promise((resolve, reject) => {
      queue.push({ item, queuedAt: clock(), resolve, reject });
      if (!isWriting) void drainQueue();
    });
}
