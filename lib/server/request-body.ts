/** Waits for request bodies without reading them. */
import type { IncomingMessage } from "node:http";

const hasBody = ({ headers }: IncomingMessage) =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;

/** Whether a request has arrived, or as much of its body as Node buffers for a reader (64 KB). */
const isBuffered = ({ complete, readableLength, readableHighWaterMark }: IncomingMessage) =>
  complete || readableLength >= readableHighWaterMark;

/**
 * Calls `proceed` once a request's body has arrived; at once when it has none. A body that Node does not
 * buffer whole has to be read first: its handler counts the bytes. Nothing is called for a connection that is
 * closed before.
 */
export function whenBodyArrived(request: IncomingMessage, proceed: () => void): void {
  if (!hasBody(request) || isBuffered(request)) {
    proceed();
    return;
  }
  const check = () => {
    if (!isBuffered(request)) return;
    request.off("readable", check);
    if (!request.destroyed) proceed();
  };
  request.on("readable", check);
}
