import type { Server, ServerOptions, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { Env } from "../base/env/schema.ts";
import { errorCodeOf } from "../base/error-code.ts";
import { httpErrors } from "../platform/http/errors.ts";
import { limitConnections } from "./connections.ts";
import { closeWithError, sendError } from "./error-response.ts";
import type { Gate } from "./gate.ts";
import { StartError } from "./start-error.ts";

/** Timeouts (ms) and limits against slow or abusive clients. */
export const serverOptions: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  // Node checks for timed-out requests only every 30 s by default.
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16 * 1_024,
  // The gate checks the Host header itself, with its usual error response.
  requireHostHeader: false,
};

const maxConnections = 2_000;
const maxPipelinedRequests = 4;
/** Idle timeout of a connection, also during a response that the client does not read. */
const socketIdleMs = 30_000;
/** Within this time, a proxy under load uses each connection that it keeps. */
const proxyGraceMs = 1_000;

/** Status and message for requests that Node's parser rejects, by error code. */
const unreadable: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, "The headers of the request are too large."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, httpErrors["too-large"].message],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive."],
};

/** Sends Node's parser errors in our error format. */
function respondToUnreadable(server: Server): void {
  const unfinished = new WeakMap<Duplex, Set<ServerResponse>>();
  server.on("request", ({ socket }, response) => {
    if (socket.destroyed) return;
    const own = unfinished.get(socket) ?? new Set();
    unfinished.set(socket, own.add(response));
    response.once("close", () => own.delete(response));
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // After a response has started, a second one would be read as part of it.
    const isMidway = [...(unfinished.get(socket) ?? [])].some((response) => response.headersSent);
    if (!socket.writable || isMidway || error.code === "ECONNRESET") return void socket.destroy();
    const { status, message } = httpErrors["bad-request"];
    closeWithError(socket, ...(unreadable[error.code ?? ""] ?? ([status, message] as const)));
  });
  server.on("checkExpectation", ({ socket }, response) => {
    if (!socket.destroyed) sendError(response, 417, "This site does not meet that expectation.");
  });
}

/**
 * Configures what is not an option of Node's server: connection limit, parser errors, no upgrades, no
 * CONNECT.
 * @param isProxied whether all connections come from a trusted proxy
 */
export function limitServer(server: Server, isProxied = false): void {
  limitConnections(server, {
    total: maxConnections,
    // Half of all is enough for an office behind one IP.
    perClient: isProxied ? Number.POSITIVE_INFINITY : maxConnections / 2,
    pipelined: maxPipelinedRequests,
  });
  server.timeout = socketIdleMs;
  for (const event of ["upgrade", "connect"]) {
    server.on(event, (_request, socket: Duplex) =>
      closeWithError(socket, 400, "This site speaks plain HTTP/1.1 only."),
    );
  }
  respondToUnreadable(server);
}

/**
 * Where to listen; without `host` on all interfaces. `setting` is the name of the port's variable, for
 * errors.
 */
export type ListenAddress = { port: number; host?: string; setting: "PORT" | "METRICS_PORT" };

export const siteAddressOf = ({ PORT, HOST }: Env): ListenAddress => ({
  port: PORT,
  host: HOST,
  setting: "PORT",
});

/** Null if metrics are off. */
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
 * Stops accepting connections, waits at most `limitMs` for running requests, then closes all connections:
 * otherwise an idle client could delay the stop. A proxy first gets `proxyGraceMs` to notice that its connections
 * are no longer kept: it may be sending a request over one that looks idle here, and would not repeat a form.
 */
export async function closeServer(
  { server, gate, isProxied = false }: { server: Server; gate: Gate; isProxied?: boolean },
  limitMs: number,
): Promise<void> {
  gate.closeConnections();
  if (isProxied) await sleep(proxyGraceMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await Promise.race([gate.whenIdle(), sleep(limitMs, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}
