/** The first look at every request, before Next sees it (what Next itself does not refuse). */
import type { IncomingMessage, ServerResponse } from "node:http";
import { clientAddressOf } from "../http/client-address.ts";
import { httpErrors } from "../http/errors.ts";
import { dressResponse } from "./document/dress-response.ts";
import { type Answered, kindOf } from "./observe/answered.ts";
import { createLine, createPool } from "./pool.ts";
import { createPressure } from "./pressure.ts";
import { captureResponse } from "./ready/capture.ts";
import { answerReady } from "./ready/ready-response.ts";
import type { ReadyStore } from "./ready/ready-store.ts";
import { keyOf } from "./ready/request-key.ts";
import { refuse } from "./refuse.ts";
import { stripInternalHeaders, stripPageDataHeaders, stripUnreadableRouterState } from "./request-headers.ts";
import { securityHeaders } from "./security-headers.ts";
import { parseTarget, type Target } from "./target.ts";

/**
 * Pages that are not kept ready: so many at work at once, so many in line for it. Those that wait for
 * another service cost nothing; those that keep the event loop busy are fewer, because every form waits for
 * all of them. Programs have places of their own: a health check gets through a flood of pages.
 */
const pagesAtWork = { relaxed: 32, pressed: 4 };
const pagesWaiting = 200;
/** Who is refused at once asks again at once; under a flood, that alone would be work for a core. */
const refusalPauseMs = 500;
const maxProgramReads = 64;
/** Each takes a core for a while, and a few hundred images on a page are nobody's visit. */
const maxImages = 8;
/**
 * SECURITY: a write is at work from its headers on, for as long as its sender likes to take over the
 * body. So writes have places of their own, and no sender has all of them.
 */
const maxWrites = 128;
const maxWritesPerClient = 32;
const imagePath = "/_next/image";
const overloadRetrySeconds = 2;

const pageMethods = ["GET", "HEAD"];
const programMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Lets Next see the request as the gate understood it. */
function prepareRequest(request: IncomingMessage, { path, search, isProgram }: Target): void {
  stripInternalHeaders(request.headers);
  if (isProgram) stripPageDataHeaders(request.headers);
  else stripUnreadableRouterState(request.headers);
  request.url = path + search;
}

type Refusal = { status: number; message: string; headers?: Record<string, string> };

const notHere: Refusal = { status: 400, message: "This is not an address of this site." };
/** In the log: the client was gone before there was an answer. The number that other servers note, too. */
const brokenOff = 499;
const nowhere: Target = { path: "/", search: "", isProgram: false };
const busy: Refusal = {
  status: 503,
  message: "The site is busy. Please try again in a moment.",
  headers: { "retry-after": String(overloadRetrySeconds) },
};

/** Why nobody answers such a request; null when it may go on. */
function findRefusal(
  { method = "", httpVersion, headers }: IncomingMessage,
  target: Target | null,
): Refusal | null {
  if (target === null) return notHere;
  // Node would refuse it, too, but without a word.
  if (httpVersion === "1.1" && headers.host === undefined) return httpErrors["bad-request"];
  const { path, isProgram } = target;
  // A POST to a prerendered page would render it anew, without its cached headers.
  if (!isProgram && !pageMethods.includes(method)) {
    return { status: 405, message: "Pages can only be read.", headers: { allow: pageMethods.join(", ") } };
  }
  if (!programMethods.includes(method)) {
    return { ...httpErrors["method-not-allowed"], headers: { allow: programMethods.join(", ") } };
  }
  // Next takes the ending for a wish for a page's data.
  return isProgram && path.endsWith(".rsc") ? httpErrors["not-found"] : null;
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
  /** How many trusted proxies stand in front: who a request is counted for depends on it. */
  proxyHops: number;
  /** The answers that need no asking. */
  ready: ReadyStore;
  /** Hears of every answer. */
  onAnswer?: (answered: Answered) => void;
  /** Whether the event loop is busy nearly all the time. */
  isPressed?: () => boolean;
  /** Hears what `handler` failed with; the client gets a 500 or a cut connection. */
  onError: (error: unknown) => void;
};

type Exchange = { request: IncomingMessage; response: ServerResponse; target: Target; startedAt: number };

