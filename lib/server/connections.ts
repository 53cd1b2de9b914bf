/** Limits the number of connections, in total and per client, by closing idle ones. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { parseClientAddress, senderNetworkOf } from "../platform/http/client-address.ts";
import { createPool } from "./pool.ts";

type Limits = {
  total: number;
  /** Limit per client IP; infinite if all connections come from a proxy. */
  perClient: number;
  /** Most pipelined requests per connection. */
  pipelined: number;
};

type Connection = { client: string; requests: Map<IncomingMessage, ServerResponse>; markUsed(): void };

/** A client that sends this many packets with too many requests or chunks can't connect for a while. */
const maxFloods = 10;
/** Packets are counted for this long from the first one, in ms; then a block ends, too. */
const blockMs = 5_000;
/** Most chunks of a body. Bodies in chunks are rejected (411), but Node first parses every chunk of a packet. */
const maxChunks = 100;

/**
 * Limits a server's connections, and the pipelined requests of each. A connection over the limit replaces the
 * one that has been idle longest, of the client with the most connections or, if that client has too many, of its own.
 * If none is idle, the new one is closed. A connection whose request has not arrived completely, or whose response only has to be
 * read, counts as idle.
 */
export function limitConnections(server: Server, { total, perClient, pipelined }: Limits): void {
  const pool = createPool({ size: total, perKey: perClient });
  const connections = new WeakMap<Socket, Connection>();
  const floods = new Map<string, number>();
  const isBlocked = (client: string) => (floods.get(client) ?? 0) >= maxFloods;

  /**
   * SECURITY: thousands of requests or chunks fit into one packet, and Node parses all of it even if the connection is
   * closed (10 to 23 ms). No browser sends such packets. If a client keeps sending them, its connections that have sent
   * nothing yet end too, unread; those in use stay, because somebody else may share the address.
   */
  function endFlood(socket: Socket, client: string): void {
    socket.destroy();
    // All connections of a proxy have one address.
    if (!Number.isFinite(perClient)) return;
    if (!floods.has(client)) setTimeout(() => floods.delete(client), blockMs).unref();
    floods.set(client, (floods.get(client) ?? 0) + 1);
    if (isBlocked(client)) pool.evictUnused(client);
  }

  server.on("connection", (socket: Socket) => {
    const client = senderNetworkOf(parseClientAddress(socket.remoteAddress ?? "") ?? "");
    if (isBlocked(client)) {
      socket.destroy();
      return;
    }
    const requests = new Map<IncomingMessage, ServerResponse>();
    const holder = {
      isIdle: () => [...requests].every(([{ complete }, { writableEnded }]) => !complete || writableEnded),
      isUnused: () => requests.size === 0,
      evict: () => socket.destroy(),
    };
    let release = pool.acquire(client, holder);
    if (release === null) {
      socket.destroy();
      return;
    }
    const markUsed = () => {
      release?.();
      release = socket.destroyed ? null : pool.acquire(client, holder);
    };
    connections.set(socket, { client, requests, markUsed });
    socket.once("close", () => release?.());
  });

  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (connection === undefined || socket.destroyed) return;
    connection.requests.set(request, response);
    connection.markUsed();
    if (connection.requests.size > pipelined) endFlood(socket, connection.client);
    if (request.headers["transfer-encoding"] !== undefined) {
      let chunks = 0;
      request.on("data", () => {
        chunks += 1;
        if (chunks === maxChunks) endFlood(socket, connection.client);
      });
    }
    response.once("close", () => {
      connection.requests.delete(request);
      connection.markUsed();
    });
  };
  // Node emits the other event for an unknown Expect header.
  server.on("request", onRequest).on("checkExpectation", onRequest);
}
