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

/** The requests of a connection, and how to mark it as used just now. */
type Connection = { requests: Set<IncomingMessage>; markUsed(): void };

/**
 * Limits a server's connections, and the pipelined requests of each. A connection over the limit replaces the
 * one that has been idle longest: of its own client if that client has too many, otherwise of any. If none is
 * idle, the new one is closed. A connection whose request has not arrived completely counts as idle.
 */
export function limitConnections(server: Server, { total, perClient, pipelined }: Limits): void {
  const pool = createPool({ size: total, perKey: perClient });
  const connections = new WeakMap<Socket, Connection>();

  server.on("connection", (socket: Socket) => {
    const client = parseClientAddress(socket.remoteAddress ?? "") ?? "";
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
    connections.set(socket, { requests, markUsed });
    socket.once("close", () => leave?.());
  });

  server.on("request", (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (connection === undefined) return;
    connection.requests.add(request);
    connection.markUsed();
    // SECURITY: thousands of requests fit into one packet, and each unread response takes memory. No browser sends so many.
    if (connection.requests.size > pipelined) socket.destroy();
    response.once("close", () => {
      connection.requests.delete(request);
      connection.markUsed();
    });
  });
}
