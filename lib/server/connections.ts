/** Limits the number of connections, in total and per client, by closing idle ones. */
import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { parseClientAddress } from "../platform/http/client-address.ts";

type Limits = {
  total: number;
  /** Limit per client IP; null if all connections come from a proxy. */
  perClient: number | null;
  /** Most pipelined requests per connection. */
  pipelined: number;
};

type Connection = { client: string; requests: Set<IncomingMessage> };

/** Whether a client is waiting for nothing: it has sent no whole request that is not answered. */
const isIdle = ({ requests }: Connection) => [...requests].every(({ complete }) => !complete);

/**
 * Limits a server's connections, and the pipelined requests of each. A connection over the limit replaces the
 * one that has been idle longest: of its own client if that client has too many, otherwise of any. If none is
 * idle, the new one is closed. A connection whose request has not arrived completely counts as idle.
 */
export function limitConnections(server: Server, { total, perClient, pipelined }: Limits): void {
  /** Open connections, those first that have been without a new request or response for longest. */
  const open = new Map<Socket, Connection>();
  const perAddress = new Map<string, number>();

  function leave(socket: Socket): void {
    const connection = open.get(socket);
    if (connection === undefined) return;
    open.delete(socket);
    const left = (perAddress.get(connection.client) ?? 1) - 1;
    if (left > 0) perAddress.set(connection.client, left);
    else perAddress.delete(connection.client);
  }

  /** Closes the connection that has been idle longest, of `client` or of all; false when there is none. */
  function closeIdle(client?: string): boolean {
    for (const [socket, connection] of open) {
      if ((client !== undefined && connection.client !== client) || !isIdle(connection)) continue;
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
    open.set(socket, { client, requests: new Set() });
    perAddress.set(client, (perAddress.get(client) ?? 0) + 1);
    socket.once("close", () => leave(socket));
  });

  /** Moves a connection behind all others. */
  function moveToEnd(socket: Socket, connection: Connection): void {
    if (open.delete(socket)) open.set(socket, connection);
  }

  server.on("request", (request, response) => {
    const { socket } = request;
    const connection = open.get(socket);
    if (connection === undefined) return;
    connection.requests.add(request);
    moveToEnd(socket, connection);
    // SECURITY: thousands of requests fit into one packet, and each unread response takes memory. No browser sends so many.
    if (connection.requests.size > pipelined) socket.destroy();
    response.once("close", () => {
      connection.requests.delete(request);
      moveToEnd(socket, connection);
    });
  });
}
