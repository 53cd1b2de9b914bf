import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it, vi } from "vitest";
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
  it("serves pages while writes are stalled, and keeps slots for other senders", async () => {
    let writes = 0;
    const { port, url } = await start(
      (request, response) => {
        if (request.method !== "POST") return greet(request, response);
        writes += 1;
        return new Promise(() => {});
      },
      { proxyHops: 1 },
    );
    const post = (client: string) =>
      fetch(`${url}/api/contact`, { method: "POST", headers: { "x-forwarded-for": client } }).catch(
        () => null,
      );
    // 16 at once, and 32 that wait.
    const posts = Array.from({ length: 49 }, () => post("192.0.2.1"));
    expect((await Promise.race(posts))?.status).toBe(503);
    expect(writes).toBe(16);
    for (let index = 0; index < 48; index += 1) void post(`198.51.100.${index}`);
    await poll(() => writes).toBe(64);
    expect(await ask(port, ["GET /api/health HTTP/1.1"])).toMatch(/^HTTP\/1.1 200 /);
    expect((await fetch(url)).status).toBe(200);
  });

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
    await poll(() => seen).toBe(201);
    slow.write("}");
    expect(await text(slow)).toMatch(/^HTTP\/1.1 200 .*taken/s);
    for (const socket of others) socket.destroy();
  });

  it("closes a client's oldest unfinished upload with 408 when it starts a 17th", async () => {
    let started = 0;
    const { port, errors } = await start(
      async (request) => {
        started += 1;
        for await (const _chunk of request);
      },
      // Otherwise the first one would get a 408 after 15 seconds in any case.
      { timeouts: { requestTimeout: 0 } },
    );
    const upload = async () => {
      const socket = await connected(port);
      socket.write("POST /ingest/e HTTP/1.1\r\nhost: x\r\ncontent-length: 900000\r\n\r\n");
      socket.write(" ".repeat(largerThanBuffered));
      return socket;
    };
    const first = await upload();
    await poll(() => started).toBe(1);
    const others = await Promise.all(Array.from({ length: 15 }, upload));
    await poll(() => started).toBe(16);
    expect(errors).toEqual([]);
    others.push(await upload());
    expect(await text(first)).toMatch(/^HTTP\/1.1 408 .*"message":"The request took too long to arrive."}$/s);
    await poll(() => started).toBe(17);
    const aborted = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
    await poll(() => errors.length).toBe(1);
    expect(errors.splice(0)).toEqual([aborted]);
    for (const socket of others) socket.destroy();
    await poll(() => errors.length).toBe(16);
    expect(errors.splice(0)).toEqual(Array(16).fill(aborted));
  });

  it.each([
    ["a 429", 429, "application/json"],
    ["a plain form's 303", 303, "application/x-www-form-urlencoded"],
  ])("repeats %s to the same client until Retry-After has passed", async (_what, status, type) => {
    const advance = stopClock();
    let handled = 0;
    const { url } = await start(
      async (_request, response) => {
        handled += 1;
        response.writeHead(status, { "retry-after": "30", location: "/contact" }).end();
      },
      { proxyHops: 1 },
    );
    const post = async (client: string, path = "/api/contact") => {
      const headers = { "x-forwarded-for": client, "content-type": type };
      const sent = await fetch(url + path, { method: "POST", body: "{}", headers, redirect: "manual" });
      return [sent.status, sent.headers.get("retry-after")];
    };
    expect(await post("192.0.2.1")).toEqual([status, "30"]);
    advance(29_999);
    expect(await post("192.0.2.1")).toEqual([status, "30"]);
    expect(handled).toBe(1);
    await post("192.0.2.1", "/api/newsletter");
    await post("192.0.2.2");
    expect(handled).toBe(3);
    const headers = { "x-forwarded-for": "192.0.2.1" };
    await fetch(`${url}/api/contact`, { headers, redirect: "manual" });
    expect(handled).toBe(4);
    // A valid token must get through.
    await post("192.0.2.1", "/api/newsletter/unsubscribe");
    await post("192.0.2.1", "/api/newsletter/unsubscribe");
    expect(handled).toBe(6);
    advance(2);
    await post("192.0.2.1");
    expect(handled).toBe(7);
  });

  it("repeats a 429 for at most one minute", async () => {
    const advance = stopClock();
    let handled = 0;
    const { url } = await start(async (_request, response) => {
      handled += 1;
      response.writeHead(429, { "retry-after": "3600" }).end();
    });
    const post = () => fetch(`${url}/api/contact`, { method: "POST" });
    await post();
    advance(59_999);
    await post();
    expect(handled).toBe(1);
    advance(2);
    await post();
    expect(handled).toBe(2);
  });

  it.each([
    ["pages for one request", "/search?q=a", 8, 128],
    ["files", "/_next/static/a.js", 16, 128],
    ["config endpoints", "/shared-api/faq", 16, 64],
  ])(
    "limits concurrent %s, queues some, rejects the rest, recovers, and does not delay pages for all",
    async (_what, path, most, waiting) => {
      const { url: origin, seen, expectPending, finish, finishPending } = await startHolding();
      const url = origin + path;
      const admitted = Array.from({ length: most + waiting }, (_, client) =>
        fetch(url, { headers: { "x-forwarded-for": `10.0.0.${client}` } }).then(({ status }) => status),
      );
      await poll(() => seen.requests).toBe(most + waiting);
      const refused = await fetch(url);
      expect(refused.status).toBe(503);
      expect(refused.headers.get("retry-after")).toBe("2");
      // The page must be the last one that reaches the handler: it is finished by its place.
      await expectPending(most);
      const listed = fetch(`${origin}/listed`);
      await expectPending(most + 1);
      finish(most);
      expect((await listed).status).toBe(200);
      for (let left = most + waiting; left > 0; left -= most) {
        await expectPending(Math.min(left, most));
        finishPending();
      }
      expect(new Set(await Promise.all(admitted))).toEqual(new Set([200]));
      const next = fetch(url);
      await expectPending(1);
      finish(0);
      expect((await next).status).toBe(200);
    },
  );

  it.each([
    ["pages for one request", "GET /search?q=a", "/search?q=b", 8],
    ["files", "GET /_next/static/a.js", "/_next/static/b.js", 16],
    ["form posts", "POST /api/contact", "/api/leads/partners", 32],
    ["a page for all, which is rendered once", "GET /listed", "/listed", 1],
  ])("keeps no slot of %s for responses that nobody reads", async (_what, line, path, most) => {
    // More than the system buffers for a connection.
    const large = Buffer.alloc(6_000_000, " ");
    const unread: ServerResponse[] = [];
    const { port, url } = await start(async (_request, response) => {
      response.setHeader("content-type", "text/html");
      // With a policy, the gate does not search the document for scripts.
      response.setHeader("content-security-policy", "default-src 'self'");
      if (unread.length === most) return void response.end("read");
      unread.push(response);
      response.end(large);
    });
    const sockets = Array.from({ length: most }, () => connect(port, "127.0.0.1").pause());
    for (const socket of sockets)
      socket.write(`${line} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n\r\n`);
    await poll(() => unread.length).toBe(most);
    const method = line.startsWith("POST") ? "POST" : "GET";
    expect(await (await fetch(url + path, { method })).text()).toBe("read");
    expect(unread.filter(({ writableFinished }) => writableFinished)).toEqual([]);
    for (const socket of sockets) socket.destroy();
  });

  describe("when clients leave before their page is rendered", () => {
    async function startRendering() {
      const renders: { path?: string; response: ServerResponse; end: () => void }[] = [];
      const { port, url, server } = await start((request, response) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        renders.push({ path: request.url, response, end: resolve });
        return promise;
      });
      /** Takes all slots for pages for one request, and leaves. */
      const requestAndLeave = async () => {
        const sockets = Array.from({ length: 8 }, () => connect(port, "127.0.0.1"));
        for (const socket of sockets) socket.write("GET /search?q=a HTTP/1.1\r\nhost: localhost\r\n\r\n");
        await poll(() => renders.length).toBe(8);
        for (const socket of sockets) socket.destroy();
        await poll(() => renders.every(({ response }) => response.closed)).toBe(true);
      };
      const endAll = () => {
        for (const { end } of renders.splice(0)) end();
      };
      return { server, url, renders, requestAndLeave, endAll };
    }

    it("keeps their slots until the work ends", async () => {
      const { server, url, renders, requestAndLeave, endAll } = await startRendering();
      await requestAndLeave();
      const arrived = once(server, "request");
      const waiting = fetch(`${url}/search?q=b`);
      await arrived;
      // It has slots of its own. When it starts, the earlier request would have started too, had it got a slot.
      void fetch(`${url}/listed`).catch(() => {});
      await poll(() => renders.length).toBe(9);
      expect(renders[8]?.path).toBe("/listed");
      endAll();
      await poll(() => renders.length).toBe(1);
      renders[0]?.response.end("done");
      expect((await waiting).status).toBe(200);
    });

    it("counts the work toward their limit", async () => {
      stopClock();
      const { url, requestAndLeave, endAll } = await startRendering();
      // 15 × 8 = the limit of 120 pages.
      for (let count = 0; count < 15; count += 1) {
        await requestAndLeave();
        endAll();
      }
      expect((await fetch(`${url}/search?q=c`)).status).toBe(429);
    });
  });

  it.each([
    ["a client", () => "192.0.2.1"],
    ["all clients of an IPv6 /48", (index: number) => `2001:db8:1:${index}::1`],
  ])("limits the queued requests of %s", async (_, clientOf) => {
    const { url, seen, finishAll } = await startHolding();
    const statusFor = async (client: string) =>
      (await fetch(url, { headers: { "x-forwarded-for": client } })).status;
    const admitted = Array.from({ length: 40 }, (_, index) => statusFor(clientOf(index)));
    await poll(() => seen.requests).toBe(40);
    expect(await statusFor(clientOf(40))).toBe(503);
    const other = statusFor("192.0.2.2");
    await poll(() => seen.requests).toBe(42);
    finishAll();
    expect(await Promise.all([...admitted, other])).toEqual(Array(41).fill(200));
  });

  it.each([
    ["/api/search?q={n}", 100],
    ["/api/oxycon/seats", 120],
    ["/ingest/static/surveys.js", 120],
    ["/api/sandbox?{n}", 40],
    ["/search?q={n}", 120],
    ["/receipt/{n}", 120],
    ["/sent/free-trial?reference={n}", 120],
    ["/network-status?{n}", 120],
    ["/unknown-{n}", 120],
  ])("rate-limits reads of %s per client", async (path, burst) => {
    stopClock();
    const { url } = await start(greetInHtml, { proxyHops: 1 });
    const statusFor = async (client: string, count: number) => {
      const headers = { "x-forwarded-for": client };
      return (await fetch(url + path.replace("{n}", String(count)), { headers })).status;
    };
    const statuses: number[] = [];
    for (let count = 0; count < burst; count += 1) statuses.push(await statusFor("192.0.2.1", count));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await statusFor("192.0.2.1", 0)).toBe(429);
    expect(await statusFor("192.0.2.2", 0)).toBe(200);
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
    const statuses: number[] = [];
    for (let count = 0; count < 150; count += 1)
      statuses.push((await fetch(url + path.replace("{n}", String(count)))).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
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

  it("serves cached pages and the site's own documents to a client that is over the limit", async () => {
    stopClock();
    const { url } = await start(async (request, response) => {
      if (request.url === "/pricing") response.setHeader("x-nextjs-cache", "HIT");
      await greetInHtml(request, response);
    });
    const statusOf = async (path: string, headers = {}) => (await fetch(url + path, { headers })).status;
    expect(await statusOf("/pricing")).toBe(200);
    for (let count = 0; count < 120; count += 1) await statusOf(`/unknown-${count}`);
    expect(await statusOf("/unknown")).toBe(429);
    for (const path of ["/pricing", "/listed", "/listed?unknown=1"]) expect(await statusOf(path)).toBe(200);
    expect(await statusOf("/listed", { rsc: "1", "next-router-segment-prefetch": "/made-up" })).toBe(429);
  });

  it.each([
    [4, false],
    [1, true],
  ])(
    "starts %d reads of a kind during a form post (overloaded: %s), more afterwards",
    async (few, isOverloaded) => {
      const { url, seen, expectPending, finish } = await startHolding({ isOverloaded: () => isOverloaded });
      const form = fetch(`${url}/api/contact`, { method: "POST", body: "{}" });
      await expectPending(1);
      for (let count = 0; count < 5; count += 1) {
        for (const path of ["/pricing", "/api/search", "/_next/image"])
          void fetch(url + path).catch(() => {});
      }
      await poll(() => seen.requests).toBe(16);
      await expectPending(1 + 3 * few);
      finish(0);
      expect((await form).status).toBe(200);
      await expectPending(3 * (isOverloaded ? 4 : 5));
    },
  );

  it("serves health checks without queueing, also during a form post", async () => {
    const { url, seen, expectPending } = await startHolding({ isOverloaded: () => true });
    void fetch(`${url}/api/contact`, { method: "POST", body: "{}" }).catch(() => {});
    await expectPending(1);
    for (let count = 0; count < 5; count += 1) void fetch(`${url}/api/search`).catch(() => {});
    await poll(() => seen.requests).toBe(6);
    for (let count = 0; count < 3; count += 1) void fetch(`${url}/api/health/ready`).catch(() => {});
    await poll(() => seen.requests).toBe(9);
    await expectPending(5);
  });

  it("leaves slots for the health checks of others", async () => {
    const { url, seen, expectPending } = await startHolding();
    const check = (client: string) =>
      fetch(`${url}/api/health/ready`, { headers: { "x-forwarded-for": client } });
    for (let count = 0; count < 4; count += 1) void check("10.0.0.1").catch(() => {});
    await poll(() => seen.requests).toBe(4);
    expect((await check("10.0.0.1")).status).toBe(503);
    void check("10.0.0.2").catch(() => {});
    await expectPending(5);
  });

  it("delays a 503 by half a second", async () => {
    const { url, expectPending } = await startHolding({ refusalDelayMs: undefined });
    const setTimer = vi.spyOn(globalThis, "setTimeout");
    for (let count = 0; count < 4; count += 1) void fetch(`${url}/api/health/ready`).catch(() => {});
    await expectPending(4);
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(503);
    expect(setTimer).toHaveBeenCalledWith(expect.any(Function), 500);
  });

  it("does not delay reads for a form with an incomplete body", async () => {
    const { port, url, seen, expectPending } = await startHolding();
    const socket = await connected(port);
    socket.write("POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf");
    await poll(() => seen.requests).toBe(1);
    for (let count = 0; count < 5; count += 1) void fetch(url).catch(() => {});
    await expectPending(5);
    socket.destroy();
  });

  it("frees the place in the queue of a client that disconnects", async () => {
    const { url, seen, expectPending, finishAll } = await startHolding();
    const statusOf = async (signal?: AbortSignal) => (await fetch(url, { signal })).status;
    const started = Array.from({ length: 8 }, () => statusOf());
    await expectPending(8);
    const leaver = new AbortController();
    const leaving = statusOf(leaver.signal).catch(() => "left");
    const queued = Array.from({ length: 31 }, () => statusOf());
    await poll(() => seen.requests).toBe(40);
    leaver.abort();
    expect(await leaving).toBe("left");
    await poll(() => seen.closed).toBe(1);
    const last = statusOf();
    await poll(() => seen.requests).toBe(41);
    // The queue has 32 places per client.
    expect(await statusOf()).toBe(503);
    finishAll();
    expect(await Promise.all([...started, ...queued, last])).toEqual(Array(40).fill(200));
  });
});
