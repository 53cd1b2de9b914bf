import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { parseEnv } from "@/lib/base/env/schema";
import type { ResponseRecord } from "@/lib/platform/runtime/response-record";
import { bufferResponse } from "@/lib/server/document/buffer-response";
import { createGate } from "@/lib/server/gate";
import type { RequestHandler } from "@/lib/server/http/buffered-response";
import { securityHeaders } from "@/lib/server/http/security-headers";
import {
  closeServer,
  limitServer,
  listen,
  metricsAddressOf,
  serverOptions,
  siteAddressOf,
} from "@/lib/server/listen";
import { createRefusalPages } from "@/lib/server/refusal-page";
import { createResponseCache } from "@/lib/server/response-cache/response-cache";
import { readRouteNames } from "@/lib/server/telemetry/route-names";

/** Limits refill with this clock: stopped, the number of requests alone decides. */
const stopClock = () => vi.useFakeTimers({ toFake: ["performance"] });

const running: Server[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of running.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const errors: unknown[] = [];

async function start(
  handler: RequestHandler,
  proxyHops = 0,
  options = serverOptions,
  isOverloaded = () => false,
  onResponse?: (record: ResponseRecord) => void,
  page?: string,
) {
  const onError = (error: unknown) => errors.push(error);
  const cache = createResponseCache();
  const gate = createGate({
    handler: bufferResponse(handler),
    nameRoute: readRouteNames("app"),
    isSitePath: (path) => path === "/listed",
    peerAddressHeader: "x-oxbow-peer-address",
    proxyHops,
    cache,
    isOverloaded,
    onResponse,
    onError,
    refusalPages: page === undefined ? undefined : createRefusalPages(page),
  });
  const server = createServer(options, gate.handle);
  limitServer(server);
  running.push(server);
  await listen(server, { port: 0, setting: "PORT" });
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return { gate, server, port, url: `http://127.0.0.1:${port}` };
}

/**
 * A gate whose handler responds only when told to, with counts of the requests that reached it. X-Forwarded-For
 * identifies the client.
 */
async function startHolding(isOverloaded = () => false) {
  const working: (() => void)[] = [];
  const seen = { requests: 0, closed: 0 };
  const handler: RequestHandler = (request, response) => {
    request.resume();
    return new Promise((resolve) => {
      working.push(() => resolve(void response.end("done")));
    });
  };
  const started = await start(handler, 1, serverOptions, isOverloaded);
  started.server.on("request", (_request, response) => {
    seen.requests += 1;
    response.once("close", () => {
      seen.closed += 1;
    });
  });
  const hasStarted = (count: number) => expect.poll(() => working.length).toBe(count);
  return { ...started, working, seen, hasStarted };
}

const largerThanBuffered = 70_000;

const greet: RequestHandler = async (_request, response) => void response.end("hello");
const greetInHtml: RequestHandler = async (_request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end("hello");
};
const failurePage = "<html><title>{{heading}}</title><b>{{status}}</b>{{text}}</html>";

/** Sends one raw request; returns the whole response as text. */
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
  it("gives Next no more of a user agent than browsers send", async () => {
    const { url } = await start(async ({ headers }, response) => void response.end(headers["user-agent"]));
    const headers = { "user-agent": "a".repeat(14_000) };
    expect(await (await fetch(`${url}/pricing`, { headers })).text()).toBe("a".repeat(512));
  });

  it.each([
    ["application/json; charset=utf-16", 415],
    ["application/json; charset=UTF-8", 200],
  ])("responds to a body of %s with %d", async (type, status) => {
    const { url } = await start(greet);
    const headers = { "content-type": type };
    expect((await fetch(`${url}/api/contact`, { method: "POST", body: "{}", headers })).status).toBe(status);
  });

  it("accepts HTTP/1.0 with a Host header", async () => {
    const { port } = await start(greet);
    const socket = connect(port, "127.0.0.1");
    socket.write("GET / HTTP/1.0\r\nHost: a\r\n\r\n");
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /);
  });

  it.each([
    ["GET", "/", 200],
    ["HEAD", "/pricing", 200],
    ["POST", "/", 405],
    ["PUT", "/residential-proxies", 405],
    ["OPTIONS", "/", 405],
    ["POST", "/api/contact", 200],
    ["POST", "/api", 200],
    ["POST", "/metrics", 200],
    ["GET", "/%", 400],
    ["GET", "/contact%zz", 400],
    ["GET", "/%ff", 400],
    ["GET", "/blog/%0d%0ax", 400],
    ["GET", "/%e2%80%a8", 400],
    ["GET", "/%e0%80%af", 400],
    ["GET", "/.//evil.example", 400],
    ["GET", "/\\\\evil.example", 400],
    ["GET", "/_next/image?url=/%zz&w=64&q=75", 400],
    ["GET", "/_next/image?url=%2Fa%20b.png&w=64&q=75", 200],
    ["GET", "/api/health.rsc", 404],
    ["POST", "/metrics-of-love", 405],
    ["POST", "/apiary", 405],
    ["POST", "/api/../residential-proxies", 405],
    ["POST", "/api/%2e%2e/residential-proxies", 405],
    ["POST", "/api\\..\\residential-proxies", 405],
    ["GET", "//evil.example/", 400],
    ["GET", "http://evil.example/", 400],
    ["GET", "*", 400],
  ])("responds to %s %s with %d", async (method, path, status) => {
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

  it.each(["TRACE", "PROPFIND", "SEARCH"])("lists the allowed methods of /api for %s", async (method) => {
    const { port } = await start(greet);
    const answer = await ask(port, [`${method} /api/contact HTTP/1.1`]);
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
    expect(answer).toMatch(/^allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r$/im);
    expect(answer).toContain('{"message":');
  });

  it.each([
    ["GET", "/contac%74?a=%74", "/contact?a=%74"],
    ["GET", "/%63ontact", "/contact"],
    ["GET", "/a%3bb%20c%C3%A9%256f", "/a%3bb%20c%C3%A9%256f"],
    ["POST", "/api/c%6fntact", "/api/contact"],
    ["POST", "/%61pi/contact", "/api/contact"],
  ])("passes %s %s to Next as %s", async (method, path, expected) => {
    let seen: string | undefined;
    const { port } = await start(async (request, response) => {
      seen = request.url;
      response.end();
    });
    await ask(port, [`${method} ${path} HTTP/1.1`]);
    expect(seen).toBe(expected);
  });

  it.each([
    ["/pricing", true],
    ["/api/health", false],
  ])("passes a request for page data to %s: %s", async (path, isKept) => {
    let seen: IncomingHttpHeaders = {};
    const { url } = await start(async (request, response) => {
      seen = request.headers;
      response.end();
    });
    await fetch(url + path, { headers: { rsc: "1", "next-router-prefetch": "1", "next-url": "/" } });
    expect(["rsc", "next-router-prefetch", "next-url"].map((name) => name in seen)).toEqual(
      Array(3).fill(isKept),
    );
    expect(seen["sec-purpose"]).toBe(isKept ? undefined : "prefetch");
  });

  it.each([
    ["names no host", "GET / HTTP/1.1\r\nConnection: close"],
    ["names no host in HTTP/1.0", "GET / HTTP/1.0"],
    ["names an empty host", "GET / HTTP/1.1\r\nHost:\r\nConnection: close"],
    ["names two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close"],
    ["names one host twice", "GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\nConnection: close"],
    ["has no version", "GET /"],
    ["is HTTP/0.9", "GET / HTTP/0.9\r\nHost: a"],
    ["is HTTP/2 in clear text", "GET / HTTP/2.0\r\nHost: a\r\nConnection: close"],
  ])("rejects a request that %s", async (_what, head) => {
    const { port } = await start(greet);
    const socket = connect(port, "127.0.0.1");
    socket.write(`${head}\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 [\s\S]*\r\n\r\n\{"message":"[^"]+"\}$/);
  });

  it("adds the security headers to the handler's response", async () => {
    const { url } = await start(async (_request, response) => {
      response.writeHead(308, { location: "/" }).end();
    });
    const { headers } = await fetch(url, { redirect: "manual" });
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers.get(name)).toBe(value);
  });

  it("does not duplicate the security headers that Next sets", async () => {
    const { port } = await start(async (_request, response) => {
      response.setHeader("x-frame-options", "DENY");
      response.end();
    });
    expect((await ask(port, ["GET / HTTP/1.1"])).match(/x-frame-options/gi)).toHaveLength(1);
  });

  it("serves pages while writes are stalled, and keeps slots for other senders", async () => {
    let writes = 0;
    const { port, url } = await start((request, response) => {
      if (request.method !== "POST") return greet(request, response);
      writes += 1;
      return new Promise(() => {});
    }, 1);
    const post = (client: string) =>
      fetch(`${url}/api/contact`, { method: "POST", headers: { "x-forwarded-for": client } }).catch(
        () => null,
      );
    for (let index = 0; index < 32; index += 1) void post("192.0.2.1");
    await expect.poll(() => writes).toBe(32);
    expect((await post("192.0.2.1"))?.status).toBe(503);
    for (let index = 0; index < 96; index += 1) void post(`198.51.100.${index}`);
    await expect.poll(() => writes).toBe(128);
    expect((await post("203.0.113.1"))?.status).toBe(503);
    expect(await ask(port, ["GET /api/health HTTP/1.1"])).toMatch(/^HTTP\/1.1 200 /);
    expect((await fetch(url)).status).toBe(200);
  });

  it.each(["/metrics", "/ingest/e", "/api/contact"])(
    "accepts a form while 128 posts to %s are incomplete",
    async (path) => {
      let slow = 0;
      const { server, port, url } = await start(async (request, response) => {
        for await (const _chunk of request);
        response.end("taken");
      }, 1);
      server.on("request", ({ headers }) => {
        if (headers.slow) slow += 1;
      });
      const sockets: Socket[] = [];
      for (let index = 0; index < 128; index += 1) {
        const socket = await connected(port);
        sockets.push(socket);
        const client = `192.0.2.${index % 4}`;
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: x\r\nslow: 1\r\nx-forwarded-for: ${client}\r\ncontent-length: 9\r\n\r\n{`,
        );
      }
      await expect.poll(() => slow).toBe(128);
      const posts = Array.from({ length: 20 }, (_, index) =>
        fetch(`${url}/api/contact`, {
          method: "POST",
          body: "{}",
          headers: { "x-forwarded-for": `198.51.100.${index}` },
        }),
      );
      expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(Array(20).fill(200));
      for (const socket of sockets) socket.destroy();
    },
  );

  it("completes a slow post although its client has many incomplete ones", async () => {
    const { server, port } = await start(async (request, response) => {
      for await (const _chunk of request);
      response.end("taken");
    });
    let seen = 0;
    server.on("request", () => {
      seen += 1;
    });
    const half = () => {
      const socket = connect(port, "127.0.0.1");
      socket.write(
        "POST /api/contact HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{",
      );
      return socket;
    };
    const slow = half();
    const others = Array.from({ length: 200 }, half);
    await expect.poll(() => seen).toBe(201);
    slow.write("}");
    expect(await text(slow)).toMatch(/^HTTP\/1.1 200 .*taken/s);
    for (const socket of others) socket.destroy();
  });

  it("evicts the sender of a large body that does not arrive", async () => {
    const { port } = await start(async (request) => {
      for await (const _chunk of request);
    });
    const slow = () => {
      const socket = connect(port, "127.0.0.1");
      socket.write("POST /ingest/e HTTP/1.1\r\nhost: x\r\ncontent-length: 900000\r\n\r\n");
      socket.write(" ".repeat(largerThanBuffered));
      return socket;
    };
    const first = slow();
    const others = Array.from({ length: 16 }, slow);
    expect(await text(first)).toMatch(/^HTTP\/1.1 408 .*"message":"The request took too long to arrive."}$/s);
    for (const socket of others) socket.destroy();
  });

  it("repeats a 429 or 503 to the same client until Retry-After has passed", async () => {
    let asked = 0;
    const { url } = await start(async (_request, response) => {
      asked += 1;
      response.writeHead(429, { "retry-after": "60", "content-type": "application/json" });
      response.end('{"message":"Wait."}');
    }, 1);
    const post = async (client: string, path = "/api/contact") => {
      const headers = { "x-forwarded-for": client, "content-type": "application/json" };
      const { status, headers: sent } = await fetch(url + path, { method: "POST", body: "{}", headers });
      return [status, sent.get("retry-after")];
    };
    expect(await post("192.0.2.1")).toEqual([429, "60"]);
    expect(await post("192.0.2.1")).toEqual([429, "60"]);
    expect(asked).toBe(1);
    await post("192.0.2.1", "/api/newsletter");
    await post("192.0.2.2");
    expect(asked).toBe(3);
    // A valid token must get through.
    await post("192.0.2.1", "/api/newsletter/unsubscribe");
    await post("192.0.2.1", "/api/newsletter/unsubscribe");
    expect(asked).toBe(5);
  });

  it("logs once that requests have fewer proxy entries than configured", async () => {
    let calls = 0;
    const gate = createGate({
      handler: bufferResponse(greet),
      peerAddressHeader: "x-oxbow-peer-address",
      proxyHops: 2,
      cache: createResponseCache(),
      onShortForward: () => (calls += 1),
      onError: (error) => errors.push(error),
    });
    const server = createServer(gate.handle);
    running.push(server);
    await listen(server, { port: 0, setting: "PORT" });
    const address = server.address();
    const url = `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}`;
    const ask = (forwarded: string) => fetch(url, { headers: { "x-forwarded-for": forwarded } });
    await ask("203.0.113.7, 10.0.0.1");
    expect(calls).toBe(0);
    await ask("203.0.113.7");
    await ask("203.0.113.8");
    expect(calls).toBe(1);
  });

  it("passes the connection's IP and ignores the client's header", async () => {
    let seen: IncomingHttpHeaders = {};
    const { url } = await start(async (request, response) => {
      seen = request.headers;
      response.end();
    });
    await fetch(url, { headers: { "X-Oxbow-Peer-Address": "192.0.2.77", "next-action": "1" } });
    expect(seen["x-oxbow-peer-address"]).toMatch(/127\.0\.0\.1$/);
    expect(seen).not.toHaveProperty("next-action");
  });

  it.each([
    ["pages for one request", "/search?q=a", 8, 128],
    ["files", "/_next/static/a.js", 16, 128],
  ])(
    "limits concurrent %s, queues some, rejects the rest, and recovers",
    async (_what, path, most, waiting) => {
      const { url: origin, working, seen, hasStarted } = await startHolding();
      const url = origin + path;
      const admitted = Array.from({ length: most + waiting }, (_, client) =>
        fetch(url, { headers: { "x-forwarded-for": `10.0.0.${client}` } }).then(({ status }) => status),
      );
      await expect.poll(() => seen.requests).toBe(most + waiting);
      const refused = await fetch(url);
      expect(refused.status).toBe(503);
      expect(refused.headers.get("retry-after")).toBe("2");
      expect(working).toHaveLength(most);
      for (let left = most + waiting; left > 0; left -= most) {
        await hasStarted(Math.min(left, most));
        for (const finish of working.splice(0)) finish();
      }
      expect(new Set(await Promise.all(admitted))).toEqual(new Set([200]));
      const next = fetch(url);
      await hasStarted(1);
      working[0]?.();
      expect((await next).status).toBe(200);
    },
  );

  it.each([
    ["pages for one request", "GET /search?q=a", "/search?q=b", 8],
    ["files", "GET /_next/static/a.js", "/_next/static/b.js", 16],
    ["form posts", "POST /api/contact", "/api/leads/partners", 32],
  ])("keeps no slot of %s for responses that nobody reads", async (_what, line, path, most) => {
    // More than the system buffers for a connection.
    const large = Buffer.alloc(6_000_000, " ");
    const unread: string[] = [];
    const { port, url } = await start(async (request, response) => {
      response.setHeader("content-type", "text/html");
      if (request.url === path) return void response.end("read");
      unread.push(String(request.url));
      response.end(large);
    });
    const sockets = Array.from({ length: most }, () => connect(port, "127.0.0.1").pause());
    for (const socket of sockets)
      socket.write(
        `${line} HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: none\r\ncontent-length: 0\r\n\r\n`,
      );
    await expect.poll(() => unread.length).toBe(most);
    const method = line.startsWith("POST") ? "POST" : "GET";
    expect(await (await fetch(url + path, { method })).text()).toBe("read");
    for (const socket of sockets) socket.destroy();
  });

  it("keeps the slots of clients that have gone until their work ends, and counts it", async () => {
    stopClock();
    // Not `expect.poll`, which would advance the clock.
    const until = async (isTrue: () => boolean) => {
      while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    const working: { response: ServerResponse; end: () => void }[] = [];
    const { port, url } = await start((_request, response) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      working.push({ response, end: resolve });
      return promise;
    });
    const leave = async () => {
      const sockets = Array.from({ length: 8 }, () => connect(port, "127.0.0.1"));
      for (const socket of sockets) socket.write("GET /search?q=a HTTP/1.1\r\nhost: localhost\r\n\r\n");
      await until(() => working.length === 8);
      for (const socket of sockets) socket.destroy();
      await until(() => working.every(({ response }) => response.closed));
    };
    const endAll = () => {
      for (const { end } of working.splice(0)) end();
    };
    await leave();
    const waiting = fetch(`${url}/search?q=b`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(working).toHaveLength(8);
    endAll();
    await until(() => working.length === 1);
    working[0]?.response.end("done");
    expect((await waiting).status).toBe(200);
    endAll();
    for (let count = 0; count < 14; count += 1) {
      await leave();
      endAll();
    }
    expect((await fetch(`${url}/search?q=c`)).status).toBe(429);
  });

  it("logs every response with its route, not its path", async () => {
    const noted: ResponseRecord[] = [];
    const hung = Promise.withResolvers<void>();
    const { port, url } = await start(
      (request, response) => {
        if (request.url !== "/api/hang") return greet(request, response);
        hung.resolve();
        return new Promise(() => {});
      },
      0,
      serverOptions,
      () => false,
      (answered) => noted.push(answered),
    );
    await fetch(`${url}/ada@engines.example?name=ada`);
    await fetch(`${url}/ada`, { method: "POST" });
    await fetch(`${url}/api/receipts/secret/correct`, { method: "POST" });
    await fetch(`${url}/%`);
    const socket = await connected(port);
    socket.write("GET /api/hang HTTP/1.1\r\nHost: x\r\n\r\n");
    await hung.promise;
    socket.destroy();
    await expect.poll(() => noted.length).toBe(5);
    expect(noted.map(({ method, kind, path, status, cache }) => [method, kind, path, status, cache])).toEqual(
      [
        ["GET", "page", "/[...uid]", 200, "miss"],
        ["POST", "page", "/[...uid]", 405, null],
        ["POST", "api", "/api/receipts/[token]/correct", 200, null],
        ["GET", "page", null, 400, null],
        ["GET", "api", "/api/[[...path]]", 499, null],
      ],
    );
    expect(JSON.stringify(noted)).not.toMatch(/ada|secret/);
    expect(Object.keys(noted[0] ?? {}).sort()).toEqual([
      "bytes",
      "cache",
      "durationMs",
      "kind",
      "method",
      "path",
      "status",
    ]);
  });

  it("renders fewer pages concurrently while the event loop is busy", async () => {
    const { url, working, seen } = await startHolding(() => true);
    for (let count = 0; count < 20; count += 1) void fetch(url).catch(() => {});
    await expect.poll(() => seen.requests).toBe(20);
    expect(working).toHaveLength(4);
  });

  it("handles pages while requests for parts of files wait", async () => {
    const { url, hasStarted } = await startHolding();
    const headers = { range: "bytes=0-0" };
    for (let count = 0; count < 40; count += 1)
      void fetch(`${url}/_next/static/chunks/a.js`, { headers }).catch(() => {});
    await hasStarted(16);
    void fetch(`${url}/listed`).catch(() => {});
    await hasStarted(17);
  });

  it("renders a listed page once for all queries", async () => {
    let rendered = 0;
    const { url } = await start(async (_request, response) => {
      rendered += 1;
      response.writeHead(200, {
        "content-type": "text/html",
        "x-nextjs-cache": "HIT",
        "cache-control": "s-maxage=60",
      });
      response.end("hello");
    });
    for (const query of ["", "?ref=partner", "?gad_source=1&ttclid=2"]) await fetch(`${url}/listed${query}`);
    expect(rendered).toBe(1);
  });

  it("limits the queued requests per client", async () => {
    const { url, seen } = await startHolding();
    const ask = (client: string) => fetch(url, { headers: { "x-forwarded-for": client } });
    for (let count = 0; count < 40; count += 1) void ask("192.0.2.1").catch(() => {});
    await expect.poll(() => seen.requests).toBe(40);
    expect((await ask("192.0.2.1")).status).toBe(503);
    void ask("192.0.2.2").catch(() => {});
    await expect.poll(() => seen.requests).toBe(42);
    expect(seen.closed).toBe(1);
  });

  it.each([
    ["/api/search?q={n}", 100],
    ["/api/oxycon/seats", 120],
    ["/api/sandbox?{n}", 40],
    ["/search?q={n}", 120],
    ["/receipt/{n}", 120],
    ["/sent/free-trial?reference={n}", 120],
    ["/network-status?{n}", 120],
    ["/unknown-{n}", 120],
  ])("rate-limits reads of %s per client", async (path, burst) => {
    stopClock();
    const { port } = await start(greetInHtml, 1);
    const askAs = async (client: string, count: number) => {
      const lines = [`GET ${path.replace("{n}", String(count))} HTTP/1.1`, `X-Forwarded-For: ${client}`];
      return (await ask(port, lines)).slice(9, 12);
    };
    const answers: string[] = [];
    for (let count = 0; count < burst; count += 1) answers.push(await askAs("192.0.2.1", count));
    expect(new Set(answers)).toEqual(new Set(["200"]));
    expect(await askAs("192.0.2.1", 0)).toBe("429");
    expect(await askAs("192.0.2.2", 0)).toBe("200");
  });

  it.each([
    ["pages that stay in a cache", "text/html", "/page-{n}", { "x-nextjs-cache": "MISS" }],
    ["images", "image/png", "/media/{n}.png", {}],
    ["optimized images", "text/html", "/_next/image?url=%2F{n}.png", {}],
    ["config endpoints", "application/json", "/shared-api/faq?{n}", {}],
  ])("does not rate-limit %s", async (_what, type, path, headers) => {
    const { url } = await start(async (_request, response) => {
      response.writeHead(200, { "content-type": type, ...headers }).end("hello");
    });
    const answers: number[] = [];
    for (let count = 0; count < 150; count += 1)
      answers.push((await fetch(url + path.replace("{n}", String(count)))).status);
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  it("rate-limits missing files per client; cached files and pages are still served", async () => {
    stopClock();
    const { url } = await start(async (request, response) => {
      const isFound = request.url === "/pictures/found.svg" || request.url?.startsWith("/search");
      response.writeHead(isFound ? 200 : 404, { "content-type": "text/html" }).end("hello");
    });
    const statusOf = async (path: string) => (await fetch(url + path)).status;
    expect(await statusOf("/pictures/found.svg")).toBe(200);
    for (let count = 0; count < 120; count += 1)
      expect(await statusOf(count % 2 ? `/pictures/${count}.svg` : `/_next/static/${count}.js`)).toBe(404);
    expect(await statusOf("/pictures/more.svg")).toBe(429);
    expect(await statusOf("/pictures/found.svg")).toBe(200);
    expect(await statusOf("/search?q=a")).toBe(200);
  });

  it("serves cached pages to a client that is over the limit for rendered ones", async () => {
    stopClock();
    const { url } = await start(async (request, response) => {
      const isCached = request.url === "/pricing";
      response.setHeader("content-type", "text/html");
      if (isCached) response.setHeader("x-nextjs-cache", "HIT");
      response.end("hello");
    });
    const statusOf = async (path: string) => (await fetch(url + path)).status;
    expect(await statusOf("/pricing")).toBe(200);
    for (let count = 0; count < 120; count += 1) await statusOf(`/search?q=${count}`);
    expect(await statusOf("/search?q=1")).toBe(429);
    expect(await statusOf("/pricing")).toBe(200);
  });

  it("renders the site's own documents for a client that is over the limit", async () => {
    stopClock();
    const { url } = await start(greetInHtml);
    const statusOf = async (path: string, headers = {}) => (await fetch(url + path, { headers })).status;
    for (let count = 0; count < 120; count += 1) await statusOf(`/unknown-${count}`);
    expect(await statusOf("/unknown")).toBe(429);
    expect(await statusOf("/listed")).toBe(200);
    expect(await statusOf("/listed?unknown=1")).toBe(200);
    expect(await statusOf("/listed", { rsc: "1", "next-router-segment-prefetch": "/made-up" })).toBe(429);
  });

  describe("with many requests for a page that is not cached", () => {
    /** Sends requests; the handler answers once all have arrived. Returns how many reached it. */
    async function countAsked(count: number, cacheState: (asked: number) => string): Promise<number> {
      let [arrived, asked] = [0, 0];
      const all = Promise.withResolvers<void>();
      const { url, server } = await start(async (_request, response) => {
        asked += 1;
        response.setHeader("content-type", "text/html");
        response.setHeader("x-nextjs-cache", cacheState(asked));
        await all.promise;
        response.end("hello");
      });
      server.on("request", () => {
        arrived += 1;
        if (arrived === count) all.resolve();
      });
      const asking = Array.from({ length: count }, async () => (await fetch(`${url}/listed`)).status);
      expect(new Set(await Promise.all(asking))).toEqual(new Set([200]));
      return asked;
    }

    it("passes one to Next, and a second one once the page is rendered", async () => {
      expect(await countAsked(300, (asked) => (asked === 1 ? "MISS" : "HIT"))).toBe(2);
    });

    it("passes all of them if the responses can't be cached", async () => {
      expect(await countAsked(20, () => "MISS")).toBe(20);
    });

    it("does not make the others wait for a client that has left", async () => {
      const { url, working, hasStarted } = await startHolding();
      const leaver = new AbortController();
      const first = fetch(`${url}/listed`, { signal: leaver.signal }).catch(() => "left");
      await hasStarted(1);
      const second = fetch(`${url}/listed`);
      leaver.abort();
      expect(await first).toBe("left");
      await hasStarted(2);
      working[1]?.();
      expect((await second).status).toBe(200);
    });
  });

  it.each([
    ["GET", "/search?q=1", 429, "page"],
    ["HEAD", "/search?q=1", 429, "page"],
    ["GET", "/%", 400, "page"],
    ["POST", "/pricing", 405, "page"],
    ["GET", "/api/search.rsc", 404, "json"],
    ["PROPFIND", "/api/contact", 405, "json"],
  ])("rejects a browser's %s %s with %d, as %s", async (method, path, status, form) => {
    const { port } = await start(greetInHtml, 0, serverOptions, () => false, undefined, failurePage);
    const askFor = (accept: string) => ask(port, [`${method} ${path} HTTP/1.1`, `Accept: ${accept}`]);
    if (status === 429) {
      stopClock();
      for (let count = 0; count < 120; count += 1) await ask(port, [`GET /search?q=${count} HTTP/1.1`]);
    }
    const shown = await askFor("text/html,application/xhtml+xml,*/*;q=0.8");
    expect(shown).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(shown).toMatch(/^cache-control: no-store\r$/im);
    if (status === 429) expect(shown).toMatch(/^retry-after: \d+\r$/im);
    if (status === 405) expect(shown).toMatch(/^allow: GET, HEAD/im);
    const html = form === "page" ? "text/html; charset=utf-8" : "application/json";
    expect(shown).toContain(`content-type: ${html}\r\n`);
    if (form === "page" && method !== "HEAD") expect(shown).toContain(`<b>${status}</b>`);
    expect(shown.match(/^content-security-policy:/gim)).toHaveLength(1);
    expect(await askFor("application/json")).toContain("content-type: application/json\r\n");
  });

  it.each([
    [4, false],
    [1, true],
  ])(
    "starts %d reads of a kind during a form post (overloaded: %s), more afterwards",
    async (few, isOverloaded) => {
      const { url, working, seen, hasStarted } = await startHolding(() => isOverloaded);
      const form = fetch(`${url}/api/contact`, { method: "POST", body: "{}" });
      await hasStarted(1);
      for (let count = 0; count < 5; count += 1) {
        for (const path of ["/pricing", "/api/search", "/_next/image"])
          void fetch(url + path).catch(() => {});
      }
      await expect.poll(() => seen.requests).toBe(16);
      expect(working).toHaveLength(1 + 3 * few);
      working[0]?.();
      expect((await form).status).toBe(200);
      await hasStarted(1 + 3 * (isOverloaded ? 4 : 5));
    },
  );

  it("does not make pages for all visitors wait for pages for one request", async () => {
    const { url, working, hasStarted } = await startHolding();
    for (let count = 0; count < 40; count += 1) void fetch(`${url}/search?q=${count}`).catch(() => {});
    await hasStarted(8);
    const page = fetch(`${url}/listed`);
    await hasStarted(9);
    working[8]?.();
    expect((await page).status).toBe(200);
  });

  it("has separate slots for endpoints that wait for another host", async () => {
    const { url, working, seen, hasStarted } = await startHolding();
    const ask = (client: number) =>
      fetch(`${url}/shared-api/faq?${client}`, { headers: { "x-forwarded-for": `10.0.0.${client}` } });
    for (let client = 0; client < 80; client += 1) void ask(client).catch(() => {});
    await expect.poll(() => seen.requests).toBe(80);
    expect(working).toHaveLength(16);
    expect((await ask(80)).status).toBe(503);
    for (let count = 0; count < 8; count += 1) void fetch(`${url}/pricing`).catch(() => {});
    await hasStarted(16 + 8);
  });

  it("serves health checks without queueing, also during a form post", async () => {
    const { url, working, seen, hasStarted } = await startHolding(() => true);
    void fetch(`${url}/api/contact`, { method: "POST", body: "{}" }).catch(() => {});
    await hasStarted(1);
    for (let count = 0; count < 5; count += 1) void fetch(`${url}/api/search`).catch(() => {});
    await expect.poll(() => seen.requests).toBe(6);
    for (let count = 0; count < 3; count += 1) void fetch(`${url}/api/health/ready`).catch(() => {});
    await expect.poll(() => seen.requests).toBe(9);
    expect(working).toHaveLength(5);
  });

  it("leaves slots for the health checks of others", async () => {
    const { url, seen, hasStarted } = await startHolding();
    const check = (client: string) =>
      fetch(`${url}/api/health/ready`, { headers: { "x-forwarded-for": client } });
    for (let count = 0; count < 4; count += 1) void check("10.0.0.1").catch(() => {});
    await expect.poll(() => seen.requests).toBe(4);
    expect((await check("10.0.0.1")).status).toBe(503);
    void check("10.0.0.2").catch(() => {});
    await hasStarted(5);
  });

  it("does not delay reads for a form with an incomplete body", async () => {
    const { port, url, seen, hasStarted } = await startHolding();
    const socket = await connected(port);
    socket.write("POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf");
    await expect.poll(() => seen.requests).toBe(1);
    for (let count = 0; count < 5; count += 1) void fetch(url).catch(() => {});
    await hasStarted(5);
    socket.destroy();
  });

  it("frees the slot of a client that disconnects while queued", async () => {
    const { url, working, seen, hasStarted } = await startHolding();
    const busy = Array.from({ length: 8 }, () => fetch(url));
    await hasStarted(8);
    const gone = new AbortController();
    const leaving = fetch(url, { signal: gone.signal }).catch(() => "gone");
    await expect.poll(() => seen.requests).toBe(9);
    gone.abort();
    expect(await leaving).toBe("gone");
    await expect.poll(() => seen.closed).toBe(1);
    const last = fetch(url);
    await expect.poll(() => seen.requests).toBe(10);
    for (const finish of working.splice(0)) finish();
    await Promise.all(busy);
    await hasStarted(1);
    working[0]?.();
    expect((await last).status).toBe(200);
  });

  it("gives handler and log the same failure reference, and ignores the client's", async () => {
    const noted: ResponseRecord[] = [];
    const received: IncomingHttpHeaders[] = [];
    const fail: RequestHandler = async ({ headers }, response) => {
      received.push({ ...headers });
      response.statusCode = headers.fine ? 200 : 500;
      response.end("x");
    };
    const note = (answered: ResponseRecord) => noted.push(answered);
    const { url } = await start(fail, 0, serverOptions, () => false, note);
    const forgedHeaders = { "x-oxbow-reference": "forged", "x-oxbow-route": "/forged" };
    await fetch(`${url}/api/contact`, { method: "POST", headers: forgedHeaders });
    await fetch(`${url}/api/contact`, { method: "POST", headers: { ...forgedHeaders, fine: "1" } });
    await expect.poll(() => noted.length).toBe(2);
    expect(received[0]?.["x-oxbow-route"]).toBe("/api/contact");
    expect(received[0]?.["x-oxbow-reference"]).toMatch(/^[0-9a-f]{8}$/);
    expect(noted[0]?.reference).toBe(received[0]?.["x-oxbow-reference"]);
    expect(noted[1]).not.toHaveProperty("reference");
  });

  it("closes the connection after rejecting a partially read body", async () => {
    const { port } = await start(async (request, response) => {
      await once(request, "data");
      // Like Next with an aborted stream.
      Object.defineProperty(request, "destroyed", { value: true });
      response.writeHead(413, { "content-length": 0 });
      response.end();
    });
    const socket = connect(port, "127.0.0.1");
    const half = "x".repeat(largerThanBuffered);
    socket.write(
      `POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-length: ${2 * half.length}\r\n\r\n${half}`,
    );
    const answer = await text(socket);
    expect(answer).toContain("HTTP/1.1 413");
    expect(answer.toLowerCase()).toContain("connection: close");
  });

  it.each([
    ["POST", "/api/contact"],
    ["GET", "/search?q=1"],
    ["GET", "/pricing"],
  ])("closes the connection after %s %s whose body nobody read", async (method, path) => {
    const { port, url } = await start(greetInHtml);
    await fetch(url + path);
    const socket = connect(port, "127.0.0.1");
    const body = " ".repeat(3 * largerThanBuffered);
    socket.write(`${method} ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
    const answer = await text(socket);
    expect(answer.match(/HTTP\/1.1 200/g)).toHaveLength(1);
    expect(answer.toLowerCase()).toContain("connection: close");
  });

  it("responds with a generic 500 when the handler fails", async () => {
    const { url } = await start(async () => {
      throw new Error("secret detail");
    });
    const answer = await fetch(url);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ message: "Something went wrong on our side. Please try again." });
    expect(errors.at(-1)).toEqual(new Error("secret detail"));
  });

  it.each([
    ["another protocol", 400, ["GET / HTTP/1.1", "Connection: Upgrade", "Upgrade: websocket"]],
    ["headers longer than 16 KB", 431, ["GET / HTTP/1.1", `X-Long: ${"a".repeat(17_000)}`]],
    ["a body in chunks", 411, ["POST /api/contact HTTP/1.1", "Transfer-Encoding: chunked"]],
    ["a tunnel", 400, ["CONNECT evil.example:443 HTTP/1.1"]],
    ["what is no HTTP", 400, ["HELLO"]],
    ["an expectation it does not know", 417, ["GET / HTTP/1.1", "Expect: miracles"]],
  ])("rejects %s in words, uncached, with the security headers", async (_, status, lines) => {
    const { port } = await start(greet);
    const answer = await ask(port, lines);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const line of ["nosniff", "no-store", "connection: close"])
      expect(answer.toLowerCase()).toContain(line);
    expect(answer).toMatch(/\r\n\r\n\{"message":"[^"]+"\}$/);
  });

  it.each([
    ["the answered request", "GET / HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["one behind it", "GET / HTTP/1.1\r\nHost: x\r\n\r\nPUT /api HTTP/1.1\r\nHost: x\r\n\r\n"],
  ])("closes a connection with invalid data during a response, after %s", async (_, opening) => {
    const methods: (string | undefined)[] = [];
    const { port } = await start(async (request, response) => {
      methods.push(request.method);
      request.resume();
      if (request.method !== "PUT") response.write("half");
    });
    const socket = connect(port, "127.0.0.1");
    let output = "";
    socket.on("data", (chunk) => {
      output += chunk;
    });
    socket.write(opening);
    await expect.poll(() => methods.length).toBe(opening.split("Host").length - 1);
    socket.write("nonsense\r\n");
    await once(socket, "close");
    expect(output.match(/HTTP\/1.1/g)).toHaveLength(1);
  });

  it("responds to a body that times out, and closes the connection", async () => {
    const impatient = { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 };
    const { port } = await start(() => new Promise(() => {}), 0, impatient);
    const socket = connect(port, "127.0.0.1");
    socket.write("POST /api HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf");
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toMatch(/\r\n\r\n\{"message":"[^"]+"\}$/);
  });
});

describe("closeServer", () => {
  it("finishes running requests, accepts no new ones, and closes half-open connections", async () => {
    const { port, url, working, hasStarted, ...running } = await startHolding();
    const half = await connected(port);
    half.write("GET / HTTP/1.1\r\nHost: x\r\n");
    const silent = await connected(port);
    const atWork = fetch(url);
    await hasStarted(1);
    const closing = closeServer(running, 60_000);
    await expect(fetch(url)).rejects.toThrow();
    working[0]?.();
    const answer = await atWork;
    expect(await answer.text()).toBe("done");
    expect(answer.headers.get("connection")).toBe("close");
    await closing;
    await expect.poll(() => [half.closed, silent.closed]).toEqual([true, true]);
  });

  it("waits for a body that is still arriving", async () => {
    const { port, working, hasStarted, seen, ...running } = await startHolding();
    const socket = await connected(port);
    socket.write("POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 8\r\n\r\nhalf");
    await expect.poll(() => seen.requests).toBe(1);
    const closing = closeServer(running, 60_000);
    socket.write("full");
    await hasStarted(1);
    working[0]?.();
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close\r\n[\s\S]*done$/i);
    await closing;
  });

  it("does not wait forever for a hanging request", async () => {
    const { url, hasStarted, ...running } = await startHolding();
    const hanging = fetch(url).catch(() => "cut");
    await hasStarted(1);
    await closeServer(running, 100);
    expect(await hanging).toBe("cut");
  });
});

describe("listen", () => {
  it("reports in one line that a port is in use", async () => {
    const { port } = await start(greet);
    const second = createServer();
    await expect(listen(second, { port, setting: "PORT" })).rejects.toThrow(
      `Port ${port} is taken. Stop what uses it, or set PORT to another.`,
    );
    await expect(listen(second, { port, setting: "METRICS_PORT" })).rejects.toThrow("set METRICS_PORT");
  });

  it("listens on the configured address only", async () => {
    const server = createServer();
    running.push(server);
    await listen(server, { port: 0, host: "127.0.0.1", setting: "PORT" });
    expect(server.address()).toMatchObject({ address: "127.0.0.1" });
  });

  it("reports an address that this machine does not have", async () => {
    const address = { port: 0, host: "192.0.2.1", setting: "METRICS_PORT" } as const;
    await expect(listen(createServer(), address)).rejects.toThrow(
      "This machine has no address 192.0.2.1. Set METRICS_HOST to one that it has.",
    );
  });

  it("listens for the site and metrics on their own addresses only", () => {
    const parsed = parseEnv({ METRICS_PORT: "9100", HOST: "127.0.0.1" });
    if (!parsed.ok) throw new Error("bad settings");
    expect(siteAddressOf(parsed.env).host).toBe("127.0.0.1");
    expect(metricsAddressOf(parsed.env)?.host).toBe("127.0.0.1");
    const open = parseEnv({});
    if (!open.ok) throw new Error("bad settings");
    expect(siteAddressOf(open.env).host).toBeUndefined();
    expect(metricsAddressOf(open.env)).toBeNull();
  });
});
