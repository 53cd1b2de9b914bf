import { test as base, expect } from "playwright/test";
import { type EditorsSite, startEditorsSite } from "@/tests/fixtures/editors-site";
import { startLocalServer } from "@/tests/fixtures/local-server";
import { noKeepAlive } from "./harness";

/** The CMS and another site, each a page that frames a URL. */
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
    otherOrigin: other.origin,
    frame: (url: string) => {
      framed = url.replaceAll("&", "&amp;");
    },
    close: () => Promise.all([cms.close(), other.close()]),
  };
}

/** A site with its own content, `npm run content` for it, and pages of two other sites that frame it. */
export const test = base.extend<
  object,
  { cms: Awaited<ReturnType<typeof startCms>>; editorsSite: EditorsSite }
>({
  cms: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must make from this pattern
    async ({}, use) => {
      const cms = await startCms();
      await use(cms);
      await cms.close();
    },
    { scope: "worker" },
  ],
  editorsSite: [
    async ({ cms }, use) => {
      const editorsSite = await startEditorsSite(cms.origin);
      await use(editorsSite);
      expect(await editorsSite.stop(), "exit code").toBe(0);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ editorsSite }, use) => use(editorsSite.url),
  /** Without keep-alive (see `noKeepAlive`), and without the cookies of the page. */
  request: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: noKeepAlive });
    await use(request);
    await request.dispose();
  },
});

export { expect };
