import { type IncomingMessage, type RequestListener, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createResponseCache } from "@/lib/server/response-cache/response-cache";
import { start, stopGates } from "@/tests/fixtures/gate-server";

const encoded = vi.hoisted((): string[] => []);
/** Resolves when bodies may be compressed. */
const compressing = vi.hoisted(() => ({ mayBegin: Promise.resolve() }));
vi.mock("@/lib/server/response-cache/encodings", async (importOriginal) => {
  const original = await importOriginal<typeof import("@/lib/server/response-cache/encodings")>();
  const encode: typeof original.encode = async (body, encoding, frequency) => {
    encoded.push(encoding);
    await compressing.mayBegin;
    return original.encode(body, encoding, frequency);
  };
  return { ...original, encode };
});

afterEach(async () => {
  encoded.length = 0;
  compressing.mayBegin = Promise.resolve();
  await stopGates();
});

/** A server whose pages are rendered by `answer`, and a client for it. */
async function serve(answer: RequestListener, now = () => 0) {
  let renderCount = 0;
  const cache = createResponseCache(now);
  const { port, errors } = await start(
    async (incoming, response) => {
      renderCount += 1;
      answer(incoming, response);
    },
    { cache },
  );
  const send = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = request({ port, path, headers, method, host: "127.0.0.1" }, resolve);
      outgoing.on("error", reject).end();
    });
    return { status: incoming.statusCode, headers: incoming.headers, body: await buffer(incoming) };
  };
  return { send, cache, errors, renderCount: () => renderCount };
}

const text = "a page ".repeat(200);
const pageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "s-maxage=3600",
  "x-nextjs-cache": "HIT",
  "content-security-policy": "default-src 'self'",
};
const page: RequestListener = (_request, response) => {
  response.writeHead(response.statusCode, pageHeaders).end(text);
};

