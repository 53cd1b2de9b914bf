/** Remembers clients that were told to wait, so that further posts of theirs do not reach Next. */
import { LRUCache } from "lru-cache";
import type { Admitted } from "./admission.ts";
import type { Answer } from "./http/answer.ts";

const maxRefusals = 1_000;
const longestMs = 60_000;

/** Scripts get JSON, plain forms a redirect. */
const keyOf = ({ client, request: { headers }, target: { path } }: Admitted) =>
  [client, path, headers["content-type"]?.startsWith("application/x-www-form-urlencoded")].join(" ");

export type Refusals = {
  /** The refusal of an earlier post of this client to the same address, if its time to wait is not over. */
  find(admitted: Admitted): Answer | undefined;
  /** Keeps an answer that tells the client to wait, until its Retry-After has passed. */
  note(admitted: Admitted, answer: Answer): void;
};

export function createRefusals(): Refusals {
  const refusals = new LRUCache<string, Answer>({ max: maxRefusals });
  return {
    find: (admitted) => refusals.get(keyOf(admitted)),
    note(admitted, answer) {
      const ttl = Math.min(Number(answer.headers["retry-after"]) * 1_000, longestMs);
      if ((answer.status === 429 || answer.status === 303) && ttl > 0)
        refusals.set(keyOf(admitted), answer, { ttl });
    },
  };
}
