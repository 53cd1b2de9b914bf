import { createServer, type IncomingMessage, type Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import type { RedirectTarget } from "@/lib/base/redirects";
import { listen } from "@/lib/server/listen";
import { answerMoves } from "@/lib/server/moves";

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close();
});

const moves = new Map<string, RedirectTarget>([
  ["/old", { status: 301, to: "/new" }],
  ["/for-now", { status: 307, to: "/elsewhere" }],
  ["/withdrawn", { status: 410 }],
]);

/** A server whose pages say which path they were asked for, one per way of writing a head. */
async function start(writes: "implicit" | "explicit" = "implicit") {
  const seen: IncomingMessage[] = [];
  const handler = answerMoves({
    withdrawnPath: "/gone",
    findRedirect: (path) => moves.get(path) ?? null,
    findBuildDifference: (path, cookie) => {
      if (path === "/late") return "late";
      return path === "/unpublished" && cookie !== "editor" ? "missing" : null;
    },
    handler: async (request, response) => {
      seen.push(request);
      if (writes === "explicit") response.writeHead(200, { "content-type": "text/html" });
      else response.setHeader("content-type", "text/html");
      response.end(`page ${request.url}`);
    },
  });
  const server = createServer((request, response) => void handler(request, response));
  running.push(server);
  await listen(server, { port: 0, setting: "PORT" });
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return {
    seen,
    get: (path: string, headers = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", headers }),
  };
}

describe("an address of the past", () => {
  it("leads to where its page is now, for good, and the query travels along", async () => {
    const { get, seen } = await start();
    const answer = await get("/old?utm_source=mail&plan=team");
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe("/new?utm_source=mail&plan=team");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(seen).toEqual([]);
  });

  it("that leads elsewhere for a while is asked for again every time", async () => {
    const answer = await (await start()).get("/for-now");
    expect(answer.status).toBe(307);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it.each(["implicit", "explicit"] as const)(
    "that was withdrawn shows the page for that, with status 410 (%s head)",
    async (writes) => {
      const { get, seen } = await start(writes);
      const answer = await get("/withdrawn?x=1", { "if-none-match": '"known"' });
      expect(answer.status).toBe(410);
      expect(answer.headers.get("content-type")).toBe("text/html");
      expect(await answer.text()).toBe("page /gone");
      expect(seen[0]?.headers).not.toHaveProperty("if-none-match");
    },
  );
});

describe("every other address", () => {
  it("goes to the pages as it is", async () => {
    const { get } = await start();
    const answer = await get("/pricing?plan=team");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("page /pricing?plan=team");
  });
});

describe("a page that is newer than the build", () => {
  it("is named to Next as such", async () => {
    const { get, seen } = await start();
    expect(await (await get("/late?plan=team")).text()).toBe("page /late?plan=team");
    expect(seen[0]?.headers["x-next-late"]).toBe("1");
    await get("/other");
    expect(seen[1]?.headers["x-next-late"]).toBeUndefined();
  });

  it("leads nowhere once it was withdrawn, but for who sees drafts", async () => {
    const { get } = await start();
    expect(await (await get("/unpublished")).text()).toBe("page /-");
    expect(await (await get("/unpublished", { cookie: "editor" })).text()).toBe("page /unpublished");
  });
});
