/** Waits for request bodies without reading them. */
import type { IncomingMessage } from "node:http";

const hasBody = ({ headers }: IncomingMessage) => headers["content-length"] !== undefined;

/** Whether the whole request has arrived, or as much of its body as Node buffers (64 KB). */
const isBuffered = ({ complete, readableLength, readableHighWaterMark }: IncomingMessage) =>
  complete || readableLength >= readableHighWaterMark;

/**
 * Calls `proceed` once a request's body has arrived, or at once without a body. A body larger than Node's buffer must
 * be read first: its handler counts the bytes. Nothing is called if the connection is closed earlier.
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
