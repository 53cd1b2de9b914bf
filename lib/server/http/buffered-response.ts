/** Responses held in memory, so that they can be changed or cached before they are sent. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Header names are in lower case. */
export type BufferedResponse = { status: number; headers: OutgoingHttpHeaders; body: Uint8Array };

/** Null if the response was too large to buffer and is streamed, or if the client has disconnected. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<BufferedResponse | null>;

/** A response without a body. */
export const emptyResponse = (status: number, headers: OutgoingHttpHeaders): BufferedResponse => ({
  status,
  headers: { ...headers, "content-length": 0 },
  body: new Uint8Array(),
});

/** Removes all headers but `connection`, which is set while the server is stopping, or if it has not read the whole request. */
export function clearHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) if (name !== "connection") response.removeHeader(name);
}

export function setHeaders(response: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
}

export function sendResponse(response: ServerResponse, { status, headers, body }: BufferedResponse): void {
  response.statusCode = status;
  setHeaders(response, headers);
  response.end(body);
}
