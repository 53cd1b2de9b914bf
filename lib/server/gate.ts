/** Handles every request: validates and limits it, and responds from the cache or with Next. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { clientAddressOf, hasTooFewForwarded, peerAddressHeader } from "../platform/http/client-address.ts";
import { httpErrors } from "../platform/http/errors.ts";
import type { RateDecision } from "../platform/http/rate-limit.ts";
import { traceHeaders } from "../platform/http/request-headers.ts";
import type { ResponseRecord } from "../platform/runtime/runtime.ts";
import { type Admitted, createAdmission, isRead, readKindOf } from "./admission.ts";
import { finishResponse } from "./document/finish-response.ts";
import { sendError } from "./error-response.ts";
import { type BufferedResponse, clearHeaders, type Handler, sendResponse } from "./http/buffered-response.ts";
import { createReadLimits, isRenderedForOneRequest } from "./read-limits.ts";
import { createRefusals, isShown, type RefusalPages } from "./refusals.ts";
import { closeIfIncomplete, whenBodyArrived } from "./request-body.ts";
import {
  busy,
  findRefusal,
  invalidUrl,
  limitCookies,
  type Refusal,
  shortenUserAgent,
  stripDataHeaders,
  stripInternalHeaders,
  tooManyRequests,
} from "./request-checks.ts";
import { type CacheKey, cacheKeyOf } from "./response-cache/cache-key.ts";
import { cacheAndSend, prepareForCache } from "./response-cache/cacheable.ts";
import { type CachedResponse, isEncoded, sendCached, sendReady } from "./response-cache/cached-response.ts";
import { createRenders, type ResponseCache } from "./response-cache/response-cache.ts";
import { parseTarget, requestKindOf, type Target } from "./target.ts";

/** Logged status when the client closed the connection before the response; nginx uses the same number. */
const clientClosedRequest = 499;
const failed = 500;
/** Only what Next marks as HIT is cached: the first response after a change of the page is a MISS. */
const maxWaits = 2;
const noTarget: Target = { path: "/", search: "", isApi: false };

/** Null for images and endpoints: their number per client is not limited. */
function limitedKindOf(target: Target): "pages" | "files" | null {
  const kind = readKindOf(target);
  return kind === "pages" || kind === "files" ? kind : null;
}

/** Whether a response counts towards the client's limit: a page rendered for it alone, or a missing file (Next renders a 404 page). */
function isCounted(kind: "pages" | "files", hasKey: boolean, given: BufferedResponse): boolean {
  return kind === "pages" ? isRenderedForOneRequest(hasKey, given) : given.status >= 400;
}

/** Lets a read wait for two turns of the event loop, after which a reset of its connection is known. */
async function noticeReset(request: IncomingMessage): Promise<void> {
  if (!isRead(request)) return;
  await nextTurn();
  await nextTurn();
}

export type Gate = {
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** From now on, responses close their connection, and a proxy opens a new one for its next request. */
  closeConnections(): void;
  /** Resolves when no request is in progress. */
  whenIdle(): Promise<void>;
};

type GateOptions = {
  handler: Handler;
  /** How many trusted proxies are in front: it decides which client a request is counted for. */
  proxyHops: number;
  /** The proxy's header with the visitor's country, if there is one. */
  countryHeader?: string;
  cache: ResponseCache;
  /** The route name of a path for the log; null without one. */
  nameRoute: (path: string) => string | null;
  /** Whether the site lists a page or picture at a path. */
  isSitePath: (path: string) => boolean;
  /** Refusals as pages, for browsers. */
  refusalPages: RefusalPages;
  /** Called once if requests have fewer proxy entries than `proxyHops`. */
  onTooFewForwarded: () => void;
  onResponse: (record: ResponseRecord) => void;
  /** Whether the event loop is busy nearly all the time. */
  isOverloaded?: () => boolean;
  /** Delay before a 429 or 503: during a flood, clients that retry immediately would keep a core busy. */
  refusalDelayMs?: number;
  /** Called with the error of `handler`; the client gets a 500 or a closed connection. */
  onError: (error: unknown, reference: string) => void;
};

type Exchange = Omit<Admitted, "client" | "isForOneRequest"> & {
  /** The key of the response in the cache; null if it must not be cached. */
  key: CacheKey | null;
  /** Whether the response came from the cache, for the log; see `ResponseRecord`. */
  cache: ResponseRecord["cache"];
  startedAt: number;
  /** Identifies a failed request in the log and to the visitor. */
  reference: string;
};

/** An exchange whose client is known; for cached responses it does not matter. */
type ClientExchange = Exchange & Admitted;

