/** Caches responses with Retry-After per client, so that repeated posts do not reach Next. */
import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import type { Admitted } from "./admission.ts";
import type { BufferedResponse } from "./http/buffered-response.ts";

/** A valid token is always accepted there, whatever others with the same IP have sent. */
const tokenPath = /^\/api\/(?:newsletter\/|oxycon\/confirm$)/;
const maxRefusals = 1_000;
const longestMs = 60_000;

/** Whether it is a plain form post from a browser. */
export const isPlainForm = (headers: IncomingHttpHeaders): boolean =>
  headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;

/** Scripts get JSON, plain forms a redirect. */
const keyOf = ({ client, request: { headers }, target: { path } }: Admitted) =>
  [client, path, isPlainForm(headers)].join(" ");

export function createRefusals() {
  const refusals = new LRUCache<string, BufferedResponse>({ max: maxRefusals });
  return {
    /** The rejection of an earlier post of this client to the same path, if its waiting time is not over. */
    find: (admitted: Admitted): BufferedResponse | undefined => refusals.get(keyOf(admitted)),
    /** Stores a 429 or 303 with Retry-After until that time has passed, for at most one minute. */
    note(admitted: Admitted, buffered: BufferedResponse): void {
      if (tokenPath.test(admitted.target.path)) return;
      const ttl = Math.min(Number(buffered.headers["retry-after"]) * 1_000, longestMs);
      if ((buffered.status === 429 || buffered.status === 303) && ttl > 0)
        refusals.set(keyOf(admitted), buffered, { ttl });
    },
  };
}
