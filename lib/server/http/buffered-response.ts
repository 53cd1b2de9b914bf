/** Responses as values: status, headers and body. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Header names are in lower case. */
export type BufferedResponse = { status: number; headers: OutgoingHttpHeaders; body: Uint8Array };

/** Handles a request. Null if the response is too large to buffer and is streamed, or if the client has gone. */
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

/** Removes all headers but `connection`: a server that is stopping, or that has not read the whole request, sets it. */
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
