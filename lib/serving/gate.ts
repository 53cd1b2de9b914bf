/** The first look at every request, before Next sees it (what Next itself does not refuse). */
import type { IncomingMessage, ServerResponse } from "node:http";
import { clientAddressOf } from "../http/client-address.ts";
import { httpErrors } from "../http/errors.ts";
import { dressResponse } from "./document/dress-response.ts";
import { type Answered, kindOf } from "./observe/answered.ts";
import { createLine, createPool } from "./pool.ts";
import { captureResponse } from "./ready/capture.ts";
import { answerReady } from "./ready/ready-response.ts";
import type { ReadyStore } from "./ready/ready-store.ts";
import { keyOf } from "./ready/request-key.ts";
import { refuse } from "./refuse.ts";
import { stripInternalHeaders, stripPageDataHeaders, stripUnreadableRouterState } from "./request-headers.ts";
import { securityHeaders } from "./security-headers.ts";
import { parseTarget, type Target } from "./target.ts";

/**
 * Pages that are not kept ready: so many at work at once, so many in line for it. More at work would make
 * all of them slow, and the forms with them. Programs have places of their own: a health check gets
 * through a flood of pages.
 */
const pageLine = { atWork: 32, waiting: 200 };
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
  /** Hears what `handler` failed with; the client gets a 500 or a cut connection. */
  onError: (error: unknown) => void;
};

/** `letGo` gives the response back as it was, for an answer that comes from elsewhere. */
type Waiting = { isAnswered: boolean; letGo?: () => void };
type Exchange = { request: IncomingMessage; response: ServerResponse; target: Target; startedAt: number };

/** Puts the gate in front of `handler`. */
export function createGate(options: GateOptions): Gate {
  const { handler, peerAddressHeader, proxyHops, ready, onAnswer, onError } = options;
  const inFlight = new Set<ServerResponse>();
  const pages = createLine(pageLine);
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
        status: response.statusCode,
        bytes: socket.bytesWritten - before,
        durationMs: Math.round(performance.now() - startedAt),
        cache,
      });
  }

  /** Gives the kept answer; without one, sees to it that the next request finds one. */
  function answerFromReady(exchange: Exchange): Waiting {
    const { request, response, target } = exchange;
    const key = keyOf(request, target.path, target.search);
    const found = key && ready.find(key);
    if (found) {
      track(response, observe(exchange, "hit"));
      answerReady(request, response, found);
      return { isAnswered: true };
    }
    const asked = ready.generation();
    const letGo = captureResponse(request, response, key, {
      keep: (answer) => (key === null ? answer : ready.keep(key, answer, asked)),
      drop: () => key && ready.drop(key),
    });
    return { isAnswered: false, letGo };
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

  function admit(exchange: Exchange, release: () => void, letGo?: () => void): void {
    const { request, response, target } = exchange;
    const note = observe(exchange, target.isProgram ? null : "miss");
    track(response, () => {
      release();
      note();
    });
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

  /** Takes a place for the request; null when there is none left. */
  function enter(request: IncomingMessage, { path, isProgram }: Target): (() => void) | null {
    if (!pageMethods.includes(request.method ?? "")) return writes.enter(clientOf(request));
    if (isProgram) return programReads.enter("");
    return path === imagePath ? images.enter("") : pages.enter("");
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    const target = parseTarget(request.url);
    const exchange = { request, response, target: target ?? nowhere, startedAt: performance.now() };
    if (whenIdle) response.setHeader("connection", "close");
    const refusal = findRefusal(request, target);
    if (refusal !== null || target === null) return turnAway(exchange, refusal ?? notHere);
    const isRead = pageMethods.includes(request.method ?? "");
    prepareRequest(request, target);
    const waiting = isRead && !target.isProgram ? answerFromReady(exchange) : { isAnswered: false };
    if (waiting.isAnswered) return;
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    // SECURITY: set after anything a client sent, so nobody chooses the address they are counted by.
    request.headers[peerAddressHeader] = request.socket.remoteAddress ?? "";
    const release = enter(request, target);
    if (release !== null) return admit(exchange, release, waiting.letGo);
    waiting.letGo?.();
    turnAway(exchange, busy);
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
