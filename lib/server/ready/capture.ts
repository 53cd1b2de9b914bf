/** Takes down what Next answers, to keep it, or at least to send it compressed. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { browserCacheOf } from "./browser-cache.ts";
import { answerReady, buildReadyResponse, type ReadyResponse } from "./ready-response.ts";
import type { RequestKey } from "./request-key.ts";

/** A larger answer goes through as it comes. */
const maxBytes = 4 * 1_024 * 1_024;

/** What an answer may vary by: all of it is part of the key. */
const keyedHeader = /^(?:|accept-encoding|rsc|next-router-[a-z-]+|next-url)$/i;

/** Whether an answer is the same for everybody, and stays so until Next says otherwise. */
function isForEverybody(path: string, status: number, headers: OutgoingHttpHeaders): boolean {
  const control = String(headers["cache-control"] ?? "");
  if (status !== 200 || headers["set-cookie"] !== undefined || /private|no-store/.test(control)) return false;
  if (
    !String(headers.vary ?? "")
      .split(/\s*,\s*/)
      .every((name) => keyedHeader.test(name))
  )
    return false;
  // A stale page is being made anew at this moment.
  return headers["x-nextjs-cache"] === "HIT" || /immutable/.test(control) || browserCacheOf(path) !== null;
}

/** Whether an answer says that what is kept for its address holds no more. */
const isFarewell = (status: number, headers: OutgoingHttpHeaders): boolean =>
  status < 500 && headers["x-nextjs-cache"] !== "STALE";

const bytesOf = (chunk: unknown): Uint8Array | null => {
  if (typeof chunk === "string") return Buffer.from(chunk);
  return chunk instanceof Uint8Array ? chunk : null;
};

/** The status and headers in the arguments of `writeHead`. */
export function takeHead(response: ServerResponse, [status, ...rest]: unknown[]): void {
  if (typeof status === "number") response.statusCode = status;
  const headers = rest.find((part) => typeof part === "object" && part !== null && !Array.isArray(part));
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
}

/** Parts of files, and bodies that are encoded already, are sent as they are. */
const isAsItIs = (headers: OutgoingHttpHeaders) =>
  headers["content-encoding"] !== undefined || headers["content-range"] !== undefined;

type Listener = {
  /** An answer for everybody; answers the one to send. */
  keep(ready: ReadyResponse): ReadyResponse;
  /** An answer that is not to be kept, where perhaps another one is; `isGone`: it says that there is no page. */
  drop(isGone: boolean): void;
  /** What to send in place of a failure; null for the failure itself. */
  findLast(): ReadyResponse | null;
};

/**
 * Holds the answer until it is whole, hands it to `listener.keep` when it is for everybody, and sends it
 * in the best encoding. What is too large, or has no body, goes through untouched.
 * @param key null when the answer is not to be kept, whatever it is
 * @returns what lets go of the response: the answer comes from elsewhere
 */
export function captureResponse(
  request: IncomingMessage,
  response: ServerResponse,
  key: RequestKey | null,
  listener: Listener,
): () => void {
  const { headers: asked, method } = request;
  const tags = asked["if-none-match"];
  // Next would answer by its own tags, which say nothing of what is sent here.
  delete asked["if-none-match"];
  delete asked["if-modified-since"];
  // Node leaves out the body of the answer to HEAD; to be kept, it has to be made.
  if (key !== null) request.method = "GET";
  const held: Uint8Array[] = [];
  let size = 0;
  let hasHead = false;
  const own = {
    writeHead: response.writeHead,
    write: response.write,
    end: response.end,
    flushHeaders: response.flushHeaders,
  };
  const release = () => Object.assign(response, own);
  const sendHeld = () => {
    release();
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
    release();
    const { statusCode: status } = response;
    const headers = response.getHeaders();
    if (size === 0 || isAsItIs(headers)) {
      if (isFarewell(status, headers)) listener.drop(status !== 200);
      response.end(Buffer.concat(held));
      return;
    }
    const isKept = key !== null && isForEverybody(key.path, status, headers);
    const ownCache = isKept ? browserCacheOf(key.path) : null;
    const ready = buildReadyResponse(
      status,
      { ...headers, ...(ownCache !== null && { "cache-control": ownCache }) },
      Buffer.concat(held),
    );
    for (const name of response.getHeaderNames()) {
      // A server that is stopping says so on each connection.
      if (name !== "connection") response.removeHeader(name);
    }
    if (!isKept && isFarewell(status, headers)) listener.drop(status !== 200);
    const client = { method, headers: { ...asked, "if-none-match": tags } };
    const last = status >= 500 ? listener.findLast() : null;
    answerReady(client, response, last ?? (isKept ? listener.keep(ready) : ready));
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
      if (size > maxBytes) {
        listener.drop(response.statusCode !== 200);
        sendHeld();
      }
      return true;
    },
    end(...args: unknown[]) {
      take(args);
      finish();
      return response;
    },
  });
  return release;
}
