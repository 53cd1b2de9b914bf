/**
 * Answers the simplest requests, those for a kept answer, on the connection itself: Node's HTTP server
 * takes twice as long for them as all our own work. Whatever is not plainly such a request goes to that
 * server, with its connection, for good.
 */
import type { IncomingHttpHeaders, Server } from "node:http";
import type { Socket } from "node:net";
import { type Answered, kindOf } from "../observe/answered.ts";
import { type Chosen, chooseAnswer } from "./ready-response.ts";
import type { ReadyStore } from "./ready-store.ts";
import { keyOf, type RequestKey } from "./request-key.ts";

/** A connection on which nothing happens ends after this; longer than what `keepAlive` promises. */
const idleMs = 10_000;
const keepAlive = "Connection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\n";
/** So many answers, then everybody else has a turn: with hundreds of connections the forms would wait for all. */
const answersPerTurn = 32;
/** A larger body is sent beside its head rather than as one piece with it. */
const maxJoined = 64 * 1_024;

/**
 * SECURITY: one whole request and nothing behind it, in the one spelling that no two readers of HTTP
 * understand differently. All else is for Node's parser.
 */
const plainRequest =
  /^GET (\/[\w/.-]*)(\?[\w.~=&%-]*)? HTTP\/1\.1\r\n((?:[A-Za-z][A-Za-z0-9-]*: [\x20-\x7e]*\r\n)+)\r\n$/;
const maxHead = 8 * 1_024;

/** With one of these a request has a body, wants another protocol, or more than a kept answer. */
const unplainHeaders = new Set([
  "content-length",
  "transfer-encoding",
  "trailer",
  "te",
  "expect",
  "upgrade",
  "http2-settings",
  "range",
  "if-match",
  "if-range",
  "if-unmodified-since",
]);

export type PlainRequest = { path: string; search: string; headers: IncomingHttpHeaders };

/** The request in `text`; null when it is not one of the simplest. */
export function parsePlainRequest(text: string): PlainRequest | null {
  const [, path, search = "", lines] = (text.length <= maxHead && plainRequest.exec(text)) || [];
  if (path === undefined || lines === undefined || path.includes("//") || path.includes("/.")) return null;
  const headers: IncomingHttpHeaders = {};
  for (const line of lines.slice(0, -2).split("\r\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    if (unplainHeaders.has(name) || Object.hasOwn(headers, name)) return null;
    headers[name] = line.slice(colon + 2);
  }
  if (!headers.host || !/^(?:keep-alive)?$/i.test(headers.connection ?? "")) return null;
  return { path, search, headers };
}

let date = { second: 0, line: "" };
function dateLine(now: number): string {
  const second = Math.floor(now / 1_000);
  if (second !== date.second) date = { second, line: `Date: ${new Date(now).toUTCString()}\r\n` };
  return date.line;
}

type Joined = { second: number; bytes: Buffer };
/** Head and body in one piece: good for the second that it names. */
const joined = new WeakMap<Chosen["head"], Joined>();

function writeAnswer(socket: Socket, { head, body }: Chosen): void {
  const now = Date.now();
  const start = () => `${head.text}${dateLine(now)}${keepAlive}`;
  if (body !== null && body.byteLength > maxJoined) {
    socket.cork();
    socket.write(start(), "latin1");
    socket.write(body);
    socket.uncork();
    return;
  }
  const second = Math.floor(now / 1_000);
  const known = joined.get(head);
  const piece =
    known?.second === second
      ? known
      : { second, bytes: Buffer.concat([Buffer.from(start(), "latin1"), body ?? new Uint8Array()]) };
  joined.set(head, piece);
  socket.write(piece.bytes);
}

/** Runs tasks in order, some at once and the others in later turns of the event loop. */
function createTurns() {
  const waiting: (() => void)[] = [];
  let left = answersPerTurn;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      left = answersPerTurn;
      for (const task of waiting.splice(0, left)) run(task);
    });
  }
  function run(task: () => void): void {
    left -= 1;
    schedule();
    task();
  }

  /** Answers whether the task has been done already. */
  return (task: () => void): boolean => {
    const isNow = left > 0 && waiting.length === 0;
    if (isNow) run(task);
    else waiting.push(task);
    return isNow;
  };
}

export type ExpressLane = {
  /** Takes no more requests; resolves when every answer is sent and its connection closed. */
  finish(): Promise<void>;
  /** Cuts what is left. */
  cut(): void;
};

type LaneOptions = {
  ready: ReadyStore;
  /** Hears of every answer. */
  onAnswer?: (answered: Answered) => void;
};

const describeAnswer = ({ path, proof }: RequestKey, { head, body }: Chosen): Answered => ({
  method: "GET",
  kind: kindOf(path, { isProgram: false, isData: proof !== null }),
  path,
  status: head.status,
  bytes: body?.byteLength ?? 0,
  durationMs: 0,
  cache: "hit",
});

/** Puts the lane in front of `server`. */
export function openExpressLane(server: Server, { ready, onAnswer }: LaneOptions): ExpressLane {
  const own = server.listeners("connection");
  const sockets = new Set<Socket>();
  const inTurn = createTurns();
  let whenEmpty: (() => void) | null = null;

  const answerTo = (socket: Socket, chunk: Buffer): boolean => {
    // Whoever asks for more before they have read what they got waits in the other server.
    if (whenEmpty !== null || socket.writableLength > 0) return false;
    const request = parsePlainRequest(chunk.toString("latin1"));
    if (request === null) return false;
    const asked = { method: "GET", headers: request.headers };
    const key = keyOf(asked, request.path, request.search);
    const found = key && ready.findUndue(key);
    const chosen = found && chooseAnswer(asked, found);
    if (!chosen) return false;
    writeAnswer(socket, chosen);
    onAnswer?.(describeAnswer(key, chosen));
    return true;
  };

  function serve(socket: Socket): void {
    const take = (chunk: Buffer) => {
      if (!socket.destroyed && !answerTo(socket, chunk)) handOver(chunk);
    };
    const onData = (chunk: Buffer) => {
      const isTaken = inTurn(() => {
        socket.resume();
        take(chunk);
      });
      // What it says next would overtake what it has said.
      if (!isTaken) socket.pause();
    };
    const onEnd = () => socket.end();
    const onTimeout = () => socket.destroy();
    const onError = () => socket.destroy();
    const leave = () => {
      sockets.delete(socket);
      if (sockets.size === 0) whenEmpty?.();
    };
    function handOver(chunk: Buffer) {
      socket.setTimeout(0);
      socket.off("data", onData).off("end", onEnd).off("timeout", onTimeout);
      socket.off("error", onError).off("close", leave);
      leave();
      for (const listener of own) Reflect.apply(listener, server, [socket]);
      socket.unshift(chunk);
    }
    sockets.add(socket);
    socket.setTimeout(idleMs);
    socket.on("data", onData).on("end", onEnd).on("timeout", onTimeout);
    socket.on("error", onError).on("close", leave);
  }

  server.removeAllListeners("connection");
  server.on("connection", serve);

  return {
    finish: () =>
      new Promise((resolve) => {
        whenEmpty = resolve;
        for (const socket of sockets) {
          if (socket.writableLength > 0) socket.end();
          else socket.destroy();
        }
        if (sockets.size === 0) resolve();
      }),
    cut() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
