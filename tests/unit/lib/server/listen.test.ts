import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { parseEnv } from "@/lib/base/env/schema";
import { securityHeaders } from "@/lib/server/document/policy";
import { closeServer, listen, metricsAddressOf, siteAddressOf } from "@/lib/server/listen";
import { ask, connected, greet, poll, start, startHolding, stopGates } from "@/tests/fixtures/gate-server";

afterEach(stopGates);

describe("limitServer", () => {
  it.each([
    ["another protocol", 400, ["GET / HTTP/1.1", "Connection: Upgrade", "Upgrade: websocket"]],
    ["headers longer than 16 KB", 431, ["GET / HTTP/1.1", `X-Long: ${"a".repeat(17_000)}`]],
    ["a tunnel", 400, ["CONNECT evil.example:443 HTTP/1.1"]],
    ["text that is not HTTP", 400, ["HELLO"]],
    ["an unknown expectation", 417, ["GET / HTTP/1.1", "Expect: something-else"]],
    ["a body in chunks", 411, ["POST /api/contact HTTP/1.1", "Transfer-Encoding: chunked"]],
  ])("rejects %s with a JSON message, uncached, with the security headers", async (_, status, lines) => {
    const { port } = await start(greet);
    const answer = await ask(port, lines);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(securityHeaders))
      expect(answer.toLowerCase()).toContain(`\r\n${name}: ${value}\r\n`.toLowerCase());
    expect(answer).toMatch(/^cache-control: no-store\r$/im);
    expect(answer).toMatch(/^connection: close\r$/im);
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
    await poll(() => methods.length).toBe(opening.split("Host").length - 1);
    socket.write("nonsense\r\n");
    await once(socket, "close");
    expect(output.match(/HTTP\/1.1/g)).toHaveLength(1);
  });

  it("responds to a body that times out, and closes the connection", async () => {
    const timeouts = { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 };
    const { port } = await start(() => new Promise(() => {}), { timeouts });
    const socket = connect(port, "127.0.0.1");
    socket.write("POST /api HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf");
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toMatch(/\r\n\r\n\{"message":"[^"]+"\}$/);
  });
});

describe("closeServer", () => {
  it("finishes running requests, accepts no new ones, and closes half-open connections", async () => {
    const { gate, server, port, url, expectPending, finish } = await startHolding();
    const half = await connected(port);
    half.write("GET / HTTP/1.1\r\nHost: x\r\n");
    const silent = await connected(port);
    const atWork = fetch(url);
    await expectPending(1);
    const closing = closeServer({ gate, server }, 60_000);
    await expect(fetch(url)).rejects.toThrow();
    finish(0);
    const answer = await atWork;
    expect(await answer.text()).toBe("done");
    expect(answer.headers.get("connection")).toBe("close");
    await closing;
    await poll(() => [half.closed, silent.closed]).toEqual([true, true]);
  });

  it("waits for a body that is still arriving", async () => {
    const { gate, server, port, seen, expectPending, finish } = await startHolding();
    const socket = await connected(port);
    socket.write("POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 8\r\n\r\nhalf");
    await poll(() => seen.requests).toBe(1);
    const closing = closeServer({ gate, server }, 60_000);
    socket.write("full");
    await expectPending(1);
    finish(0);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close\r\n[\s\S]*done$/i);
    await closing;
  });

  it("responds to a request that a proxy sends over a keep-alive connection while the server begins to stop", async () => {
    const { gate, server, port } = await start(greet);
    const kept = await connected(port);
    kept.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(kept, "data");
    const closing = closeServer({ gate, server, isProxied: true }, 60_000);
    kept.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    expect(await text(kept)).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close\r\n/i);
    await closing;
  });

  it("does not wait forever for a hanging request", async () => {
    const { gate, server, url, expectPending } = await startHolding();
    const hanging = fetch(url).catch(() => "cut");
    await expectPending(1);
    await closeServer({ gate, server }, 10);
    expect(await hanging).toBe("cut");
  });
});

describe("listen", () => {
  it("reports an address that this machine does not have", async () => {
    const address = { port: 0, host: "192.0.2.1", setting: "METRICS_PORT" } as const;
    await expect(listen(createServer(), address)).rejects.toThrow(
      "This machine has no address 192.0.2.1. Set METRICS_HOST to one that it has.",
    );
  });

  it("listens for the site and for metrics on the configured addresses only", () => {
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