describe("cached responses", () => {
  it("are rendered once and sent in the accepted encoding", async () => {
    const { send, renderCount } = await serve(page);
    const plain = await send("/a");
    const brotli = await send("/a", { "accept-encoding": "gzip, br" });
    const gzip = await send("/a", { "accept-encoding": "gzip;q=1, br;q=0" });
    expect(renderCount()).toBe(1);
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

  it("ignore campaign parameters; for a page that the site lists (here /listed), every query parameter", async () => {
    const { send, renderCount } = await serve(page);
    await send("/a");
    await send("/a?utm_source=mail&gclid=1");
    expect(renderCount()).toBe(1);
    await send("/a?q=proxy");
    await send("/a?q=proxy");
    expect(renderCount()).toBe(3);
    for (const query of ["", "?ref=partner", "?gad_source=1&ttclid=2"]) await send(`/listed${query}`);
    expect(renderCount()).toBe(4);
  });

  it("are not used for drafts, byte ranges or page data", async () => {
    const { send, renderCount } = await serve(page);
    await send("/a");
    await send("/a", { cookie: "x=1; __prerender_bypass=abc" });
    await send("/a", { cookie: "io.prismic.preview=abc" });
    await send("/a", { range: "bytes=0-9" });
    await send("/a", { rsc: "1" });
    expect(renderCount()).toBe(5);
    await send("/a", { cookie: "consent=1" });
    await send("/a", { rsc: "1" });
    expect(renderCount()).toBe(5);
  });

  it("of files ignore every query and draft cookie", async () => {
    const { send, renderCount } = await serve((_request, response) => {
      response.setHeader("content-type", "text/javascript");
      response.setHeader("cache-control", "public, max-age=31536000, immutable");
      response.end(text);
    });
    for (const cookie of ["consent=1", "__prerender_bypass=abc"])
      for (const query of ["", "?a=1", "?a=2"]) await send(`/_next/static/chunks/a.js${query}`, { cookie });
    expect(renderCount()).toBe(1);
  });

  it("are sent when too many others already wait for Next", async () => {
    let isStuck = false;
    let at = 0;
    const { send } = await serve(
      (request, response) => {
        if (!isStuck) page(request, response);
      },
      () => at,
    );
    const paths = Array.from({ length: 140 }, (_, index) => `/page-${index}`);
    for (const path of paths) await send(path);
    isStuck = true;
    // Each is due for a revalidation.
    at = 11_000;
    // Its body is not compressed, so it is sent as it is.
    const { status, headers } = await Promise.race(
      paths.map((path) => send(path, { "accept-encoding": "br" })),
    );
    expect([status, headers["content-encoding"]]).toEqual([200, undefined]);
  });

  it("replace a page that fails to render, but not a deleted one", async () => {
    let status = 200;
    const { send, cache } = await serve((request, response) => {
      response.statusCode = status;
      page(request, response);
    });
    await send("/a");
    cache.expire();
    status = 500;
    const failed = await send("/a");
    expect([failed.status, failed.body.toString()]).toEqual([200, text]);
    expect((await send("/b")).status).toBe(500);
    status = 404;
    expect((await send("/a")).status).toBe(404);
    status = 500;
    expect((await send("/a")).status).toBe(500);
  });

  it("expire when the page changes, and outdated responses are not stored", async () => {
    let finish = () => {};
    const { send, renderCount, cache } = await serve((incoming, response) => {
      if (incoming.url === "/slow") finish = () => page(incoming, response);
      else page(incoming, response);
    });
    await send("/a");
    cache.expire("/a");
    await send("/a");
    expect(renderCount()).toBe(2);
    const slow = send("/slow");
    await expect.poll(renderCount).toBe(3);
    cache.expire();
    finish();
    await slow;
    expect(cache.get({ path: "/slow", variant: "", acceptanceKey: null })).toBeNull();
  });

  it("are revalidated by one request, while others get the stale response", async () => {
    let now = 0;
    const { send, renderCount } = await serve(page, () => now);
    await send("/a");
    now = 10_001;
    await Promise.all([send("/a"), send("/a"), send("/a")]);
    expect(renderCount()).toBe(2);
  });

  it.each<[string, number, Record<string, string>]>([
    ["that sets a cookie", 200, { "set-cookie": "a=b" }],
    ["that Next renders again", 200, { "x-nextjs-cache": "STALE" }],
    ["for one client", 200, { "cache-control": "private" }],
    ["that is not found", 404, {}],
    ["that differs by a header of clients", 200, { vary: "Accept" }],
  ])("do not include a page %s", async (_what, status, headers) => {
    const { send, renderCount } = await serve((_incoming, response) => {
      response.writeHead(status, { ...pageHeaders, ...headers }).end(text);
    });
    await send("/a");
    await send("/a");
    expect(renderCount()).toBe(2);
  });

  it("are the same after GET and HEAD", async () => {
    const { send, renderCount } = await serve((incoming, response) => {
      if (incoming.method === "HEAD") response.end();
      else page(incoming, response);
    });
    const head = await send("/a", { "accept-encoding": "gzip" }, "HEAD");
    const whole = await send("/a", { "accept-encoding": "gzip" });
    expect(renderCount()).toBe(1);
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-encoding"]).toBe("gzip");
    expect(Number(head.headers["content-length"])).toBeGreaterThan(0);
    expect(whole.body.byteLength).toBeGreaterThan(0);
  });

  it("have an ETag per encoding, and match any of them", async () => {
    const { send } = await serve(page);
    const brotli = { "accept-encoding": "br" };
    const { etag } = (await send("/a", brotli)).headers;
    expect(etag).toMatch(/-br"$/);
    for (const tag of [etag, String(etag).replace("-br", "-gzip"), String(etag).replace("-br", "")]) {
      const again = await send("/a", { ...brotli, "if-none-match": `"other", W/${tag}` });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers["content-security-policy"]).toBe("default-src 'self'");
    }
    expect((await send("/a", { ...brotli, "if-none-match": '"other"' })).status).toBe(200);
  });

  it("are not private ones, which still have an ETag", async () => {
    const { send, renderCount } = await serve((_incoming, response) => {
      response.setHeader("content-type", "text/html");
      response.setHeader("cache-control", "private, no-cache");
      response.end(text);
    });
    const { headers } = await send("/a");
    expect((await send("/a", { "if-none-match": String(headers.etag) })).status).toBe(304);
    expect(renderCount()).toBe(2);
  });

  it("do not change partial content", async () => {
    const { send } = await serve((_incoming, response) => {
      response.writeHead(206, {
        "content-type": "text/plain",
        "content-range": "bytes 0-999/2000",
        etag: '"of-the-file"',
      });
      response.end("x".repeat(1_000));
    });
    const part = await send("/a.txt", { range: "bytes=0-999", "accept-encoding": "br" });
    expect(part.status).toBe(206);
    expect(part.headers["content-encoding"]).toBeUndefined();
    expect(part.headers.etag).toBe('"of-the-file"');
    expect(part.body).toHaveLength(1_000);
  });

  it("are not stored for headers that browsers never send", async () => {
    const { send, renderCount } = await serve(page);
    const forms: Record<string, string>[] = [
      { rsc: "2" },
      { rsc: "1", "next-router-prefetch": "x" },
      { rsc: "1", "next-router-prefetch": "y" },
      { rsc: "1", "next-router-segment-prefetch": "/a" },
    ];
    for (const form of [...forms, ...forms]) await send("/a?_rsc=x", form);
    expect(renderCount()).toBe(8);
  });

  it("serve page data only at a URL that Next has accepted with the same headers", async () => {
    const { send, renderCount } = await serve((incoming, response) => {
      if (incoming.url?.endsWith("_rsc=right")) page(incoming, response);
      else response.writeHead(307, { location: "/a?_rsc=right" }).end();
    });
    expect((await send("/a?_rsc=right", { rsc: "1" })).status).toBe(200);
    expect((await send("/a", { rsc: "1" })).status).toBe(307);
    // The redirect says nothing about the page.
    expect((await send("/a?_rsc=right", { rsc: "1" })).status).toBe(200);
    expect(renderCount()).toBe(2);
    expect((await send("/a?_rsc=right", { rsc: "1", "next-url": "/b" })).status).toBe(200);
    expect(renderCount()).toBe(3);
    await send("/a?_rsc=right", { rsc: "1", "next-url": "/b" });
    expect(renderCount()).toBe(3);
  });

  it.each([
    ["has moved", 301],
    ["is gone", 410],
  ])("are evicted when their page %s", async (_, status) => {
    let now = 0;
    let isOver = false;
    const { send } = await serve(
      (incoming, response) => {
        if (isOver) response.writeHead(status, { "content-type": "text/plain" }).end("over");
        else page(incoming, response);
      },
      () => now,
    );
    await send("/a");
    isOver = true;
    now = 10_001;
    expect((await send("/a")).status).toBe(status);
    expect((await send("/a")).status).toBe(status);
  });

  it("of drawings may be cached by browsers for an hour", async () => {
    const { send, renderCount } = await serve((_incoming, response) => {
      response.writeHead(200, { "content-type": "image/svg+xml", "cache-control": "public, max-age=0" });
      response.end(`<svg>${text}</svg>`);
    });
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await send("/pictures/a.svg");
      expect(headers["cache-control"]).toBe("public, max-age=3600, stale-while-revalidate=86400");
    }
    expect(renderCount()).toBe(1);
  });

  it("are not mixed with an error message during a response", async () => {
    const { send, errors } = await serve((_incoming, response) => {
      response.setHeader("content-type", "text/plain");
      response.setHeader("set-cookie", "a=b");
      response.write("half a page");
      throw new Error("in the middle");
    });
    const answer = await send("/a");
    expect(answer.status).toBe(500);
    expect(JSON.parse(answer.body.toString())).toEqual({
      message: "Something went wrong on our side. Please try again.",
    });
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(errors.splice(0)).toEqual([new Error("in the middle")]);
  });

  it("stay compressed when a page is rendered again with the same content", async () => {
    const { send, cache, renderCount } = await serve(page);
    await send("/a", { "accept-encoding": "br" });
    cache.expire();
    await send("/a", { "accept-encoding": "br" });
    expect(renderCount()).toBe(2);
    expect(encoded).toEqual(["br"]);
  });

  it("are compressed once, in requested encodings only", async () => {
    const { send } = await serve(page);
    await send("/a");
    const brotli = { "accept-encoding": "br" };
    await Promise.all([send("/a", brotli), send("/a", brotli)]);
    expect(encoded).toEqual(["br"]);
  });
});

describe("responses that are being compressed", () => {
  // The slots of "renders" and "pages" in lib/server/admission.ts.
  it.each([
    ["rendered for one request", "/search?q=", 8],
    ["cached, but not in this encoding", "/page-", 32],
  ])(
    "take a slot each, and do not delay responses that need no compression: %s",
    async (_what, path, slots) => {
      const { send } = await serve(page);
      const count = 40;
      const paths = Array.from({ length: count }, (_, index) => path + index);
      for (const one of ["/page-0", ...paths]) await send(one);
      encoded.length = 0;
      const { promise, resolve } = Promise.withResolvers<void>();
      compressing.mayBegin = promise;
      const brotli = { "accept-encoding": "br" };
      const responses = paths.map((one) => send(one, brotli));
      await expect.poll(() => encoded.length).toBe(slots);
      expect((await send("/page-0")).status).toBe(200);
      expect(encoded).toHaveLength(slots);
      resolve();
      const statuses = (await Promise.all(responses)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(count);
    },
  );
});
