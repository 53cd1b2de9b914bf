import { test as base, expect } from "playwright/test";
import { type EditorsSite, startEditorsSite } from "@/tests/fixtures/editors-site";
import { startLocalServer } from "@/tests/fixtures/local-server";
import { noKeepAlive } from "./harness";

/** Two pages of other sites with a frame in them; only the first is the CMS. */
async function startCms() {
  let framed = "";
  const start = () =>
    startLocalServer((_request, response) => {
      response.setHeader("content-type", "text/html");
      response.end(
        `<!doctype html><title>CMS</title><iframe src="${framed}" width="1200" height="800"></iframe>`,
      );
    });
  const [cms, other] = [await start(), await start()];
  return {
    origin: cms.origin,
    other: other.origin,
    show: (address: string) => {
      framed = address.replaceAll("&", "&amp;");
    },
    close: () => Promise.all([cms.close(), other.close()]),
  };
}

/** A site with its own content, the editors' command on it, and pages of other sites with a frame. */
export const test = base.extend<object, { cms: Awaited<ReturnType<typeof startCms>>; desk: EditorsSite }>({
  cms: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must make from this pattern
    async ({}, use) => {
      const cms = await startCms();
      await use(cms);
      await cms.close();
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
