/** The first look at every request, before Next sees it (what Next itself does not refuse). */
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isUtf8 } from "../platform/http/charset.ts";
import { clientAddressOf, isForwardedShort } from "../platform/http/client-address.ts";
import { httpErrors } from "../platform/http/errors.ts";
import { traceHeaders } from "../platform/http/request-trace.ts";
import type { ResponseRecord } from "../platform/runtime/response-record.ts";
import { dressResponse } from "./document/dress-response.ts";
import { kindOf } from "./observe/kind-of.ts";
import { createLine, createPool, createTurns, type Line } from "./pool.ts";
import { createPressure } from "./pressure.ts";
import { createReadLimits } from "./read-limits.ts";
import { captureResponse } from "./ready/capture.ts";
import { answerReady } from "./ready/ready-response.ts";
import type { ReadyStore } from "./ready/ready-store.ts";
import { keyOf } from "./ready/request-key.ts";
import { endConnection, refuse } from "./refuse.ts";
import {
  keepPrefetchPurpose,
  stripInternalHeaders,
  stripPageDataHeaders,
  stripUnreadableRouterState,
} from "./request-headers.ts";
import { securityHeaders } from "./security-headers.ts";
import { parseTarget, type Target } from "./target.ts";

/**
 * Reads that are not kept ready, by kind: so many at work at once, so many in line for it, and of those so
 * many of one client. Images take a core for a while each.
 */
const reads = {
  pages: { atWork: 32, waiting: 200, perKey: 100 },
  programs: { atWork: 32, waiting: 64, perKey: 32 },
  images: { atWork: 8, waiting: 64, perKey: 32 },
  // They may wait for another host; pages keep their places meanwhile.
  endpoints: { atWork: 16, waiting: 64, perKey: 32 },
};
/**
 * Reads of a kind at work while the event loop is busy all the time, while a form is being answered, and while
 * both are so. Reads that wait for another service cost nothing, but a form waits for all that keep the event
 * loop busy.
 */
const fewer = { pressed: 4, besideForms: 4, besideFormsPressed: 1 };
const formPath = /^\/api\/(?:contact|leads|newsletter|oxycon|receipts)(?:\/|$)/;
/** Health checks get through every flood: they wait in no line. */
const healthPath = /^\/api\/health(?:\/|$)/;
const maxHealthChecks = 64;
/** Who is refused at once asks again at once; under a flood, that alone would be work for a core. */
const refusalPauseMs = 500;
/**
 * SECURITY: a write is at work from its headers on, for as long as its sender likes to take over the body. So
 * writes have places of their own, no sender has all of them, and one whose body is still arriving makes way.
 * What browsers send by themselves never takes the place of a form.
 */
const formPlaces = { size: 128, perKey: 32 };
const beaconPlaces = { size: 64, perKey: 16 };
const beacon = /^\/(?:metrics|ingest|api\/csp-report)(?:\/|$)/;
const tooSlow = { status: 408, message: "The request took too long to arrive." };
const imagePath = "/_next/image";
const endpointPath = "/shared-api/";
const overloadRetrySeconds = 2;

const pageMethods = ["GET", "HEAD"];
const programMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Lets Next see the request as the gate understood it. */
function prepareRequest(request: IncomingMessage, { path, search, isProgram }: Target): void {
  if (isProgram) keepPrefetchPurpose(request.headers);
  stripInternalHeaders(request.headers);
  if (isProgram) stripPageDataHeaders(request.headers);
  else stripUnreadableRouterState(request.headers);
  request.url = path + search;
}

type Refusal = { status: number; message: string; headers?: Record<string, string> };

const notHere: Refusal = { status: 400, message: "This is not an address of this site." };
/** In the log: the client was gone before there was an answer. The number that other servers note, too. */
const brokenOff = 499;
const tooMany = (retryAfter: number): Refusal => ({
  ...httpErrors["too-many"],
  headers: { "retry-after": String(retryAfter) },
});
const failed = 500;
const nowhere: Target = { path: "/", search: "", isProgram: false };
const busy: Refusal = {
  status: 503,
  message: "The site is busy. Please try again in a moment.",
  headers: { "retry-after": String(overloadRetrySeconds) },
};

/**
 * SECURITY: Node takes any version, and requests with two hosts or none, which two readers of HTTP may understand
 * differently.
 */
function isWellFormed({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  return (httpVersion === "1.1" || httpVersion === "1.0") && hosts.length === 1 && headers.host !== "";
}

/** Why nobody answers such a request; null when it may go on. */
function findRefusal(request: IncomingMessage, target: Target | null): Refusal | null {
  if (target === null) return notHere;
  const { method = "" } = request;
  if (!isWellFormed(request)) return httpErrors["bad-request"];
  const { path, isProgram } = target;
  // A POST to a prerendered page would render it anew, without its cached headers.
  if (!isProgram && !pageMethods.includes(method)) {
    return { status: 405, message: "Pages can only be read.", headers: { allow: pageMethods.join(", ") } };
  }
  if (!programMethods.includes(method)) {
    return { ...httpErrors["method-not-allowed"], headers: { allow: programMethods.join(", ") } };
  }
  // Everything below reads bodies as UTF-8.
  if (!isUtf8(request.headers["content-type"])) return httpErrors["unsupported-type"];
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
  /** Names the route of a path in the log; null where there is none. */
  nameRoute?: (path: string) => string | null;
  /** Hears once that requests name fewer proxies than `proxyHops`. */
  onShortForward?: () => void;
  /** Hears of every answer. */
  onAnswer?: (answered: ResponseRecord) => void;
  /** Whether the event loop is busy nearly all the time. */
  isPressed?: () => boolean;
  /** Hears what `handler` failed with; the client gets a 500 or a cut connection. */
  onError: (error: unknown, reference: string) => void;
};

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  target: Target;
  startedAt: number;
  /** Names the request where it fails: in the log and to the visitor. */
  reference: string;
};