/** Puts the gate in front of Next. */
export function createGate(options: GateOptions): Gate {
  const { proxyHops, cache, nameRoute, isSitePath, onError, onTooFewForwarded } = options;
  const { refusalDelayMs = 500 } = options;
  const inProgress = new Set<ServerResponse>();
  const admission = createAdmission(options.isOverloaded);
  const readLimits = createReadLimits();
  const refusals = createRefusals();
  const renders = createRenders();
  let hasWarned = false;
  let isClosing = false;
  let onIdle: (() => void) | null = null;

  // PRIVACY: a path may contain a name or a secret; paths of cached pages do not.
  const describePath = (path: string) => (cache.has(path) ? path : nameRoute(path));

  /**
   * Tracks a request from its arrival, so that a stop also waits for a body that is still being sent. Records the response
   * once it is complete or its connection is closed.
   */
  function track(exchange: Exchange): void {
    const { request, response, target, reference, startedAt } = exchange;
    // The cache may use another method to request the page from Next.
    const { method = "", socket, headers } = request;
    const isData = headers.rsc !== undefined;
    const before = socket.bytesWritten;
    inProgress.add(response);
    response.once("close", () => {
      options.onResponse({
        method,
        kind: requestKindOf(target.path, { isApi: target.isApi, isData }),
        path: target === noTarget ? null : describePath(target.path),
        durationMs: Math.round(performance.now() - startedAt),
        status: response.headersSent ? response.statusCode : clientClosedRequest,
        bytes: socket.bytesWritten - before,
        cache: exchange.cache,
        ...(response.statusCode === failed && { reference }),
      });
      inProgress.delete(response);
      if (inProgress.size === 0) onIdle?.();
    });
  }

  /** Rejects a request: with a page for browsers, otherwise with JSON. */
  function refuse({ request, response, target }: Exchange, refusal: Refusal): void {
    const { status, message, headers = {} } = refusal;
    if (!isShown(request, target)) {
      sendError(response, status, message, headers);
      return;
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    closeIfIncomplete(request, response);
    sendCached(request, response, options.refusalPages(request, refusal));
  }

  /** Calls `send` after the delay of refusals, unless the client has left. */
  function sendLater({ response }: Exchange, send: () => void): void {
    const timer = setTimeout(send, refusalDelayMs);
    response.once("close", () => clearTimeout(timer));
  }

  const refuseLater = (exchange: Exchange, refusal: Refusal) =>
    sendLater(exchange, () => refuse(exchange, refusal));

  /** A response that has started can only be aborted. */
  function fail(exchange: Exchange, error: unknown): void {
    const { response, reference } = exchange;
    onError(error, reference);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    clearHeaders(response);
    refuse(exchange, httpErrors.internal);
  }

  function sendFromCache(exchange: Exchange, cached: CachedResponse, send = sendCached): void {
    const { request, response } = exchange;
    exchange.cache = "hit";
    closeIfIncomplete(request, response);
    send(request, response, cached);
  }

  /** Requests the response from Next, and caches it. */
  async function respondWithNext(exchange: ClientExchange): Promise<void> {
    const { request, response, target, key } = exchange;
    const generation = cache.generation();
    const originalRequest = target.isApi ? request : prepareForCache(request, key);
    const given = await options.handler(request, response);
    closeIfIncomplete(request, response);
    // The client has gone.
    if (given === null || response.closed) {
      if (exchange.isForOneRequest) readLimits.countRender("pages", exchange.client);
      return;
    }
    const kind = limitedKindOf(target);
    if (kind !== null && isCounted(kind, key !== null, given)) readLimits.countRender(kind, exchange.client);
    const finished = finishResponse(request, given);
    if (target.isApi) {
      refusals.store(exchange, finished);
      sendResponse(response, finished);
    } else await cacheAndSend(cache, { originalRequest, response, buffered: finished, key, generation });
  }

  async function respond(exchange: ClientExchange): Promise<void> {
    const { request, response, key } = exchange;
    // An earlier request in the queue may have cached the same page.
    const found = key && cache.getFresh(key);
    if (!found) return respondWithNext(exchange);
    closeIfIncomplete(request, response);
    await sendCached(request, response, found);
  }

  function clientOf({ headers }: IncomingMessage): string {
    const named = ["x-forwarded-for", peerAddressHeader].map((name): [string, string] => [
      name,
      String(headers[name] ?? ""),
    ]);
    const forwarding = new Headers(named);
    if (!hasWarned && hasTooFewForwarded(forwarding, proxyHops)) {
      hasWarned = true;
      onTooFewForwarded();
    }
    return clientAddressOf(forwarding, proxyHops);
  }

  /**
   * Changes the request in place: removes headers that clients must not set, and uses the normalized URL. Returns the key of
   * its response in the cache.
   */
  function normalize({ request, target: { path, search, isApi } }: Exchange): CacheKey | null {
    stripInternalHeaders(request.headers, options.countryHeader);
    shortenUserAgent(request.headers);
    limitCookies(request.headers);
    if (isApi) stripDataHeaders(request.headers);
    request.url = path + search;
    return isApi ? null : cacheKeyOf(request, path, search, isSitePath(path));
  }

  /** The key of a page that is rendered once for all visitors; null for other requests. */
  function sharedKeyOf({ key }: Exchange): CacheKey | null {
    if (key === null) return null;
    const isDocument = key.variant === "" && isSitePath(key.path);
    return isDocument || cache.getLastGood(key) !== null ? key : null;
  }

  /** A page for all visitors is never limited: one person must not lock out a whole office. */
  function limitRead({ target, client }: ClientExchange, sharedKey: CacheKey | null): RateDecision {
    if (target.isApi) return readLimits.takeApi(target, client);
    const kind = limitedKindOf(target);
    if (sharedKey !== null || kind === null) return { isAllowed: true };
    return readLimits.checkRenders(kind, client);
  }

  /** Limits requests that need work: rendering, or compressing a cached response. */
  async function admit(exchange: Exchange): Promise<void> {
    const { request, target, reference } = exchange;
    // SECURITY: overwrites the client's value, so that no client can choose the IP for its rate limit.
    request.headers[peerAddressHeader] = request.socket.remoteAddress ?? "";
    const sharedKey = sharedKeyOf(exchange);
    const isForOneRequest = sharedKey === null && limitedKindOf(target) === "pages";
    const known = Object.assign(exchange, { client: clientOf(request), isForOneRequest });
    const decision = limitRead(known, sharedKey);
    if (!decision.isAllowed) return refuseLater(known, tooManyRequests(decision.retryAfter));
    request.headers[traceHeaders.reference] = reference;
    request.headers[traceHeaders.route] = nameRoute(target.path) ?? undefined;
    // SECURITY: a client that sends half a body only occupies its own connection.
    await whenBodyArrived(request);
    await (sharedKey === null ? enter(known) : enterOnce(known, sharedKey));
  }

  /** Of many requests for the same page, one at a time goes to Next. Each waits at most `maxWaits` times. */
  async function enterOnce(exchange: ClientExchange, key: CacheKey): Promise<void> {
    const { request, response } = exchange;
    for (let waits = 0; !response.closed; waits += 1) {
      const found = cache.getFresh(key);
      if (found && isEncoded(request, found)) return sendFromCache(exchange, found);
      if (waits === maxWaits) return enter(exchange);
      const render = renders.find(key);
      if (render === undefined) {
        const end = renders.begin(key);
        response.once("close", end);
        return enter(exchange).finally(end);
      }
      await render;
    }
  }

  /** Without a free slot: sends the cached response that this request was to revalidate, or rejects the request. */
  function rejectBusy(exchange: Exchange): void {
    const found = exchange.key && cache.getStale(exchange.key);
    if (found) sendFromCache(exchange, found, sendReady);
    else refuseLater(exchange, busy);
  }

  async function enter(exchange: ClientExchange): Promise<void> {
    const { request, response, target } = exchange;
    const refusal = target.isApi && refusals.find(exchange);
    if (refusal) {
      return sendLater(exchange, () => {
        closeIfIncomplete(request, response);
        sendResponse(response, refusal);
      });
    }
    const leave = await admission.enter(exchange);
    if (leave === null) {
      if (!response.closed) rejectBusy(exchange);
      return;
    }
    if (!target.isApi) exchange.cache = "miss";
    // SECURITY: a slot covers the work, not the transfer: a client that reads slowly must not keep it, and one that closes
    // its connection must not start more work than it has slots.
    try {
      await noticeReset(request);
      if (!response.closed) await respond(exchange);
    } finally {
      leave();
    }
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    // Remaining pipelined requests of a connection that was closed for too many.
    if (request.socket.destroyed) return;
    if (request.socket.bytesWritten === 0) admission.noteArrival();
    // The layers of this server and Next each listen for the end of a response: together more than the ten of Node's warning.
    response.setMaxListeners(30);
    const target = parseTarget(request.url);
    const exchange: Exchange = {
      request,
      response,
      target: target ?? noTarget,
      key: null,
      cache: null,
      startedAt: performance.now(),
      // Node keeps a pool of random bytes for UUIDs; `randomBytes` makes a system call.
      reference: randomUUID().slice(0, 8),
    };
    track(exchange);
    if (isClosing) response.setHeader("connection", "close");
    const refusal = target === null ? invalidUrl : findRefusal(request, target);
    if (refusal !== null) {
      refuse(exchange, refusal);
      return;
    }
    exchange.key = normalize(exchange);
    const found = exchange.key && cache.get(exchange.key);
    // SECURITY: compressing takes time, so it needs a slot.
    if (found && isEncoded(request, found)) sendFromCache(exchange, found);
    else admit(exchange).catch((error: unknown) => fail(exchange, error));
  }

  function closeConnections(): void {
    isClosing = true;
    for (const response of inProgress) {
      if (!response.headersSent) response.setHeader("connection", "close");
    }
  }

  function whenIdle() {
    return new Promise<void>((resolve) => {
      onIdle = resolve;
      if (inProgress.size === 0) resolve();
    });
  }

  return { handle, closeConnections, whenIdle };
}
