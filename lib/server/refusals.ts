/** Caches responses with Retry-After per client, so that repeated posts do not reach Next. */
import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import type { Admitted } from "./admission.ts";
import type { BufferedResponse } from "./http/buffered-response.ts";

const maxRefusals = 1_000;
const longestMs = 60_000;

/** Whether a browser sent a form without JavaScript. */
export const isPlainForm = (headers: IncomingHttpHeaders): boolean =>
  headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;

/** Scripts get JSON, plain forms a redirect. */
const keyOf = ({ client, request: { headers }, target: { path } }: Admitted) =>
  [client, path, isPlainForm(headers)].join(" ");

export type Refusals = {
  /** The refusal of an earlier post of this client to the same address, if its time to wait is not over. */
  find(admitted: Admitted): BufferedResponse | undefined;
  /** Keeps a response that tells the client to wait, until its Retry-After has passed. */
  note(admitted: Admitted, buffered: BufferedResponse): void;
};

export function createRefusals(): Refusals {
  const refusals = new LRUCache<string, BufferedResponse>({ max: maxRefusals });
  return {
    find: (admitted) => refusals.get(keyOf(admitted)),
    note(admitted, buffered) {
      const ttl = Math.min(Number(buffered.headers["retry-after"]) * 1_000, longestMs);
      if ((buffered.status === 429 || buffered.status === 303) && ttl > 0)
        refusals.set(keyOf(admitted), buffered, { ttl });
    },
  };
}
