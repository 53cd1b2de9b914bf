/** Takes down what Next answers, to keep it, or at least to send it compressed. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { answerReady, buildReadyResponse, type ReadyResponse } from "./ready-response.ts";

/** A larger answer goes through as it comes. */
const maxBytes = 4 * 1_024 * 1_024;

/** Whether an answer is the same for everybody, and stays so until Next says otherwise. */
function isForEverybody(status: number, headers: OutgoingHttpHeaders): boolean {
  const control = String(headers["cache-control"] ?? "");
  if (status !== 200 || headers["set-cookie"] !== undefined || /private|no-store/.test(control)) return false;
  // A stale page is being made anew at this moment.
  return headers["x-nextjs-cache"] === "HIT" || /immutable/.test(control);
}

const bytesOf = (chunk: unknown): Uint8Array | null => {
  if (typeof chunk === "string") return Buffer.from(chunk);
  return chunk instanceof Uint8Array ? chunk : null;
};

/** The status and headers in the arguments of `writeHead`. */
function takeHead(response: ServerResponse, [status, ...rest]: unknown[]): void {
  if (typeof status === "number") response.statusCode = status;
  const headers = rest.find((part) => typeof part === "object" && part !== null && !Array.isArray(part));
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
}

/**
 * Holds the answer until it is whole, hands it to `keep` when it is for everybody, and sends it in the
 * best encoding. What is too large, or has no body, goes through untouched.
 */
export function captureResponse(
  request: IncomingMessage,
  response: ServerResponse,
  keep: (ready: ReadyResponse) => void,
): void {
  // Next would answer by its own tags, which say nothing of what is sent here.
  delete request.headers["if-none-match"];
  delete request.headers["if-modified-since"];
  const held: Uint8Array[] = [];
  let size = 0;
  let hasHead = false;
  const own = {
    writeHead: response.writeHead,
    write: response.write,
    end: response.end,
    flushHeaders: response.flushHeaders,
  };
  const letGo = () => {
    Object.assign(response, own);
    response.writeHead(response.statusCode);
    for (const chunk of held) response.write(chunk);
  };
  const take = (args: unknown[]) => {
    // Whoever else has a say in the headers speaks in `writeHead`, which Node would call by itself.
    if (!hasHead) response.writeHead(response.statusCode);
    const chunk = bytesOf(args[0]);
    if (chunk !== null) held.push(chunk);
    size += chunk?.byteLength ?? 0;
    const whenTaken = args.find((arg) => typeof arg === "function");
    if (whenTaken) process.nextTick(whenTaken);
  };
  const finish = () => {
    Object.assign(response, own);
    const { statusCode: status } = response;
    const headers = response.getHeaders();
    const body = Buffer.concat(held);
    if (body.byteLength === 0 || headers["content-encoding"] !== undefined) {
      response.end(body);
      return;
    }
    const ready = buildReadyResponse(status, headers, body);
    for (const name of response.getHeaderNames()) {
      // A server that is stopping says so on each connection.
      if (name !== "connection") response.removeHeader(name);
    }
    if (isForEverybody(status, headers)) keep(ready);
    answerReady(request, response, ready);
  };

  Object.assign(response, {
    writeHead(...args: unknown[]) {
      hasHead = true;
      takeHead(response, args);
      return response;
    },
    flushHeaders() {},
    write(...args: unknown[]) {
      take(args);
      if (size > maxBytes) letGo();
      return true;
    },
    end(...args: unknown[]) {
      take(args);
      finish();
      return response;
    },
  });
}
