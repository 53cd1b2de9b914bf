/** Limits the number of connections, in total and per client, by closing idle ones. */
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { parseClientAddress } from "../platform/http/client-address.ts";

type Limits = {
  total: number;
  /** Limit per client IP; null if all connections come from a proxy. */
  perClient: number | null;
  /** Most pipelined requests per connection. */
  pipelined: number;
};

type Connection = { client: string; requests: number };

/**
 * Limits a server's connections, and the pipelined requests of each. A connection over the limit replaces the
 * one that has been idle longest: of its own client if that client has too many, otherwise of any. If none is
 * idle, the new one is closed.
 */
export function limitConnections(server: Server, { total, perClient, pipelined }: Limits): void {
  const open = new Map<Socket, Connection>();
  /** Idle connections, longest idle first. A connection with incomplete request headers counts as idle. */
  const idle = new Set<Socket>();
  const perAddress = new Map<string, number>();

  function leave(socket: Socket): void {
    const connection = open.get(socket);
    if (connection === undefined) return;
    open.delete(socket);
    idle.delete(socket);
    const left = (perAddress.get(connection.client) ?? 1) - 1;
    if (left > 0) perAddress.set(connection.client, left);
    else perAddress.delete(connection.client);
  }

  /** Closes the connection that has been idle longest, of `client` or of all; false when there is none. */
  function closeIdle(client?: string): boolean {
    for (const socket of idle) {
      if (client !== undefined && open.get(socket)?.client !== client) continue;
      leave(socket);
      socket.destroy();
      return true;
    }
    return false;
  }

  function hasPlace(client: string): boolean {
    const own = perAddress.get(client) ?? 0;
    if (perClient !== null && own >= perClient) return closeIdle(client);
    return open.size < total || closeIdle();
  }

  server.on("connection", (socket: Socket) => {
    const client = parseClientAddress(socket.remoteAddress ?? "") ?? "";
    if (!hasPlace(client)) {
      socket.destroy();
      return;
    }
    open.set(socket, { client, requests: 0 });
    perAddress.set(client, (perAddress.get(client) ?? 0) + 1);
    idle.add(socket);
    socket.once("close", () => leave(socket));
  });

  server.on("request", ({ socket }, response) => {
    const connection = open.get(socket);
    if (connection === undefined) return;
    connection.requests += 1;
    idle.delete(socket);
    // SECURITY: thousands of requests fit into one packet, and each unread answer takes memory. No browser sends so many.
    if (connection.requests > pipelined) socket.destroy();
    response.once("close", () => {
      connection.requests -= 1;
      if (connection.requests === 0 && open.has(socket)) idle.add(socket);
    });
  });
}
