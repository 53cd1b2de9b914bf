/** The first look at every request, before Next sees it (what Next itself does not refuse). */
import type { IncomingMessage, ServerResponse } from "node:http";
import { clientAddressOf } from "../http/client-address.ts";
import { httpErrors } from "../http/errors.ts";
import { dressResponse } from "./document/dress-response.ts";
import { createPool } from "./pool.ts";
import { captureResponse } from "./ready/capture.ts";
import { answerReady } from "./ready/ready-response.ts";
import type { ReadyStore } from "./ready/ready-store.ts";
import { keyOf } from "./ready/request-key.ts";
import { refuse } from "./refuse.ts";
import { stripInternalHeaders, stripPageDataHeaders, stripUnreadableRouterState } from "./request-headers.ts";
import { securityHeaders } from "./security-headers.ts";
import { parseTarget, type Target } from "./target.ts";

/** Requests at work at once; more would only make all of them slow. */
const maxReads = 200;
/**
 * SECURITY: a write is at work from its headers on, for as long as its sender likes to take over the
 * body. So writes have places of their own, and no sender has all of them.
 */
const maxWrites = 128;
const maxWritesPerClient = 32;
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

/** Why nobody answers such a request; null when it may go on. */
function findRefusal(method: string, { path, isProgram }: Target): Refusal | null {
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
  /** Hears what `handler` failed with; the client gets a 500 or a cut connection. */
  onError: (error: unknown) => void;
};

/** Puts the gate in front of `handler`. */
export function createGate({ handler, peerAddressHeader, proxyHops, ready, onError }: GateOptions): Gate {
  const inFlight = new Set<ServerResponse>();
  const reads = createPool({ size: maxReads, perKey: maxReads });
  const writes = createPool({ size: maxWrites, perKey: maxWritesPerClient });
  let whenIdle: (() => void) | null = null;

  /** Gives the kept answer; without one, sees to it that the next request finds one. */
  function answerFromReady(request: IncomingMessage, response: ServerResponse, target: Target): boolean {
    const key = keyOf(request, target.path, target.search);
    const found = key && ready.find(key.path, key.variant);
    if (found) {
      answerReady(request, response, found);
      return true;
    }
    const asked = ready.generation();
    captureResponse(request, response, (answer) => {
      if (key) ready.keep(key.path, key.variant, answer, asked);
    });
    return false;
  }

  function admit(request: IncomingMessage, response: ServerResponse, release: () => void) {
    inFlight.add(response);
    response.once("close", () => {
      release();
      inFlight.delete(response);
      if (inFlight.size === 0) whenIdle?.();
    });
    dressResponse(response);
    handler(request, response).catch((error) => {
      onError(error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, "Something went wrong on our side.");
    });
  }

  function clientOf({ headers }: IncomingMessage): string {
    const named = ["x-forwarded-for", peerAddressHeader].map((name): [string, string] => [
      name,
      String(headers[name] ?? ""),
    ]);
    return clientAddressOf(new Headers(named), proxyHops);
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (whenIdle) response.setHeader("connection", "close");
    const target = parseTarget(request.url);
    if (target === null) return refuse(response, 400, "This is not an address of this site.");
    // Node would refuse it, too, but without a word.
    if (request.httpVersion === "1.1" && request.headers.host === undefined) {
      return refuse(response, 400, httpErrors["bad-request"].message);
    }
    const { method = "" } = request;
    const isRead = pageMethods.includes(method);
    const refusal = findRefusal(method, target);
    if (refusal) return refuse(response, refusal.status, refusal.message, refusal.headers);
    prepareRequest(request, target);
    if (isRead && !target.isProgram && answerFromReady(request, response, target)) return;
    // SECURITY: set after anything a client sent, so nobody chooses the address they are counted by.
    request.headers[peerAddressHeader] = request.socket.remoteAddress ?? "";
    const release = isRead ? reads.enter("") : writes.enter(clientOf(request));
    if (release === null) {
      const wait = { "retry-after": String(overloadRetrySeconds) };
      return refuse(response, 503, "The site is busy. Please try again in a moment.", wait);
    }
    admit(request, response, release);
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
