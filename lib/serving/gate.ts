/** The first look at every request, before Next sees it (what Next itself does not refuse). */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

/** Requests at work at once; more would only make all of them slow. */
const maxInFlight = 200;
const overloadRetrySeconds = 2;

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * SECURITY: headers with which Next's parts talk to each other. From outside they could skip checks,
 * choose what is rendered, or call a Server Action. The client's own (`rsc`, `next-router-*`,
 * `next-url`) pass.
 */
const internalHeader =
  /^(?:x-middleware-|x-nextjs-|x-next-|x-now-|x-invoke-|x-prerender-|x-matched-path$|x-action-|x-invocation-id$|next-action$|next-resume$)/;

/** Removes, in place, what only Next itself may say. */
export function stripInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (internalHeader.test(name)) delete headers[name];
  }
}

/** The path as Next will resolve it; null when the target is not a path of this site. */
function parsePath(target: string | undefined): string | null {
  if (!target?.startsWith("/") || target.startsWith("//")) return null;
  // Dot segments are resolved first: `/api/../pricing` is a page.
  return URL.parse(target, "http://localhost")?.pathname ?? null;
}

const isProgramPath = (path: string) => /^\/(?:api|metrics)(?:\/|$)/.test(path);

function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  const body = JSON.stringify({ message });
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    // The rest of a refused request is not read, so the connection is of no more use.
    connection: "close",
    ...headers,
  });
  response.end(body);
}

export type Gate = {
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Lets everything at work finish; resolves when nothing is. New answers close their connection. */
  drain(): Promise<void>;
};

type GateOptions = {
  handler: RequestHandler;
  /** The header that tells route handlers whose connection a request came by. */
  peerAddressHeader: string;
  /** Hears what `handler` failed with; the client gets a 500 or a cut connection. */
  onError: (error: unknown) => void;
};

/** Puts the gate in front of `handler`. */
export function createGate({ handler, peerAddressHeader, onError }: GateOptions): Gate {
  const inFlight = new Set<ServerResponse>();
  let whenIdle: (() => void) | null = null;

  function admit(request: IncomingMessage, response: ServerResponse) {
    inFlight.add(response);
    response.once("close", () => {
      inFlight.delete(response);
      if (inFlight.size === 0) whenIdle?.();
    });
    if (whenIdle) response.setHeader("connection", "close");
    stripInternalHeaders(request.headers);
    // SECURITY: set after anything a client sent, so nobody chooses the address they are counted by.
    request.headers[peerAddressHeader] = request.socket.remoteAddress ?? "";
    handler(request, response).catch((error) => {
      onError(error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, "Something went wrong on our side.");
    });
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    const path = parsePath(request.url);
    if (path === null) return refuse(response, 400, "This is not an address of this site.");
    const isRead = request.method === "GET" || request.method === "HEAD";
    // A POST to a prerendered page would render it anew, without its cached headers.
    if (!isRead && !isProgramPath(path)) {
      return refuse(response, 405, "Pages can only be read.", { allow: "GET, HEAD" });
    }
    if (inFlight.size >= maxInFlight) {
      const wait = { "retry-after": String(overloadRetrySeconds) };
      return refuse(response, 503, "The site is busy. Please try again in a moment.", wait);
    }
    admit(request, response);
  }

  function drain() {
    return new Promise<void>((resolve) => {
      whenIdle = resolve;
      for (const response of inFlight) if (!response.headersSent) response.setHeader("connection", "close");
      if (inFlight.size === 0) resolve();
    });
  }

  return { handle, drain };
}
