import type { Server, ServerOptions } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Gate } from "./gate.ts";

/** Limits that keep slow or greedy clients from holding the server; times in milliseconds. */
export const serverOptions: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  // Node looks for late requests only every 30 s unless told otherwise.
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16 * 1_024,
};

const maxConnections = 2_000;

/** Sets what can't be an option: the cap on connections, and no upgrades to other protocols. */
export function limitServer(server: Server): void {
  server.maxConnections = maxConnections;
  server.on("upgrade", (_request, socket) => {
    socket.on("error", () => {});
    socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  });
}

/** Resolves once the server listens; rejects with Node's error (`EADDRINUSE`) when it can't. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

/** What to tell a person whose server could not listen. */
export function describeListenError(error: unknown, port: number): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EADDRINUSE") return `Port ${port} is taken. Stop what uses it, or set PORT to another.`;
  if (code === "EACCES") return `Port ${port} may not be used by this user. Set PORT to another.`;
  return `The site can't listen on port ${port} (${code}).`;
}

/**
 * Takes no new connection, lets requests at work finish for at most `limitMs`, then cuts what is left:
 * half-open connections would otherwise hold the stop for as long as their client likes.
 */
export async function closeServer(server: Server, gate: Gate, limitMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await Promise.race([gate.drain(), sleep(limitMs, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}
