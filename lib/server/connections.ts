/** Limits the number of connections, in total and per client, by closing idle ones. */
import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { parseClientAddress } from "../platform/http/client-address.ts";
import { createPool } from "./pool.ts";

type Limits = {
  total: number;
  /** Limit per client IP; infinite if all connections come from a proxy. */
  perClient: number;
  /** Most pipelined requests per connection. */
  pipelined: number;
};

/** A connection's client and requests, and how to mark it as used just now. */
type Connection = { client: string; requests: Set<IncomingMessage>; markUsed(): void };

/** How long a client that sent too many requests or chunks in one packet can't connect, ms. */
const blockMs = 5_000;
/** Most chunks of a body. All bodies in chunks are refused, but one packet can have ten thousand. */
const maxChunks = 100;

/**
 * Limits a server's connections, and the pipelined requests of each. A connection over the limit replaces the
 * one that has been idle longest: of its own client if that client has too many, otherwise of any. If none is
 * idle, the new one is closed. A connection whose request has not arrived completely counts as idle.
 */
export function limitConnections(server: Server, { total, perClient, pipelined }: Limits): void {
  const pool = createPool({ size: total, perKey: perClient });
  const connections = new WeakMap<Socket, Connection>();
  const blocked = new Set<string>();

  /**
   * SECURITY: thousands of requests or chunks fit into one packet, and Node parses all of it even if the connection is
   * closed (10 to 23 ms). So the client's other connections end too, unread. No browser sends such packets.
   */
  function block(socket: Socket, client: string): void {
    socket.destroy();
    // All connections of a proxy have one address.
    if (!Number.isFinite(perClient)) return;
    blocked.add(client);
    setTimeout(() => blocked.delete(client), blockMs).unref();
    pool.evictAll(client);
  }

  server.on("connection", (socket: Socket) => {
    const client = parseClientAddress(socket.remoteAddress ?? "") ?? "";
    if (blocked.has(client)) {
      socket.destroy();
      return;
    }
    const requests = new Set<IncomingMessage>();
    const holder = {
      isIdle: () => [...requests].every(({ complete }) => !complete),
      evict: () => socket.destroy(),
    };
    let leave = pool.enter(client, holder);
    if (leave === null) {
      socket.destroy();
      return;
    }
    const markUsed = () => {
      leave?.();
      leave = socket.destroyed ? null : pool.enter(client, holder);
    };
    connections.set(socket, { client, requests, markUsed });
    socket.once("close", () => leave?.());
  });

  server.on("request", (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (connection === undefined || socket.destroyed) return;
    connection.requests.add(request);
    connection.markUsed();
    if (connection.requests.size > pipelined) block(socket, connection.client);
    if (request.headers["transfer-encoding"] !== undefined) {
      let chunks = 0;
      request.on("data", () => {
        chunks += 1;
        if (chunks === maxChunks) block(socket, connection.client);
      });
    }
    response.once("close", () => {
      connection.requests.delete(request);
      connection.markUsed();
    });
  });
}
