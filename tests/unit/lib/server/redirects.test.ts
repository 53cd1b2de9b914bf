import type { IncomingMessage } from "node:http";
import { afterEach, expect, it } from "vitest";
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
  const received: IncomingMessage[] = [];
  const next: Handler = async (request) => {
    received.push(request);
    const body = Buffer.from(`page ${request.url}`);
    return { status: 200, headers: { "content-type": "text/html" }, body };
  };
  const response = withRedirects(next, {
    findRedirect: (path) => redirects.get(path) ?? null,
    findBuildDifference: (path) => (path === "/late" ? "late" : null),
  });
  const url = await serveAnswers(response);
  return {
    received,
    get: (path: string, headers = {}) => fetch(url + path, { redirect: "manual", headers }),
  };
}

it.each([
  ["/old", "public, max-age=3600"],
  ["/for-now", "no-store"],
])("%s gets its response without Next, with Cache-Control: %s", async (path, caching) => {
  const { get, received } = await start();
  expect((await get(path)).headers.get("cache-control")).toBe(caching);
  expect(received).toEqual([]);
});

it("a withdrawn URL shows its page with status 410, also to a browser that has cached a page", async () => {
  const { get, received } = await start();
  const response = await get("/withdrawn?x=1", { "if-none-match": '"known"' });
  expect([response.status, await response.text()]).toEqual([410, "page /gone"]);
  expect(received[0]?.headers).not.toHaveProperty("if-none-match");
});

it("a page published after the build is marked for Next, and another is passed on unchanged", async () => {
  const { get, received } = await start();
  expect(await (await get("/late?plan=team")).text()).toBe("page /late?plan=team");
  expect(received[0]?.headers["x-oxbow-late"]).toBe("1");
  expect(await (await get("/other?plan=team")).text()).toBe("page /other?plan=team");
  expect(received[1]?.headers["x-oxbow-late"]).toBeUndefined();
});
