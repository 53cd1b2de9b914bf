/**
 * Buffers Next's response to a request. This is the only place that overrides methods of a response:
 * everything that changes a response is a function from one `BufferedResponse` to another.
 */
import type { ServerResponse } from "node:http";
import {
  type BufferedResponse,
  clearHeaders,
  type Handler,
  type RequestHandler,
} from "../http/buffered-response.ts";

/** Applies the status and headers in the arguments of `writeHead`. */
function applyHead(response: ServerResponse, [status, ...rest]: unknown[]): void {
  if (typeof status === "number") response.statusCode = status;
  const headers = rest.find((part) => typeof part === "object" && part !== null && !Array.isArray(part));
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
}

const bytesOf = (chunk: unknown): Uint8Array => {
  if (typeof chunk === "string") return Buffer.from(chunk);
  return chunk instanceof Uint8Array ? chunk : new Uint8Array();
};

function takeResponse(response: ServerResponse, chunks: Uint8Array[]): BufferedResponse {
  const { connection: _connection, ...headers } = response.getHeaders();
  clearHeaders(response);
  const [first, second] = chunks;
  const body = first !== undefined && second === undefined ? first : Buffer.concat(chunks);
  return { status: response.statusCode, headers, body };
}

/** How long Next may go on working for a client that has gone. */
const maxAbandonedMs = 10_000;

/** Makes a `Handler` of Next's request handler: null if the client has gone, once Next has stopped working. */
export const bufferResponse =
  (handler: RequestHandler): Handler =>
  (request, response) =>
    new Promise((resolve, reject) => {
      const { writeHead, write, end, flushHeaders } = response;
      const restore = () => Object.assign(response, { writeHead, write, end, flushHeaders });
      const chunks: Uint8Array[] = [];

      const hold = (args: unknown[]) => {
        chunks.push(bytesOf(args[0]));
        const whenWritten = args.find((arg) => typeof arg === "function");
        if (whenWritten) process.nextTick(whenWritten);
      };
      Object.assign(response, {
        writeHead(...args: unknown[]) {
          applyHead(response, args);
          return response;
        },
        flushHeaders() {},
        write(...args: unknown[]) {
          hold(args);
          return true;
        },
        end(...args: unknown[]) {
          hold(args);
          restore();
          resolve(takeResponse(response, chunks));
          return response;
        },
      });
      const abandon = () => {
        if (response.closed) resolve(null);
      };
      response.once("close", () => void setTimeout(abandon, maxAbandonedMs).unref());
      handler(request, response).then(abandon, (error) => {
        restore();
        reject(error);
      });
    });