const makeReference = () => randomBytes(4).toString("hex");

/** Puts the gate in front of `handler`. */
export function createGate(options: GateOptions): Gate {
  const { handler, peerAddressHeader, proxyHops, ready, onAnswer, onError, onShortForward } = options;
  const { isPressed = createPressure(), nameRoute = () => null } = options;
  const inFlight = new Set<ServerResponse>();
  let formsAtWork = 0;
  const turns = createTurns();
  const createReadLine = ({ atWork, ...places }: (typeof reads)["pages"]) =>
    createLine({
      ...places,
      turns,
      atWork() {
        const isBesideForms = formsAtWork > 0;
        if (isPressed()) return isBesideForms ? fewer.besideFormsPressed : fewer.pressed;
        return isBesideForms ? fewer.besideForms : atWork;
      },
    });
  const pages = createReadLine(reads.pages);
  const programs = createReadLine(reads.programs);
  const images = createReadLine(reads.images);
  const endpoints = createReadLine(reads.endpoints);
  const healthChecks = createPool({ size: maxHealthChecks, perKey: maxHealthChecks });
  const readLimits = createReadLimits();
  const forms = createPool(formPlaces);
  const beacons = createPool(beaconPlaces);
  let hasWarned = false;
  let whenIdle: (() => void) | null = null;

  function track(response: ServerResponse, whenClosed: () => void): void {
    inFlight.add(response);
    response.once("close", () => {
      whenClosed();
      inFlight.delete(response);
      if (inFlight.size === 0) whenIdle?.();
    });
  }

  // PRIVACY: an address may hold a name or a secret; that of a page that everybody gets holds none.
  const describePath = (path: string) => (ready.knows(path) ? path : nameRoute(path));

  /** Notes an answer when it is over, or was broken off. */
  function observe(exchange: Exchange, cache: ResponseRecord["cache"]): () => void {
    const { request, response, target, startedAt, reference } = exchange;
    const { method = "", headers, socket } = request;
    const before = socket.bytesWritten;
    const kind = kindOf(target.path, { isProgram: target.isProgram, isData: headers.rsc !== undefined });
    return () =>
      onAnswer?.({
        method,
        kind,
        path: describePath(target.path),
        status: response.headersSent ? response.statusCode : brokenOff,
        bytes: socket.bytesWritten - before,
        durationMs: Math.round(performance.now() - startedAt),
        cache,
        ...(response.statusCode === failed && { reference }),
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
  function fail({ response, reference }: Exchange, error: unknown): void {
    onError(error, reference);
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
      fail(exchange, error);
    });
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

  function turnAway({ request, response, target, startedAt }: Exchange, refusal: Refusal): void {
    refuse(response, refusal.status, refusal.message, refusal.headers);
    onAnswer?.({
      method: request.method ?? "",
      kind: kindOf(target.path, { isProgram: target.isProgram, isData: false }),
      path: target === nowhere ? null : describePath(target.path),
      status: refusal.status,
      bytes: 0,
      durationMs: Math.round(performance.now() - startedAt),
      cache: null,
    });
  }

  /** Counts a form from the moment when it has arrived whole: one that never does slows nobody down. */
  function noteForm({ request, response }: Exchange): void {
    request.once("end", () => {
      if (response.closed) return;
      formsAtWork += 1;
      response.once("close", () => {
        formsAtWork -= 1;
        for (const line of [pages, programs, images, endpoints]) line.fill();
      });
    });
  }

  function lineOf({ path, isProgram }: Target): Line {
    if (isProgram) return programs;
    if (path.startsWith(endpointPath)) return endpoints;
    return path === imagePath ? images : pages;
  }

  function enterWrite({ request, target }: Exchange, client: string): (() => void) | null {
    return (beacon.test(target.path) ? beacons : forms).enter(client, {
      isIdle: () => !request.complete,
      cut: () => endConnection(request.socket, tooSlow.status, tooSlow.message),
    });
  }

  /** Takes a place for the request and answers it in its turn; null when there is none left. */
  function start(exchange: Exchange, client: string): (() => void) | null {
    const { request, target } = exchange;
    const isRead = pageMethods.includes(request.method ?? "");
    const isHealthCheck = isRead && healthPath.test(target.path);
    if (isRead && !isHealthCheck) return lineOf(target).join(client, () => work(exchange));
    if (formPath.test(target.path)) noteForm(exchange);
    const release = isHealthCheck ? healthChecks.enter("") : enterWrite(exchange, client);
    if (release !== null) work(exchange);
    return release;
  }

  function turnAwayLater(exchange: Exchange): void {
    const timer = setTimeout(() => turnAway(exchange, busy), refusalPauseMs);
    track(exchange.response, () => clearTimeout(timer));
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    const target = parseTarget(request.url);
    const exchange = {
      request,
      response,
      target: target ?? nowhere,
      startedAt: performance.now(),
      reference: makeReference(),
    };
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
    const client = clientOf(request);
    const decision = readLimits.take(target, client, performance.now());
    if (!decision.isAllowed) return turnAway(exchange, tooMany(decision.retryAfter));
    request.headers[traceHeaders.reference] = exchange.reference;
    request.headers[traceHeaders.route] = nameRoute(target.path) ?? undefined;
    const note = observe(exchange, target.isProgram ? null : "miss");
    const leave = start(exchange, client);
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
