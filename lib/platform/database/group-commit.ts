import "server-only";
import { StoreUnavailableError } from "./errors";

/** More would keep the first of them waiting, and a statement has room for so many values only. */
const maxTogether = 64;

type Waiting<T, R> = { item: T; resolve: (result: R) => void; reject: (error: unknown) => void };

type GroupCommitOptions<T, R> = {
  /** Writes all of them in one transaction. Null for one that has to be written alone. */
  commitAll(items: T[]): Promise<(R | null)[]>;
  commitOne(item: T): Promise<R>;
};

/**
 * What arrives while a commit is under way shares the next one: the disk is asked once for all of
 * it. Whatever comes alone does not wait for others.
 */
export function createGroupCommit<T, R>({ commitAll, commitOne }: GroupCommitOptions<T, R>) {
  const waiting: Waiting<T, R>[] = [];
  let isAtWork = false;

  const settleOne = ({ item, resolve, reject }: Waiting<T, R>) => commitOne(item).then(resolve, reject);

  async function settle(group: Waiting<T, R>[]): Promise<void> {
    const [first, second] = group;
    if (first && !second) return settleOne(first);
    try {
      const results = await commitAll(group.map(({ item }) => item));
      for (const [at, one] of group.entries()) {
        const result = results[at] ?? null;
        if (result === null) await settleOne(one);
        else one.resolve(result);
      }
    } catch (error) {
      if (error instanceof StoreUnavailableError) for (const one of group) one.reject(error);
      // One that can't be stored must not take the others with it.
      else for (const one of group) await settleOne(one);
    }
  }

  async function work(): Promise<void> {
    isAtWork = true;
    while (waiting.length > 0) await settle(waiting.splice(0, maxTogether));
    isAtWork = false;
  }

  return (item: T): Promise<R> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isAtWork) void work();
    });
}
