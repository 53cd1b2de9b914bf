/** Handles every request: validates and limits it, and responds from the cache or with Next. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { clientAddressOf, isForwardedShort } from "../platform/http/client-address.ts";
import { httpErrors } from "../platform/http/errors.ts";
import type { RateDecision } from "../platform/http/rate-limit.ts";
import { traceHeaders } from "../platform/http/request-trace.ts";
import type { ResponseRecord } from "../platform/runtime/response-record.ts";
import { type Admitted, createAdmission, readKindOf } from "./admission.ts";
import { finishResponse } from "./document/finish-response.ts";
import { sendError } from "./error-response.ts";
import { createLoadMonitor } from "./event-loop-load.ts";
import { clearHeaders, type Handler, sendResponse } from "./http/buffered-response.ts";
import { createReadLimits, isRenderedForOneRequest } from "./read-limits.ts";
import { isShown, type RefusalPages } from "./refusal-page.ts";
import { createRefusals } from "./refusals.ts";
import { closeIfUnread, whenBodyArrived } from "./request-body.ts";
import { busy, findRefusal, notAnAddress, type Refusal, tooManyRequests } from "./request-checks.ts";
import { limitCookies, shortenUserAgent, stripDataHeaders, stripInternalHeaders } from "./request-headers.ts";
import { requestKindOf } from "./request-kind.ts";
import { cacheKeyOf } from "./response-cache/cache-key.ts";
import { cacheAndSend, prepareForCache } from "./response-cache/cacheable.ts";
import { sendCached } from "./response-cache/cached-response.ts";
import type { ResponseCache } from "./response-cache/response-cache.ts";
import { parseTarget, type Target } from "./target.ts";

/** Delay before a rejection: during a flood, clients that retry immediately would keep a core busy. */
const refusalDelayMs = 500;
/** Logged status when the client closed the connection before the response; nginx uses the same number. */
const clientClosedRequest = 499;
const failed = 500;
const noTarget: Target = { path: "/", search: "", isProgram: false };

/** Whether a read is one of a page, not of a file. */
const isPage = (target: Target) =>
  readKindOf(target) === "pages" &&
  requestKindOf(target.path, { isProgram: false, isData: false }) === "page";

export type Gate = {
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Resolves when no request is in progress. New responses close their connection. */
  drain(): Promise<void>;
};

type GateOptions = {
  handler: Handler;
  /** The header that tells route handlers the address of a request's connection. */
  peerAddressHeader: string;
  /** How many trusted proxies are in front: it decides which client a request is counted for. */
  proxyHops: number;
  /** The proxy's header with the visitor's country, if there is one. */
  countryHeader?: string;
  cache: ResponseCache;
  /** The route name of a path for the log; null without one. */
  nameRoute?: (path: string) => string | null;
  /** Refusals as pages, for browsers; without it they are JSON for everybody. */
  refusalPages?: RefusalPages;
  /** Called once if requests have fewer proxy entries than `proxyHops`. */
  onShortForward?: () => void;
  onResponse?: (record: ResponseRecord) => void;
  /** Whether the event loop is busy nearly all the time. */
  isOverloaded?: () => boolean;
  /** Called with the error of `handler`; the client gets a 500 or a closed connection. */
  onError: (error: unknown, reference: string) => void;
};

type Exchange = Omit<Admitted, "client"> & {
  startedAt: number;
  /** Identifies a failed request in the log and to the visitor. */
  reference: string;
};

/** An exchange of which the client is known; for cached responses it does not matter. */
type ClientExchange = Exchange & Admitted;

