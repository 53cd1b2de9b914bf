/** Error responses of this server, all in the format `{ message }`. */
import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { closedHeaders } from "./document/policy.ts";
import { type BufferedResponse, sendResponse } from "./http/buffered-response.ts";
import { closeIfIncomplete } from "./request-body.ts";

export function buildErrorResponse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): BufferedResponse {
  const body = Buffer.from(JSON.stringify({ message }));
  return {
    status,
    headers: {
      ...closedHeaders(),
      "content-type": "application/json",
      "content-length": body.byteLength,
      "cache-control": "no-store",
      ...headers,
    },
    body,
  };
}

/** Sends an error, and closes the connection if the request's body is still arriving. */
export function sendError(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  // Closing every connection would not reduce load: clients reconnect, and Node accepts one connection per
  // turn of the event loop.
  closeIfIncomplete(response.req, response);
  sendResponse(response, buildErrorResponse(status, message, headers));
}

/** Sends an error on a raw socket, for requests without a response object, and closes it. */
export function closeWithError(socket: Duplex, status: number, message: string): void {
  const { headers, body } = buildErrorResponse(status, message);
  const lines = Object.entries({ ...headers, connection: "close" }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n");
  socket.on("error", () => {});
  socket.end(Buffer.concat([Buffer.from(head), body]), () => socket.destroy());
}
