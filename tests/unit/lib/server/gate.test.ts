import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import type { ResponseRecord } from "@/lib/platform/runtime/runtime";
import {
  ask,
  connected,
  greet,
  greetInHtml,
  largerThanBuffered,
  poll,
  start,
  startHolding,
  stopClock,
  stopGates,
} from "@/tests/fixtures/gate-server";

afterEach(stopGates);

describe("the gate", () => {
  it("truncates User-Agent to 512 characters", async () => {
    const { url } = await start(async ({ headers }, response) => void response.end(headers["user-agent"]));
    const headers = { "user-agent": "a".repeat(14_000) };
    expect(await (await fetch(`${url}/pricing`, { headers })).text()).toBe("a".repeat(512));
  });

  it.each([
    ["application/json", 200],
    ['application/json;charset="UTF-8"', 200],
    ["text/plain; charset=utf8; format=flowed", 200],
    ["application/json; charset=utf-16", 415],
    ["application/json; charset=utf-16le", 415],
    ['application/x-www-form-urlencoded; CharSet = "iso-8859-1"', 415],
    ["application/json; charset=", 415],
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
    ["POST", "/a/../api/contact", 200],
    ["GET", "/%", 400],
    ["GET", "/contact%zz", 400],
    ["GET", "/%ff", 400],
    ["GET", "/blog/%0d%0ax", 400],
    ["GET", "/%e2%80%a8", 400],
    ["GET", "/%e0%80%af", 400],
    ["GET", "/api%2fcontact", 400],
    ["GET", "/resources%5cglossary", 400],
    ["GET", "/.//evil.example", 400],
    ["GET", "/\\\\evil.example", 400],
    ["GET", "/\\evil.example", 400],
    ["GET", "/_next/image?url=/%zz&w=64&q=75", 400],
    ["GET", "/_next/image?url=%2Fa%20b.png&w=64&q=75", 200],
    ["GET", "/api/health.rsc", 404],
    ["GET", "/pricing.rsc", 404],
    ["GET", "/share/pricing.png.segments/x.segment.rsc", 404],
    ["GET", "/location-proxy/france.segments/x", 404],
    ["GET", "/blog/x.s%65gments/x", 404],
    ["GET", "/_next/data/abc/share/x.png.json", 404],
    ["GET", "/_n%65xt/data/abc/pricing.json?q=x", 404],
    ["POST", "/metrics-archive", 405],
    ["POST", "/apiary", 405],
    ["POST", "/?/api", 405],
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
    ["GET", "/docs/%5Bslug%5D", "/docs/[slug]"],
    ["GET", "/a%3bb%20c%C3%A9%256f", "/a%3bb%20c%C3%A9%256f"],
    ["POST", "/api/c%6fntact", "/api/contact"],
    ["POST", "/%61pi/contact", "/api/contact"],
  ])("passes %s %s to Next as %s", async (method, path, expected) => {
    let received: string | undefined;
    const { port } = await start(async (request, response) => {
      received = request.url;
      response.end();
    });
    await ask(port, [`${method} ${path} HTTP/1.1`]);
    expect(received).toBe(expected);
  });

  it.each([
    ["/pricing", true],
    ["/api/health", false],
  ])("keeps the RSC headers for %s: %s", async (path, isKept) => {
    let received: IncomingHttpHeaders = {};
    const { url } = await start(async (request, response) => {
      received = request.headers;
      response.end();
    });
    await fetch(url + path, { headers: { rsc: "1", "next-router-prefetch": "1", "next-url": "/" } });
    expect(["rsc", "next-router-prefetch", "next-url"].map((name) => name in received)).toEqual(
      Array(3).fill(isKept),
    );
    // A prefetch that loses its RSC headers gets Sec-Purpose instead.
    expect(received["sec-purpose"]).toBe(isKept ? undefined : "prefetch");
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

  it("keeps the connection after a rejected request without a body", async () => {
    const { port } = await start(greet);
    const socket = await connected(port);
    const read = text(socket);
    socket.write("GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n".repeat(2));
    socket.end();
    expect((await read).match(/HTTP\/1.1 400/g)).toHaveLength(2);
  });

  it("calls onTooFewForwarded once when X-Forwarded-For has too few entries", async () => {
    let calls = 0;
    const { url } = await start(greet, { proxyHops: 2, onTooFewForwarded: () => (calls += 1) });
    const fetchVia = (forwarded: string) => fetch(url, { headers: { "x-forwarded-for": forwarded } });
    await fetchVia("203.0.113.7, 10.0.0.1");
    expect(calls).toBe(0);
    await fetchVia("203.0.113.7");
    await fetchVia("203.0.113.8");
    expect(calls).toBe(1);
  });

  it("passes the connection's IP, a reference and the route, and ignores the client's headers", async () => {
    let received: IncomingHttpHeaders = {};
    const { url } = await start(async (request, response) => {
      received = request.headers;
      response.end();
    });
    const forged = {
      "X-Oxbow-Peer-Address": "192.0.2.77",
      "x-oxbow-reference": "forged",
      "x-oxbow-route": "/forged",
      "next-action": "1",
    };
    await fetch(`${url}/api/contact`, { method: "POST", headers: forged });
    expect(received["x-oxbow-peer-address"]).toMatch(/127\.0\.0\.1$/);
    expect(received["x-oxbow-reference"]).toMatch(/^[0-9a-f]{8}$/);
    expect(received["x-oxbow-route"]).toBe("/api/contact");
    expect(received).not.toHaveProperty("next-action");
  });

  it("logs every response with its route, not its path", async () => {
    const records: ResponseRecord[] = [];
    const hung = Promise.withResolvers<void>();
    const { port, url } = await start(
      (request, response) => {
        if (request.url !== "/api/hang") return greet(request, response);
        hung.resolve();
        return new Promise(() => {});
      },
      { onResponse: (record) => records.push(record) },
    );
    await fetch(`${url}/ada@engines.example?name=ada`);
    await fetch(`${url}/ada`, { method: "POST" });
    await fetch(`${url}/api/receipts/secret/correct`, { method: "POST" });
    await fetch(`${url}/%`);
    const socket = await connected(port);
    socket.write("GET /api/hang HTTP/1.1\r\nHost: x\r\n\r\n");
    await hung.promise;
    socket.destroy();
    await poll(() => records.length).toBe(5);
    expect(
      records.map(({ method, kind, path, status, cache }) => [method, kind, path, status, cache]),
    ).toEqual([
      ["GET", "page", "/[...uid]", 200, "miss"],
      ["POST", "page", "/[...uid]", 405, null],
      ["POST", "api", "/api/receipts/[token]/correct", 200, null],
      ["GET", "page", null, 400, null],
      ["GET", "api", "/api/[[...path]]", 499, null],
    ]);
    expect(JSON.stringify(records)).not.toMatch(/ada|secret/);
    expect(Object.keys(records[0] ?? {}).sort()).toEqual([
      "bytes",
      "cache",
      "durationMs",
      "kind",
      "method",
      "path",
      "status",
    ]);
  });

  describe("with many requests for a page that is not cached", () => {
    /** Sends requests; the handler answers once all have arrived. Returns how many reached it. */
    async function countPassed(count: number, cacheState: (passed: number) => string): Promise<number> {
      let [arrived, passed] = [0, 0];
      const all = Promise.withResolvers<void>();
      const { url, server } = await start(async (_request, response) => {
        passed += 1;
        response.setHeader("content-type", "text/html");
        response.setHeader("x-nextjs-cache", cacheState(passed));
        await all.promise;
        response.end("hello");
      });
      server.on("request", () => {
        arrived += 1;
        if (arrived === count) all.resolve();
      });
      const statuses = Array.from({ length: count }, async () => (await fetch(`${url}/listed`)).status);
      expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
      return passed;
    }

    it("passes one to Next, and a second one once the page is rendered", async () => {
      expect(await countPassed(300, (passed) => (passed === 1 ? "MISS" : "HIT"))).toBe(2);
    });

    it("passes all of them if the responses can't be cached", async () => {
      expect(await countPassed(20, () => "MISS")).toBe(20);
    });

    it("does not make the others wait for a client that has left", async () => {
      const { url, expectPending, finish } = await startHolding();
      const leaving = new AbortController();
      const first = fetch(`${url}/listed`, { signal: leaving.signal }).catch(() => "left");
      await expectPending(1);
      const second = fetch(`${url}/listed`);
      leaving.abort();
      expect(await first).toBe("left");
      await expectPending(2);
      finish(1);
      expect((await second).status).toBe(200);
    });
  });

  it.each([
    ["GET", "/search?q=1", 429, "page"],
    ["HEAD", "/search?q=1", 429, "page"],
    ["GET", "/%", 400, "page"],
    ["GET", "/pricing.rsc", 404, "page"],
    ["POST", "/pricing", 405, "page"],
    ["GET", "/api/search.rsc", 404, "json"],
    ["PROPFIND", "/api/contact", 405, "json"],
  ])("rejects a browser's %s %s with %d, as %s", async (method, path, status, form) => {
    const { port, url } = await start(greetInHtml);
    const askFor = (accept: string) => ask(port, [`${method} ${path} HTTP/1.1`, `Accept: ${accept}`]);
    if (status === 429) {
      stopClock();
      for (let count = 0; count < 120; count += 1) await fetch(`${url}/search?q=${count}`);
    }
    const response = await askFor("text/html,application/xhtml+xml,*/*;q=0.8");
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).toMatch(/^cache-control: no-store\r$/im);
    if (status === 429) expect(response).toMatch(/^retry-after: \d+\r$/im);
    if (status === 405) expect(response).toMatch(/^allow: GET, HEAD/im);
    const html = form === "page" ? "text/html; charset=utf-8" : "application/json";
    expect(response).toContain(`content-type: ${html}\r\n`);
    if (form === "page" && method !== "HEAD") expect(response).toContain(`<b>${status}</b>`);
    if (status === 404 && form === "page") expect(response).toContain("<title>Page not found</title>");
    expect(response.match(/^content-security-policy:/gim)).toHaveLength(1);
    expect(await askFor("application/json")).toContain("content-type: application/json\r\n");
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
    const halfBody = "x".repeat(largerThanBuffered);
    socket.write(
      `POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-length: ${2 * halfBody.length}\r\n\r\n${halfBody}`,
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
    const { port, url } = await start((request, response) => {
      if (request.url === "/pricing") response.setHeader("x-nextjs-cache", "HIT");
      return greetInHtml(request, response);
    });
    // Fills the cache for /pricing.
    await fetch(url + path);
    const socket = connect(port, "127.0.0.1");
    const body = " ".repeat(3 * largerThanBuffered);
    socket.write(`${method} ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
    const answer = await text(socket);
    expect(answer.match(/HTTP\/1.1 200/g)).toHaveLength(1);
    expect(answer.toLowerCase()).toContain("connection: close");
  });
});