/** Puts the gate in front of `handler`. */
export function createGate(options: GateOptions): Gate {
  const { handler, peerAddressHeader, proxyHops, ready, onAnswer, onError } = options;
  const { isPressed = createPressure() } = options;
  const inFlight = new Set<ServerResponse>();
  const pages = createLine({
    atWork: () => (isPressed() ? pagesAtWork.pressed : pagesAtWork.relaxed),
    waiting: pagesWaiting,
  });
  const images = createPool({ size: maxImages, perKey: maxImages });
  const programReads = createPool({ size: maxProgramReads, perKey: maxProgramReads });
  const writes = createPool({ size: maxWrites, perKey: maxWritesPerClient });
  let whenIdle: (() => void) | null = null;

  function track(response: ServerResponse, whenClosed: () => void): void {
    inFlight.add(response);
    response.once("close", () => {
      whenClosed();
      inFlight.delete(response);
      if (inFlight.size === 0) whenIdle?.();
    });
  }

  /** Notes an answer when it is over, or was broken off. */
  function observe({ request, response, target, startedAt }: Exchange, cache: Answered["cache"]): () => void {
    const { method = "", headers, socket } = request;
    const before = socket.bytesWritten;
    const kind = kindOf(target.path, { isProgram: target.isProgram, isData: headers.rsc !== undefined });
    return () =>
      onAnswer?.({
        method,
        kind,
        path: ready.knows(target.path) ? target.path : null,
        status: response.headersSent ? response.statusCode : brokenOff,
        bytes: socket.bytesWritten - before,
        durationMs: Math.round(performance.now() - startedAt),
        cache,
      });
  }

  const keyFor = ({ request, target: { path, search, isProgram } }: Exchange) =>
    isProgram ? null : keyOf(request, path, search);

  /** Sees to it that the next request finds the answer to this one. */
  function capture(exchange: Exchange): () => void {
    const key = keyFor(exchange);
    const asked = ready.generation();
    return captureResponse(exchange.request, exchange.response, key, {
      keep: (answer) => (key === null ? answer : ready.keep(key, answer, asked)),
      drop: (isGone) => key && ready.drop(key, isGone),
      findLast: () => key && ready.findLast(key),
    });
  }

  /** Tells the client that the handler failed; an answer that has begun can only be cut. */
  function fail(response: ServerResponse, error: unknown): void {
    onError(error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    refuse(response, 500, "Something went wrong on our side.");
  }

  function work(exchange: Exchange): void {
    const { request, response, target } = exchange;
    // Somebody before it in the line may have asked for the same page.
    const key = keyFor(exchange);
    const found = key && ready.findFresh(key);
    if (found) {
      answerReady(request, response, found);
      return;
    }
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const isPage = !target.isProgram;
    const letGo = isPage ? capture(exchange) : null;
    const undress = dressResponse(response);
    handler(request, response).catch((error) => {
      undress();
      letGo?.();
      fail(response, error);
    });
  }

  function clientOf({ headers }: IncomingMessage): string {
    const named = ["x-forwarded-for", peerAddressHeader].map((name): [string, string] => [
      name,
      String(headers[name] ?? ""),
    ]);
    return clientAddressOf(new Headers(named), proxyHops);
  }

  function turnAway({ request, response, target, startedAt }: Exchange, refusal: Refusal): void {
    refuse(response, refusal.status, refusal.message, refusal.headers);
    onAnswer?.({
      method: request.method ?? "",
      kind: kindOf(target.path, { isProgram: target.isProgram, isData: false }),
      path: null,
      status: refusal.status,
      bytes: 0,
      durationMs: Math.round(performance.now() - startedAt),
      cache: null,
    });
  }

  /** Takes a place for the request and answers it in its turn; null when there is none left. */
  function start(exchange: Exchange): (() => void) | null {
    const { request, target } = exchange;
    const isRead = pageMethods.includes(request.method ?? "");
    if (isRead && !target.isProgram && target.path !== imagePath) return pages.join(() => work(exchange));
    const release = isRead
      ? (target.isProgram ? programReads : images).enter("")
      : writes.enter(clientOf(request));
    if (release !== null) work(exchange);
    return release;
  }

  function turnAwayLater(exchange: Exchange): void {
    const timer = setTimeout(() => turnAway(exchange, busy), refusalPauseMs);
    track(exchange.response, () => clearTimeout(timer));
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    const target = parseTarget(request.url);
    const exchange = { request, response, target: target ?? nowhere, startedAt: performance.now() };
    if (whenIdle) response.setHeader("connection", "close");
    const refusal = findRefusal(request, target);
    if (refusal !== null || target === null) return turnAway(exchange, refusal ?? notHere);
    prepareRequest(request, target);
    const key = keyFor(exchange);
    const found = key && ready.find(key);
    if (found) {
      track(response, observe(exchange, "hit"));
      answerReady(request, response, found);
      return;
    }
    // SECURITY: set after anything a client sent, so nobody chooses the address they are counted by.
    request.headers[peerAddressHeader] = request.socket.remoteAddress ?? "";
    const note = observe(exchange, target.isProgram ? null : "miss");
    const leave = start(exchange);
    if (leave === null) return target.isProgram ? turnAway(exchange, busy) : turnAwayLater(exchange);
    track(response, () => {
      leave();
      note();
    });
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
