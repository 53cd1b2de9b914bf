import type { IncomingMessage } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import type { RedirectTarget } from "@/lib/base/redirects";
import type { Handler } from "@/lib/server/http/buffered-response";
import { withRedirects } from "@/lib/server/redirects";
import { serveAnswers, stopServingAnswers } from "@/tests/fixtures/answer-server";

afterEach(stopServingAnswers);

const redirects = new Map<string, RedirectTarget>([
  ["/old", { status: 301, to: "/new" }],
  ["/for-now", { status: 307, to: "/elsewhere" }],
  ["/withdrawn", { status: 410 }],
]);

/** A server whose pages contain the requested path. */
async function start() {
  const seen: IncomingMessage[] = [];
  const next: Handler = async (request) => {
    seen.push(request);
    const body = Buffer.from(`page ${request.url}`);
    return { status: 200, headers: { "content-type": "text/html" }, body };
  };
  const response = withRedirects(next, {
    findRedirect: (path) => redirects.get(path) ?? null,
    findBuildDifference: (path, cookie) => {
      if (path === "/late") return "late";
      return path === "/unpublished" && cookie !== "editor" ? "missing" : null;
    },
  });
  const url = await serveAnswers(response);
  return {
    seen,
    get: (path: string, headers = {}) => fetch(url + path, { redirect: "manual", headers }),
  };
}

describe("a redirected URL", () => {
  it("redirects permanently and keeps the query", async () => {
    const { get, seen } = await start();
    const response = await get("/old?utm_source=mail&plan=team");
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/new?utm_source=mail&plan=team");
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(seen).toEqual([]);
  });

  it("is not cached if it is temporary", async () => {
    const response = await (await start()).get("/for-now");
    expect(response.status).toBe(307);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("that was withdrawn shows its page with status 410", async () => {
    const { get, seen } = await start();
    const response = await get("/withdrawn?x=1", { "if-none-match": '"known"' });
    expect(response.status).toBe(410);
    expect(response.headers.get("content-type")).toBe("text/html");
    expect(await response.text()).toBe("page /gone");
    expect(seen[0]?.headers).not.toHaveProperty("if-none-match");
  });
});

describe("a page published after the build", () => {
  it("is marked for Next", async () => {
    const { get, seen } = await start();
    expect(await (await get("/late?plan=team")).text()).toBe("page /late?plan=team");
    expect(seen[0]?.headers["x-oxbow-late"]).toBe("1");
    expect(await (await get("/other?plan=team")).text()).toBe("page /other?plan=team");
    expect(seen[1]?.headers["x-oxbow-late"]).toBeUndefined();
  });

  it("responds with 404 once it was withdrawn, except in previews", async () => {
    const { get } = await start();
    expect(await (await get("/unpublished")).text()).toBe("page /-");
    expect(await (await get("/unpublished", { cookie: "editor" })).text()).toBe("page /unpublished");
  });
});
