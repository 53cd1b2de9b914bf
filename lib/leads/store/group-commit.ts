import "server-only";
import { type AcceptResult, type NewDelivery, type NewLead, StoreUnavailableError } from "./types";

/** More would keep the first of them waiting, and the statement has room for so many values only. */
const maxTogether = 64;

export type Accept = { lead: NewLead; deliveries: NewDelivery[] };
type Waiting = Accept & { resolve: (result: AcceptResult) => void; reject: (error: unknown) => void };

type GroupCommitOptions = {
  /** Writes all of them in one transaction. Null for a lead whose key was there already. */
  commitAll(accepts: Accept[]): Promise<(AcceptResult | null)[]>;
  commitOne(accept: Accept): Promise<AcceptResult>;
};

/**
 * Leads that arrive while a commit is under way share the next one: the disk is asked once for all of
 * them. A lead alone does not wait for others.
 */
export function createGroupCommit({ commitAll, commitOne }: GroupCommitOptions) {
  const waiting: Waiting[] = [];
  let isAtWork = false;

  const settleOne = ({ resolve, reject, ...accept }: Waiting) => commitOne(accept).then(resolve, reject);

  async function settle(group: Waiting[]): Promise<void> {
    const [first, second] = group;
    if (first && !second) return settleOne(first);
    try {
      const results = await commitAll(group.map(({ lead, deliveries }) => ({ lead, deliveries })));
      for (const [at, one] of group.entries()) {
        const result = results[at];
        if (result) one.resolve(result);
        else await settleOne(one);
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

  return (accept: Accept): Promise<AcceptResult> =>
    new Promise((resolve, reject) => {
      waiting.push({ ...accept, resolve, reject });
      if (!isAtWork) void work();
    });
}
