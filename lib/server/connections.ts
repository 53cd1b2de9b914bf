/** Bounds the connections of the site, and of each client, by closing those on which nothing goes on. */
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { parseClientAddress } from "../platform/http/client-address.ts";

type Limits = {
  total: number;
  /** Of one address; null where all connections come from a proxy. */
  perClient: number | null;
};

type Connection = { client: string; requests: number };

/**
 * Lets a server have so many connections. One more takes the place of the connection that has been idle longest:
 * its own client's where that client has too many, otherwise any. Where none is idle it is closed.
 */
export function limitConnections(server: Server, { total, perClient }: Limits): void {
  const open = new Map<Socket, Connection>();
  /** In the order in which they became idle. Headers that are still arriving are no request yet. */
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
    response.once("close", () => {
      connection.requests -= 1;
      if (connection.requests === 0 && open.has(socket)) idle.add(socket);
    });
  });
}
