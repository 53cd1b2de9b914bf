/** Answers as values: status, headers and body. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Header names are in lower case. */
export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Uint8Array };

/** Answers a request. Null if the response is too large to buffer and is streamed. */
export type Answerer = (request: IncomingMessage, response: ServerResponse) => Promise<Answer | null>;

/** A response without a body. */
export const emptyAnswer = (status: number, headers: OutgoingHttpHeaders): Answer => ({
  status,
  headers: { ...headers, "content-length": 0 },
  body: new Uint8Array(),
});

/** Removes all headers but `connection`: a server that is stopping sets it on each response. */
export function clearHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) if (name !== "connection") response.removeHeader(name);
}

/** Sends a response unchanged. */
export function sendAnswer(response: ServerResponse, { status, headers, body }: Answer): void {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
  response.end(body);
}
