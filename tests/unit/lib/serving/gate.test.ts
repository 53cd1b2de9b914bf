import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { createGate, type RequestHandler, stripInternalHeaders } from "@/lib/serving/gate";
import { closeServer, describeListenError, limitServer, listen, serverOptions } from "@/lib/serving/listen";

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const errors: unknown[] = [];

async function start(handler: RequestHandler) {
  const gate = createGate({ handler, peerAddressHeader: "x-peer", onError: (error) => errors.push(error) });
  const server = createServer(serverOptions, gate.handle);
  limitServer(server);
  running.push(server);
  await listen(server, 0);
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return { gate, server, port, url: `http://127.0.0.1:${port}` };
}

const greet: RequestHandler = async (_request, response) => void response.end("hello");

/** One raw request; the whole answer as text. */
async function ask(port: number, lines: string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write([...lines, "Host: localhost", "Connection: close", "", ""].join("\r\n"));
  return text(socket);
}

const connected = (port: number) =>
  new Promise<Socket>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket));
    socket.on("error", () => {});
  });

describe("the gate", () => {
  it.each([
    ["GET", "/", 200],
    ["HEAD", "/pricing", 200],
    ["POST", "/", 405],
    ["PUT", "/residential-proxies", 405],
    ["OPTIONS", "/", 405],
    ["POST", "/api/contact", 200],
    ["POST", "/api", 200],
    ["POST", "/metrics", 200],
    ["POST", "/metrics-of-love", 405],
    ["POST", "/apiary", 405],
    ["POST", "/api/../residential-proxies", 405],
    ["POST", "/api/%2e%2e/residential-proxies", 405],
    ["POST", "/api\\..\\residential-proxies", 405],
    ["GET", "//evil.example/", 400],
    ["GET", "http://evil.example/", 400],
    ["GET", "*", 400],
  ])("answers %s %s with %d", async (method, path, status) => {
    const { port } = await start(greet);
    const answer = await ask(port, [`${method} ${path} HTTP/1.1`]);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    if (status === 405) expect(answer).toMatch(/^allow: GET, HEAD\r$/im);
    if (status >= 400) {
      expect(answer).toMatch(/^content-type: application\/json\r$/im);
      expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
      expect(answer).toMatch(/^cache-control: no-store\r$/im);
    }
  });

  it("takes away what only Next may say and leaves what browsers say", () => {
    const headers: IncomingHttpHeaders = {
      "x-middleware-subrequest": "1",
      "x-middleware-set-cookie": "1",
      "x-nextjs-data": "1",
      "x-next-revalidated-tags": "1",
      "x-now-route-matches": "1",
      "x-invoke-path": "/",
      "x-matched-path": "/",
      "x-prerender-revalidate": "1",
      "x-action-forwarded": "1",
      "next-action": "1",
      "next-resume": "1",
    };
    const kept: IncomingHttpHeaders = {
      rsc: "1",
      "next-router-state-tree": "[]",
      "next-router-prefetch": "1",
      "next-router-segment-prefetch": "/",
      "next-url": "/",
      host: "localhost",
      "x-forwarded-for": "192.0.2.1",
      "idempotency-key": "x",
    };
    const all = { ...headers, ...kept };
    stripInternalHeaders(all);
    expect(all).toEqual(kept);
  });

  it("names the connection's address whatever the client says of it", async () => {
    let seen: IncomingHttpHeaders = {};
    const { url } = await start(async (request, response) => {
      seen = request.headers;
      response.end();
    });
    await fetch(url, { headers: { "X-Peer": "192.0.2.77", "next-action": "1" } });
    expect(seen["x-peer"]).toMatch(/127\.0\.0\.1$/);
    expect(seen).not.toHaveProperty("next-action");
  });

  it("turns away what is more than it can work on, and takes requests again after", async () => {
    const waiting: (() => void)[] = [];
    const { url } = await start(
      (_request, response) =>
        new Promise((resolve) => {
          waiting.push(() => resolve(void response.end()));
        }),
    );
    const busy = Array.from({ length: 200 }, () => fetch(url).then((answer) => answer.text()));
    while (waiting.length < 200) await sleep(5);
    const refused = await fetch(url);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("2");
    for (const finish of waiting.splice(0)) finish();
    await Promise.all(busy);
    const next = fetch(url);
    while (waiting.length < 1) await sleep(5);
    waiting[0]?.();
    expect((await next).status).toBe(200);
  });

  it("answers 500 in plain words when the handler fails", async () => {
    const { url } = await start(async () => {
      throw new Error("secret detail");
    });
    const answer = await fetch(url);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ message: "Something went wrong on our side." });
    expect(errors.at(-1)).toEqual(new Error("secret detail"));
  });

  it("refuses to change to another protocol", async () => {
    const { port } = await start(greet);
    const socket = connect(port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /);
  });

  it("refuses headers longer than 16 KB", async () => {
    const { port } = await start(greet);
    expect(await ask(port, ["GET / HTTP/1.1", `X-Long: ${"a".repeat(17_000)}`])).toMatch(/^HTTP\/1.1 431 /);
  });
});

describe("closeServer", () => {
  it("lets a request at work finish, takes no new one, and cuts half-open connections", async () => {
    const { gate, server, port, url } = await start(async (_request, response) => {
      await sleep(150);
      response.end("done");
    });
    const half = await connected(port);
    half.write("GET / HTTP/1.1\r\nHost: x\r\n");
    const silent = await connected(port);
    const atWork = fetch(url);
    await sleep(30);
    const closing = closeServer(server, gate, 5_000);
    await expect(fetch(url)).rejects.toThrow();
    const answer = await atWork;
    expect(await answer.text()).toBe("done");
    expect(answer.headers.get("connection")).toBe("close");
    await closing;
    await sleep(10);
    expect([half.closed, silent.closed]).toEqual([true, true]);
  });

  it("waits no longer than its limit", async () => {
    const { gate, server, url } = await start(() => new Promise(() => {}));
    const hanging = fetch(url).catch(() => "cut");
    await sleep(30);
    const from = performance.now();
    await closeServer(server, gate, 100);
    expect(performance.now() - from).toBeLessThan(1_000);
    expect(await hanging).toBe("cut");
  });
});

describe("listen", () => {
  it("says in one line that a port is taken", async () => {
    const { port } = await start(greet);
    const second = createServer();
    const failure = await listen(second, port).catch((error: unknown) => error);
    expect(describeListenError(failure, port)).toBe(
      `Port ${port} is taken. Stop what uses it, or set PORT to another.`,
    );
  });
});
