/** Waits for request bodies without reading them, and closes connections whose body is still arriving. */
import type { IncomingMessage, ServerResponse } from "node:http";

const hasBody = ({ headers }: IncomingMessage) =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;

/** Whether the whole request has arrived, or as much of its body as Node buffers (64 KB). */
const isBuffered = ({ complete, readableLength, readableHighWaterMark }: IncomingMessage) =>
  complete || readableLength >= readableHighWaterMark;

/**
 * Resolves once a request's body has arrived (a larger one than Node's buffer: once the buffer is full), or at once without
 * a body. Until then, a slow client occupies only its own connection. Never resolves if the connection is closed earlier.
 */
export async function whenBodyArrived(request: IncomingMessage): Promise<void> {
  if (!hasBody(request) || isBuffered(request)) return;
  await new Promise<void>((resolve) => {
    const check = () => {
      if (!isBuffered(request)) return;
      request.off("readable", check);
      if (!request.destroyed) resolve();
    };
    request.on("readable", check);
  });
}

/**
 * Closes the connection after the response if the request's body has not arrived completely: its rest would delay the
 * next request, which a proxy may send for another visitor. Call before the headers are sent.
 */
export function closeIfIncomplete(request: IncomingMessage, response: ServerResponse): void {
  if (hasBody(request) && !request.complete && !response.headersSent)
    response.setHeader("connection", "close");
}
