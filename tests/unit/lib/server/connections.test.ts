import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { limitConnections } from "@/lib/server/connections";
import { listen } from "@/lib/server/listen";
import { portOf } from "@/tests/fixtures/local-server";

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

type Limits = Parameters<typeof limitConnections>[1];

const start = (limits: Omit<Limits, "pipelined">, listener?: RequestListener) =>
  startServer((server) => limitConnections(server, { ...limits, pipelined: 4 }), listener);

async function startServer(limit: (server: Server) => void, listener?: RequestListener) {
  const server = createServer(listener ?? ((_request, response) => void response.end("fine")));
  limit(server);
  servers.push(server);
  await listen(server, { port: 0, host: "127.0.0.1", setting: "PORT" });
  const port = portOf(server);
  /** Opens a connection from a local IP; resolves once the server has accepted or closed it. */
  return async (localAddress = "127.0.0.1") => {
    const taken = once(server, "connection");
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    socket.on("error", () => {});
    sockets.push(socket);
    await taken;
    return socket;
  };
}

const isClosed = async (socket: Socket) => {
  socket.resume();
  if (!socket.destroyed && !socket.readableEnded)
    await Promise.race([once(socket, "end"), once(socket, "close")]);
  return true;
};

async function ask(socket: Socket): Promise<string> {
  socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
  const [answer] = await once(socket, "data");
  return String(answer);
}

describe("connections", () => {
  it("of one client are limited: a new one replaces its longest idle one", async () => {
    const open = await start({ total: 100, perClient: 3 });
    const stranger = await open("127.0.0.2");
    const [first, second] = [await open(), await open()];
    await open();
    // The first was just used, so the second has been idle longer.
    expect(await ask(first)).toMatch(/^HTTP\/1.1 200/);
    const fourth = await open();
    expect(await isClosed(second)).toBe(true);
    for (const socket of [stranger, first, fourth]) expect(await ask(socket)).toMatch(/fine$/);
  });

  it("whose response nobody reads are closed for a new one", async () => {
    const large = Buffer.alloc(8_000_000);
    let answered = 0;
    const open = await start({ total: 2, perClient: 2 }, (request, response) => {
      answered += 1;
      response.end(request.url === "/large" ? large : "fine");
    });
    for (const socket of [await open("127.0.0.2"), await open("127.0.0.2")]) {
      socket.pause();
      socket.write("GET /large HTTP/1.1\r\nhost: x\r\n\r\n");
    }
    await expect.poll(() => answered).toBe(2);
    expect(await ask(await open())).toMatch(/fine$/);
  });

  it("with a running request are not closed for a new one", async () => {
    const held: (() => void)[] = [];
    const open = await start({ total: 2, perClient: Number.POSITIVE_INFINITY }, (_request, response) => {
      held.push(() => response.end("late"));
    });
    const busy = [await open(), await open()];
    const responses = busy.map(ask);
    await expect.poll(() => held.length).toBe(2);
    expect(await isClosed(await open())).toBe(true);
    for (const end of held) end();
    for (const response of await Promise.all(responses)) expect(response).toMatch(/late/);
    // Idle again, so it can be replaced.
    const next = await open();
    const response = ask(next);
    await expect.poll(() => held.length).toBe(3);
    held[2]?.();
    expect(await response).toMatch(/late/);
  });

  it("whose headers never end are idle", async () => {
    const open = await start({ total: 1, perClient: Number.POSITIVE_INFINITY });
    const slow = await open();
    slow.write("GET / HTTP/1.1\r\nx-slow: ");
    expect(await ask(await open("127.0.0.2"))).toMatch(/^HTTP\/1.1 200/);
    expect(await isClosed(slow)).toBe(true);
  });

  it("are closed if a client pipelines too many requests", async () => {
    const open = await start({ total: 5, perClient: Number.POSITIVE_INFINITY });
    const request = "GET / HTTP/1.1\r\nhost: x\r\n\r\n";
    const countResponses = async (requests: number) => {
      const socket = await open();
      let received = "";
      socket.on("data", (chunk) => {
        received += chunk;
        if (received.split("HTTP/1.1 200").length > requests) socket.destroy();
      });
      socket.write(request.repeat(requests));
      await once(socket, "close");
      return received.split("HTTP/1.1 200").length - 1;
    };
    expect(await countResponses(4)).toBe(4);
    expect(await countResponses(5)).toBeLessThan(5);
  });

  it.each([
    ["requests in one packet", "GET / HTTP/1.1\r\nhost: x\r\n\r\n".repeat(5)],
    ["unmet expectations in one packet", "GET / HTTP/1.1\r\nhost: x\r\nexpect: y\r\n\r\n".repeat(5)],
    [
      "chunks in one packet",
      `POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n${"1\r\nx\r\n".repeat(100)}`,
    ],
  ])("of a client that keeps sending too many %s end if unused, and no new ones open", async (_, packet) => {
    const open = await start({ total: 50, perClient: 40 }, (request, response) => {
      if (request.method === "GET") response.end("fine");
    });
    const stranger = await open("127.0.0.2");
    const [unused, upload] = [await open(), await open()];
    upload.write("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 8\r\n\r\nhalf");
    for (let count = 1; count <= 10; count += 1) {
      const flooding = await open();
      flooding.write(packet);
      expect(await isClosed(flooding)).toBe(true);
      if (count === 1) expect(await ask(await open())).toMatch(/fine$/);
    }
    expect(await isClosed(unused)).toBe(true);
    expect(await isClosed(await open())).toBe(true);
    expect(upload.destroyed).toBe(false);
    expect(await ask(stranger)).toMatch(/fine$/);
  });
});
