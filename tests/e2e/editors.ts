import { createServer, type Server } from "node:http";
import { test as base, expect } from "playwright/test";
import { type EditorsSite, startEditorsSite } from "@/tests/fixtures/editors-site";
import { findFreePort } from "@/tests/fixtures/free-port";
import { noKeepAlive } from "./harness";

type Cms = { origin: string; other: string; show: (address: string) => void };

/** Two pages of other sites with a frame in them; only the first is the CMS. */
async function startCms(): Promise<Cms & { close: () => void }> {
  let framed = "";
  const servers: Server[] = [];
  const start = async () => {
    const port = await findFreePort();
    const server = createServer((_request, response) => {
      response.setHeader("content-type", "text/html");
      response.end(
        `<!doctype html><title>CMS</title><iframe src="${framed}" width="1200" height="800"></iframe>`,
      );
    });
    servers.push(server.listen(port, "127.0.0.1"));
    return `http://127.0.0.1:${port}`;
  };
  const [origin, other] = [await start(), await start()];
  return {
    origin,
    other,
    show: (address) => {
      framed = address.replaceAll("&", "&amp;");
    },
    close: () => {
      for (const server of servers) server.close();
    },
  };
}

/** A site with its own content, the editors' command on it, and pages of other sites with a frame. */
export const test = base.extend<object, { cms: Cms; desk: EditorsSite }>({
  cms: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must make from this pattern
    async ({}, use) => {
      const cms = await startCms();
      await use(cms);
      cms.close();
    },
    { scope: "worker" },
  ],
  desk: [
    async ({ cms }, use) => {
      const desk = await startEditorsSite(cms.origin);
      await use(desk);
      expect(await desk.stop()).toBe(0);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ desk }, use) => use(desk.url),
  /** A visitor without cookies. */
  request: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: noKeepAlive });
    await use(request);
    await request.dispose();
  },
});

export { expect };
