import type { Server, ServerOptions, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { Env } from "../base/env/schema.ts";
import { errorCodeOf } from "../base/error-code.ts";
import { httpErrors } from "../platform/http/errors.ts";
import { limitConnections } from "./connections.ts";
import type { Gate } from "./gate.ts";
import { endConnection, refuse } from "./refuse.ts";
import { StartError } from "./start-error.ts";

/** Limits that keep slow or greedy clients from holding the server; times in milliseconds. */
export const serverOptions: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  // Node looks for late requests only every 30 s unless told otherwise.
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16 * 1_024,
  // The gate does it, with an answer like every other.
  requireHostHeader: false,
};

const maxConnections = 2_000;
/** An office behind one address, with a page open at every desk. */
const maxConnectionsPerClient = 1_000;
/** A connection on which nothing moves ends after this, also in the middle of an answer that nobody reads. */
const standstillMs = 30_000;

/** Status and words for what Node's parser can't take, by the code of its error. */
const unreadable: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, "The headers of the request are too large."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, httpErrors["too-large"].message],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive."],
};

/** Gives Node's own refusals the shape of every other answer. */
function answerUnreadable(server: Server): void {
  const unfinished = new WeakMap<Duplex, Set<ServerResponse>>();
  server.on("request", ({ socket }, response) => {
    const own = unfinished.get(socket) ?? new Set();
    unfinished.set(socket, own.add(response));
    response.once("close", () => own.delete(response));
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // In the middle of an answer, a second one would be read as part of it.
    const isMidway = [...(unfinished.get(socket) ?? [])].some((answer) => answer.headersSent);
    if (!socket.writable || isMidway || error.code === "ECONNRESET") return void socket.destroy();
    const { status, message } = httpErrors["bad-request"];
    endConnection(socket, ...(unreadable[error.code ?? ""] ?? ([status, message] as const)));
  });
  server.on("checkExpectation", (_request, response) =>
    refuse(response, 417, "This site does not meet that expectation."),
  );
}

/**
 * Sets what can't be an option: the cap on connections, refusals, no other protocols, no tunnels.
 * @param isProxied whether all connections come from a trusted proxy
 */
export function limitServer(server: Server, isProxied = false): void {
  limitConnections(server, { total: maxConnections, perClient: isProxied ? null : maxConnectionsPerClient });
  server.timeout = standstillMs;
  for (const event of ["upgrade", "connect"]) {
    server.on(event, (_request, socket: Duplex) =>
      endConnection(socket, 400, "This site speaks plain HTTP/1.1 only."),
    );
  }
  answerUnreadable(server);
}

/** Where to listen; without `host` on every address of the machine. `setting` is what names the port. */
export type ListenAddress = { port: number; host?: string; setting: "PORT" | "METRICS_PORT" };

export const siteAddressOf = ({ PORT, HOST }: Env): ListenAddress => ({
  port: PORT,
  host: HOST,
  setting: "PORT",
});

/** Null when no figures are served. */
export const metricsAddressOf = ({ METRICS_PORT, METRICS_HOST }: Env): ListenAddress | null =>
  METRICS_PORT === undefined ? null : { port: METRICS_PORT, host: METRICS_HOST, setting: "METRICS_PORT" };

/**
 * Resolves once the server listens.
 * @throws {StartError} when it can't
 */
export function listen(server: Server, address: ListenAddress): Promise<void> {
  const { port, host } = address;
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(new StartError(describeListenError(error, address)));
    server.once("error", fail);
    server.listen({ port, host }, () => {
      server.off("error", fail);
      resolve();
    });
  });
}

function describeListenError(error: unknown, { port, host, setting }: ListenAddress): string {
  const code = errorCodeOf(error);
  const hostSetting = setting.replace("PORT", "HOST");
  if (code === "EADDRINUSE") return `Port ${port} is taken. Stop what uses it, or set ${setting} to another.`;
  if (code === "EACCES") return `Port ${port} may not be used by this user. Set ${setting} to another.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `This machine has no address ${host}. Set ${hostSetting} to one that it has.`;
  return `The site can't listen on port ${port} (${code || "no reason given"}).`;
}

/**
 * Takes no new connection, lets requests at work finish for at most `limitMs`, then cuts what is left:
 * half-open connections would otherwise hold the stop for as long as their client likes.
 */
export async function closeServer(
  { server, gate }: { server: Server; gate: Gate },
  limitMs: number,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await Promise.race([gate.drain(), sleep(limitMs, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}