/** Puts the gate in front of Next. */
export function createGate(options: GateOptions): Gate {
  const { peerAddressHeader, proxyHops, cache, onResponse, onError, onShortForward } = options;
  const { isOverloaded = createLoadMonitor(), nameRoute = () => null } = options;
  const inProgress = new Set<ServerResponse>();
  const admission = createAdmission(isOverloaded);
  const readLimits = createReadLimits();
  const refusals = createRefusals();
  let hasWarned = false;
  let whenIdle: (() => void) | null = null;

  function track(response: ServerResponse, whenClosed: () => void): void {
    inProgress.add(response);
    response.once("close", () => {
      whenClosed();
      inProgress.delete(response);
      if (inProgress.size === 0) whenIdle?.();
    });
  }

  // PRIVACY: a path may contain a name or a secret; paths of cached pages do not.
  const describePath = (path: string) => (cache.has(path) ? path : nameRoute(path));

  function recordOf({ request, target, startedAt }: Exchange, isData: boolean) {
    return {
      method: request.method ?? "",
      kind: requestKindOf(target.path, { isProgram: target.isProgram, isData }),
      path: target === noTarget ? null : describePath(target.path),
      durationMs: Math.round(performance.now() - startedAt),
    };
  }

  /** Records the response once it is complete or its connection is closed. */
  function recordLater(exchange: Exchange, cached: ResponseRecord["cache"]): () => void {
    const { request, response, reference } = exchange;
    const { method = "", socket } = request;
    const isData = request.headers.rsc !== undefined;
    const before = socket.bytesWritten;
    return () =>
      onResponse?.({
        ...recordOf(exchange, isData),
        // The cache may have used another method to request the page from Next.
        method,
        status: response.headersSent ? response.statusCode : clientClosedRequest,
        bytes: socket.bytesWritten - before,
        cache: cached,
        ...(response.statusCode === failed && { reference }),
      });
  }

  const keyFor = ({ request, target: { path, search, isProgram } }: Exchange) =>
    isProgram ? null : cacheKeyOf(request, path, search);

  /** Rejects a request: with a page for browsers, otherwise with JSON. */
  function refuse({ request, response, target }: Exchange, refusal: Refusal): void {
    const { status, message, headers = {} } = refusal;
    if (options.refusalPages === undefined || !isShown(request, target)) {
      sendError(response, status, message, headers);
      return;
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!request.complete) response.setHeader("connection", "close");
    sendCached(request, response, options.refusalPages(request, refusal));
  }

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

  /** Requests a page from Next and caches the response. */
  async function respond(exchange: ClientExchange): Promise<void> {
    const { request, response, target } = exchange;
    const key = keyFor(exchange);
    const generation = cache.generation();
    const asked = target.isProgram ? request : prepareForCache(request, key);
    const given = await options.handler(request, response);
    closeIfUnread(request, response);
    if (given === null) {
      if (key !== null) cache.evict(key, response.statusCode !== 200);
      return;
    }
    if (isPage(target) && isRenderedForOneRequest(key !== null, given))
      readLimits.countRender(exchange.client, performance.now());
    const finished = finishResponse(request, given);
    if (target.isProgram) {
      refusals.note(exchange, finished);
      sendResponse(response, finished);
    } else cacheAndSend(cache, { asked, response, buffered: finished, key, generation });
  }

  function start(exchange: ClientExchange): void {
    const key = keyFor(exchange);
    // An earlier request in the queue may have cached the same page.
    const found = key && cache.getFresh(key);
    if (found) {
      closeIfUnread(exchange.request, exchange.response);
      sendCached(exchange.request, exchange.response, found);
    } else respond(exchange).catch((error) => fail(exchange, error));
  }

  function clientOf({ headers }: IncomingMessage): string {
    const named = ["x-forwarded-for", peerAddressHeader].map((name): [string, string] => [
      name,
      String(headers[name] ?? ""),
    ]);
    const forwarding = new Headers(named);
    if (!hasWarned && isForwardedShort(forwarding, proxyHops)) {
      hasWarned = true;
      onShortForward?.();
    }
    return clientAddressOf(forwarding, proxyHops);
  }

  function reject(exchange: Exchange, refusal: Refusal): void {
    refuse(exchange, refusal);
    onResponse?.({ ...recordOf(exchange, false), status: refusal.status, bytes: 0, cache: null });
  }

  function answerLater({ response }: Exchange, send: () => void): void {
    const timer = setTimeout(send, refusalDelayMs);
    track(response, () => clearTimeout(timer));
  }

  /** Passes the request to Next as normalized by the gate. */
  function normalize({ request, target: { path, search, isProgram } }: Exchange): void {
    stripInternalHeaders(request.headers, options.countryHeader);
    shortenUserAgent(request.headers);
    limitCookies(request.headers);
    if (isProgram) stripDataHeaders(request.headers);
    request.url = path + search;
  }

  /** Revalidation of a page is never limited: one person must not lock out a whole office. */
  function limitRead(exchange: ClientExchange): RateDecision {
    const { target, client } = exchange;
    if (target.isProgram) return readLimits.takeApi(target, client, performance.now());
    const key = keyFor(exchange);
    const isKnown = key !== null && cache.getLastGood(key) !== null;
    if (isKnown || !isPage(target)) return { isAllowed: true };
    return readLimits.checkRenders(client, performance.now());
  }

  /** Limits requests that are not answered from the cache. */
  function admit(exchange: Exchange): void {
    const { request, target, reference } = exchange;
    // SECURITY: overwrites the client's value, so that no client can choose the IP for its rate limit.
    request.headers[peerAddressHeader] = request.socket.remoteAddress ?? "";
    const known = { ...exchange, client: clientOf(request) };
    const decision = limitRead(known);
    if (!decision.isAllowed) {
      reject(exchange, tooManyRequests(decision.retryAfter));
      return;
    }
    request.headers[traceHeaders.reference] = reference;
    request.headers[traceHeaders.route] = nameRoute(target.path) ?? undefined;
    // SECURITY: a client that sends half a body only occupies its own connection.
    whenBodyArrived(request, () => enter(known));
  }

  function enter(exchange: ClientExchange): void {
    const { response, target } = exchange;
    const record = recordLater(exchange, target.isProgram ? null : "miss");
    const refusal = target.isProgram && refusals.find(exchange);
    if (refusal) {
      answerLater(exchange, () => {
        closeIfUnread(exchange.request, response);
        sendResponse(response, refusal);
        record();
      });
      return;
    }
    const leave = admission.enter(exchange, () => start(exchange));
    if (leave !== null) {
      track(response, () => {
        leave();
        record();
      });
    } else answerLater(exchange, () => reject(exchange, busy));
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    // Remaining pipelined requests of a connection that was closed for too many.
    if (request.socket.destroyed) return;
    const target = parseTarget(request.url);
    const exchange = {
      // A UUID, because Node draws many at once; `randomBytes` would ask the kernel for each response.
      ...{ request, response, target: target ?? noTarget },
      ...{ startedAt: performance.now(), reference: randomUUID().slice(0, 8) },
    };
    if (whenIdle) response.setHeader("connection", "close");
    const refusal = target === null ? notAnAddress : findRefusal(request, target);
    if (refusal !== null) {
      reject(exchange, refusal);
      return;
    }
    normalize(exchange);
    const key = keyFor(exchange);
    const found = key && cache.get(key);
    if (found) {
      track(response, recordLater(exchange, "hit"));
      closeIfUnread(request, response);
      sendCached(request, response, found);
    } else admit(exchange);
  }

  function drain() {
    return new Promise<void>((resolve) => {
      whenIdle = resolve;
      for (const response of inProgress) {
        if (!response.headersSent) response.setHeader("connection", "close");
      }
      if (inProgress.size === 0) resolve();
    });
  }

  return { handle, drain };
}
