// @vitest-environment node
import { createServer, type RequestListener, request, type Server } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { createGate } from "@/lib/serving/gate";
import { createReadyStore } from "@/lib/serving/ready/ready-store";

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** A server whose pages are made by `answer`, and the way to ask it. */
async function serve(answer: RequestListener, now?: () => number) {
  let made = 0;
  const ready = createReadyStore(now);
  const gate = createGate({
    handler: async (incoming, response) => {
      made += 1;
      answer(incoming, response);
    },
    peerAddressHeader: "x-peer",
    proxyHops: 0,
    ready,
    onError: () => {},
  });
  const server = createServer(gate.handle);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<Answer>((resolve, reject) => {
      const asking = request({ port, path, headers, method, host: "127.0.0.1" }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk) => chunks.push(chunk));
        incoming.on("end", () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      asking.on("error", reject);
      asking.end();
    });
  return { ask, ready, made: () => made };
}

const text = "a page ".repeat(200);
const page: RequestListener = (_request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("cache-control", "s-maxage=3600");
  response.setHeader("x-nextjs-cache", "HIT");
  response.setHeader("content-security-policy", "default-src 'self'");
  response.end(text);
};

describe("kept answers", () => {
  it("are made once and sent in the encoding that the client takes", async () => {
    const { ask, made } = await serve(page);
    const plain = await ask("/a");
    const brotli = await ask("/a", { "accept-encoding": "gzip, br" });
    const gzip = await ask("/a", { "accept-encoding": "gzip;q=1, br;q=0" });
    expect(made()).toBe(1);
    expect(plain.body.toString()).toBe(text);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(text);
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    expect([plain, brotli, gzip].map(({ headers }) => headers["content-encoding"])).toEqual([
      undefined,
      "br",
      "gzip",
    ]);
    expect(brotli.headers.vary).toBe("Accept-Encoding");
    expect(brotli.headers["content-security-policy"]).toBe("default-src 'self'");
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it("are not sent again to a client that has them, and have no body for HEAD", async () => {
    const { ask } = await serve(page);
    const { headers } = await ask("/a", { "accept-encoding": "br" });
    const again = await ask("/a", { "accept-encoding": "br", "if-none-match": String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers["content-security-policy"]).toBe("default-src 'self'");
    const head = await ask("/a", {}, "HEAD");
    expect(head.status).toBe(200);
    expect(head.headers["content-length"]).toBe(String(Buffer.byteLength(text)));
    expect(head.body).toHaveLength(0);
  });

  it("serve campaign links, but no query that a page may read", async () => {
    const { ask, made } = await serve(page);
    await ask("/a");
    await ask("/a?utm_source=mail&gclid=1");
    expect(made()).toBe(1);
    await ask("/a?q=proxy");
    await ask("/a?q=proxy");
    expect(made()).toBe(3);
  });

  it("never serve drafts, parts of files, or another form of the page", async () => {
    const { ask, made } = await serve(page);
    await ask("/a");
    await ask("/a", { cookie: "x=1; __prerender_bypass=abc" });
    await ask("/a", { cookie: "io.prismic.preview=abc" });
    await ask("/a", { range: "bytes=0-9" });
    await ask("/a", { rsc: "1" });
    expect(made()).toBe(5);
    await ask("/a", { cookie: "consent=1" });
    await ask("/a", { rsc: "1" });
    expect(made()).toBe(5);
  });

  it("are gone with a change of the page, and what was asked for before it is not kept", async () => {
    let finish = () => {};
    const { ask, made, ready } = await serve((incoming, response) => {
      if (incoming.url === "/slow") finish = () => page(incoming, response);
      else page(incoming, response);
    });
    await ask("/a");
    ready.forget("/a");
    await ask("/a");
    expect(made()).toBe(2);
    const slow = ask("/slow");
    await expect.poll(made).toBe(3);
    ready.forget();
    finish();
    await slow;
    expect(ready.find("/slow", "")).toBeNull();
  });

  it("send one request on when they are due, and serve all others meanwhile", async () => {
    let now = 0;
    const { ask, made } = await serve(page, () => now);
    await ask("/a");
    now = 10_001;
    await Promise.all([ask("/a"), ask("/a"), ask("/a")]);
    expect(made()).toBe(2);
  });

  it("are only what is the same for everybody", async () => {
    const refusals: Record<string, RequestListener> = {
      "/cookie": (incoming, response) => {
        response.setHeader("set-cookie", "a=b");
        page(incoming, response);
      },
      "/stale": (_incoming, response) => {
        response.setHeader("x-nextjs-cache", "STALE");
        response.end(text);
      },
      "/private": (_incoming, response) => {
        response.writeHead(200, { "x-nextjs-cache": "HIT", "cache-control": "private" });
        response.end(text);
      },
      "/missing": (incoming, response) => {
        response.statusCode = 404;
        page(incoming, response);
      },
    };
    const { ask, made } = await serve((incoming, response) =>
      refusals[incoming.url ?? ""]?.(incoming, response),
    );
    for (const path of Object.keys(refusals)) {
      await ask(path);
      await ask(path);
    }
    expect(made()).toBe(8);
  });

  it("let through what is too large to hold", async () => {
    const part = Buffer.alloc(1_024 * 1_024, "x");
    const { ask, made } = await serve((_incoming, response) => {
      response.setHeader("content-type", "application/zip");
      response.setHeader("cache-control", "public, immutable");
      for (let count = 0; count < 5; count += 1) response.write(part);
      response.end();
    });
    expect((await ask("/large")).body).toHaveLength(5 * part.byteLength);
    await ask("/large");
    expect(made()).toBe(2);
  });
});
