/** Repeats a refused post's response to the same client until its Retry-After has passed, so that retries do not reach Next. */
import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import type { Admitted } from "./admission.ts";
import type { BufferedResponse } from "./http/buffered-response.ts";

/** Paths that take a signed token: a valid one must get through, whatever others with the same IP have sent. */
const tokenPath = /^\/api\/(?:newsletter\/|oxycon\/confirm$)/;
const maxRefusals = 1_000;
const maxTtlMs = 60_000;

/** Whether a request is a plain form post from a browser. */
export const isPlainForm = (headers: IncomingHttpHeaders): boolean =>
  headers["content-type"]?.toLowerCase().startsWith("application/x-www-form-urlencoded") === true;

/** Scripts get JSON, plain forms a redirect. */
const keyOf = ({ client, request: { method, headers }, target: { path } }: Admitted) =>
  [client, method, path, isPlainForm(headers)].join(" ");

export function createRefusals() {
  const refusals = new LRUCache<string, BufferedResponse>({ max: maxRefusals });
  return {
    /** The response to an earlier request of this client to the same path, while its Retry-After has not passed. */
    find: (admitted: Admitted): BufferedResponse | undefined => refusals.get(keyOf(admitted)),
    /** Stores a 429 or 303 with Retry-After until that time has passed, for at most one minute. */
    store(admitted: Admitted, buffered: BufferedResponse): void {
      if (tokenPath.test(admitted.target.path)) return;
      const ttl = Math.min(Number(buffered.headers["retry-after"]) * 1_000, maxTtlMs);
      if ((buffered.status === 429 || buffered.status === 303) && ttl > 0)
        refusals.set(keyOf(admitted), buffered, { ttl });
    },
  };
}
