import { createServer, type Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Gate } from "./gate";

/** Makes the server around a gate, with the limits that keep slow or greedy clients from holding it. */
export function createSiteServer(gate: Gate): Server {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      // Node looks for late requests only every 30 s unless told otherwise.
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16 * 1_024,
    },
    (request, response) => gate.handle(request, response),
  );
  server.maxConnections = 2_000;
  server.on("upgrade", (_request, socket) => {
    socket.on("error", () => {});
    socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  });
  return server;
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

/**
 * Takes no new connection, lets requests at work finish for at most `limitMs`, then cuts what is left:
 * half-open connections would otherwise hold the stop for as long as their client likes.
 */
export async function closeSiteServer(server: Server, gate: Gate, limitMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await Promise.race([gate.drain(), sleep(limitMs, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}
