import { readFileSync, statSync } from "node:fs";
import lz from "lz-string";
import type { APIRequestContext, Page, Response } from "playwright/test";
import type { EditorsSite } from "@/tests/fixtures/editors-site";
import { expect, test } from "./editors";
import { expectAccessible } from "./harness";

const banner = (page: Page) => page.getByRole("region", { name: "Preview" });
const titleOf = async (request: APIRequestContext, path: string) =>
  /<title>([^<]*)/.exec(await (await request.get(path)).text())?.[1];
const draftTitle = "Datasets draft | Oxbow";

// Each test continues with what the tests before it have drafted and published.
test.describe.configure({ mode: "serial" });

test("a draft is only visible in its preview", async ({ browser, editorsSite, page, request }) => {
  const published = await titleOf(request, "/datasets");
  await editorsSite.edit("page/datasets", (data) => {
    data.meta_title = draftTitle;
  });
  const responses: Response[] = [];
  page.on("response", (response) => {
    if (response.url() === `${editorsSite.url}/datasets`) responses.push(response);
  });
  await page.goto(await editorsSite.previewOf("page/datasets"));
  expect(new URL(page.url()).pathname).toBe("/datasets");
  await expect(page).toHaveTitle(draftTitle);
  const headers = responses[0]?.headers() ?? {};
  expect(headers["cache-control"]).toContain("no-store");
  expect(headers["x-robots-tag"]).toBe("noindex, nofollow, noarchive");
  // An internal header, removed before the response is sent.
  expect(headers).not.toHaveProperty("x-draft");
  await expect(page.locator("html")).toHaveAttribute("data-preview", "true");
  await expect(banner(page)).toContainText("This is a preview. You see a draft. Visitors see the version of");
  expect(await titleOf(request, "/datasets")).toBe(published);
  const other = await browser.newPage({ baseURL: editorsSite.url });
  await other.goto("/datasets");
  await expect(other).toHaveTitle(published ?? "");
  await expect(banner(other)).toHaveCount(0);
  await other.close();
});

test("the preview bar copies a URL of the same preview, and checks the page", async ({
  browser,
  context,
  editorsSite,
  page,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(await editorsSite.previewOf("page/datasets"));
  const field = page.getByRole("textbox", { name: "Preview URL" });
  await expect(field).toHaveValue(/\/api\/preview\?token=.+documentId=/);
  await expect(field).toHaveAttribute("readonly", "");
  await page.getByRole("button", { name: "Copy", exact: true }).first().click();
  await expect(banner(page).getByRole("button", { name: "Copied!" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await field.inputValue());
  await expect(banner(page).getByRole("button", { name: "Copy", exact: true })).toBeVisible();
  await banner(page).getByText("Publish check: ready to publish").click();
  await expect(banner(page)).toContainText("Share image: fine");
  await expectAccessible(page);
  const colleague = await browser.newPage();
  await colleague.goto(copied);
  await expect(colleague).toHaveTitle(draftTitle);
  await colleague.close();
});

test("the preview bar shows whether a page has a draft, also after client-side navigation", async ({
  editorsSite,
  page,
}) => {
  await page.goto(await editorsSite.previewOf("page/datasets"));
  await expect(banner(page)).toContainText("You see a draft.");
  await page.goto("/isp-proxies");
  await expect(banner(page)).toContainText("This page has no draft. You see the published version of");
  await page.locator('footer a[href="/faq"]').click();
  await page.waitForURL(/\/faq$/);
  await expect(banner(page)).toContainText("This page is not written in the CMS.");
});

test("exit ends the preview, but a prefetch of it does not", async ({ editorsSite, context, page }) => {
  await page.goto(await editorsSite.previewOf("page/datasets"));
  const exit = "/api/exit-preview";
  const head = await page.request.head(exit);
  expect([head.status(), head.headers().allow]).toEqual([405, "GET"]);
  for (const name of [
    "sec-purpose",
    "purpose",
    "x-purpose",
    "next-router-prefetch",
    "next-router-segment-prefetch",
  ]) {
    const prefetched = await page.request.get(exit, { headers: { [name]: "prefetch" } });
    expect([prefetched.status(), prefetched.headers()["set-cookie"]], name).toEqual([204, undefined]);
  }
  expect((await page.request.get(exit, { headers: { "sec-fetch-site": "cross-site" } })).status()).toBe(403);
  await page.reload();
  await expect(page).toHaveTitle(draftTitle);
  await page.getByRole("link", { name: "Exit preview" }).click();
  await expect(page.getByRole("heading", { name: "You have left the preview" })).toBeVisible();
  await page.waitForURL(`${editorsSite.url}/`);
  await expect(banner(page)).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
  await page.goto("/datasets");
  await expect(page).not.toHaveTitle(draftTitle);
});

test("published content is live without a build, and only affected pages are rendered again", async ({
  editorsSite,
  request,
}) => {
  for (const path of ["/datasets", "/isp-proxies"]) await request.get(path);
  const untouched = statSync(editorsSite.fileOf("isp-proxies")).mtimeMs;
  const output = await editorsSite.run("publish", "page/datasets");
  expect(output).toContain("The site at");
  await expect.poll(() => titleOf(request, "/datasets")).toBe(draftTitle);
  await request.get("/isp-proxies");
  expect(statSync(editorsSite.fileOf("isp-proxies")).mtimeMs).toBe(untouched);
});

test("a new page is previewed, published and unpublished without a build", async ({
  editorsSite,
  page,
  request,
}) => {
  const change = (data: { meta_title: string }) => {
    data.meta_title = "New page | Oxbow";
  };
  await editorsSite.edit("page/brand-new", change, "--from", "page/isp-proxies");
  expect((await request.get("/brand-new")).status()).toBe(404);
  await page.goto(await editorsSite.previewOf("page/brand-new"));
  expect(new URL(page.url()).pathname).toBe("/brand-new");
  await expect(banner(page)).toContainText("You see a page that is not published yet.");
  await editorsSite.run("publish", "page/brand-new");
  await expect.poll(() => titleOf(request, "/brand-new")).toBe("New page | Oxbow");
  await expect
    .poll(async () => (await (await request.get("/sitemap.xml")).text()).includes("/brand-new"))
    .toBe(true);
  // The internal route of pages published after the build is not reachable by its own URL.
  expect((await request.get("/late/brand-new")).status()).toBe(404);
  // Rendered once, then cached, and rendered again when it is republished.
  await expect.poll(async () => (await request.get("/brand-new")).headers()["x-nextjs-cache"]).toBe("HIT");
  await editorsSite.edit("page/brand-new", (data) => {
    data.meta_title = "New page, second version | Oxbow";
  });
  await editorsSite.run("publish", "page/brand-new");
  await expect.poll(() => titleOf(request, "/brand-new")).toBe("New page, second version | Oxbow");
  await editorsSite.run("unpublish", "page/brand-new");
  await expect.poll(async () => (await request.get("/brand-new")).status()).toBe(404);
  await editorsSite.run("unpublish", "page/mobile-proxies");
  await expect.poll(async () => (await request.get("/mobile-proxies")).status()).toBe(404);
  await editorsSite.run("publish", "page/mobile-proxies", "--anyway");
  await expect.poll(async () => (await request.get("/mobile-proxies")).status()).toBe(200);
});

test("a scheduled page is published on time, and a page with an end date responds with 410 after it", async ({
  editorsSite,
  request,
}) => {
  const title = "Scheduled datasets | Oxbow";
  await editorsSite.edit("page/datasets", (data) => {
    data.meta_title = title;
  });
  // A whole second, because documents store whole seconds, and late enough for the command to end first.
  const at = Math.ceil(Date.now() / 1_000) * 1_000 + 2_000;
  await editorsSite.run("schedule", "page/datasets", new Date(at).toISOString());
  const early = await titleOf(request, "/datasets");
  if (Date.now() < at) expect(early).toBe(draftTitle);
  await expect.poll(() => titleOf(request, "/datasets")).toBe(title);
  expect(Date.now()).toBeGreaterThanOrEqual(at);
  await editorsSite.edit("page/datasets", (data) => {
    data.ends_at = new Date(Date.now() + 2_000).toISOString();
  });
  await editorsSite.run("publish", "page/datasets");
  await expect.poll(async () => (await request.get("/datasets")).status()).toBe(410);
});

test("the preview bar reports an expired preview", async ({ context, editorsSite, page }) => {
  await page.goto(await editorsSite.previewOf("page/isp-proxies"));
  await expect(banner(page)).toHaveAttribute("data-state", "open");
  const [preview] = (await context.cookies()).filter(({ name }) => name === "io.prismic.preview");
  expect(preview).toBeDefined();
  const expiredRef = "https://oxbow.prismic.io/previews/0:x?websitePreviewId=0";
  await context.addCookies([
    {
      ...preview,
      name: "io.prismic.preview",
      value: encodeURIComponent(expiredRef),
      domain: "localhost",
      path: "/",
    },
  ]);
  await page.reload();
  await expect(banner(page)).toHaveAttribute("data-state", "expired");
  await expect(banner(page)).toContainText("This preview has expired. The link is no longer valid.");
  await expectAccessible(page);
});

test("a preview can be framed by the CMS only", async ({ cms, editorsSite, page }) => {
  cms.frame(await editorsSite.previewOf("page/isp-proxies"));
  await page.goto(cms.origin);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("region", { name: "Preview" })).toContainText("This is a preview.");
  await frame.getByRole("link", { name: "Exit preview" }).click();
  await expect(frame.getByRole("heading", { name: "You have left the preview" })).toBeVisible();
  await page.goto(cms.otherOrigin);
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
});

test("the landing URL of a preview reports missing cookies in the frame of the CMS", async ({
  cms,
  editorsSite,
  page,
}) => {
  cms.frame(`${editorsSite.url}/api/preview/landing?to=/datasets`);
  await page.goto(cms.origin);
  const heading = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Your browser blocked the preview’s cookies");
});

const [mock] = JSON.parse(readFileSync("components/slices/ClosingCall/mocks.json", "utf8"));
const slice = {
  ...mock,
  id: "closing_call$1",
  slice_type: "closing_call",
  slice_label: null,
  primary: {
    ...mock.primary,
    heading: [{ type: "heading2", text: "Written in {countries} countries", spans: [] }],
  },
};
const simulatorUrl = (
  { url }: EditorsSite,
  state = lz.compressToEncodedURIComponent(JSON.stringify([slice])),
) => `${url}/slice-simulator?state=${encodeURIComponent(state)}`;

test("the slice simulator renders the slices in its URL in the frame of the CMS", async ({
  cms,
  editorsSite,
  page,
}) => {
  cms.frame(simulatorUrl(editorsSite));
  await page.goto(cms.origin);
  const heading = page.frameLocator("iframe").getByRole("heading", { name: /^Written in \d+ countries$/ });
  await expect(heading).toBeVisible();
});

test("the slice simulator cannot be embedded by other origins", async ({ cms, editorsSite, page }) => {
  const blocked = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  cms.frame(simulatorUrl(editorsSite));
  await page.goto(cms.otherOrigin);
  await blocked;
  await expect(page.frameLocator("iframe").getByText("Written in")).toHaveCount(0);
});

test("opened directly, the slice simulator shows a notice and ignores the state", async ({
  editorsSite,
  page,
}) => {
  const response = await page.goto(simulatorUrl(editorsSite));
  expect(response?.status()).toBe(200);
  expect(response?.headers()["x-robots-tag"]).toContain("noindex");
  expect(response?.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slice simulator");
  await expect(page.getByText("Written in")).toHaveCount(0);
  await expectAccessible(page);
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  expect(sitemap).not.toContain("slice-simulator");
});

test("an invalid state of the slice simulator is ignored", async ({ editorsSite, request }) => {
  for (const state of ["%", "x".repeat(2_000), lz.compressToEncodedURIComponent('{"a":1}')]) {
    const headers = { "sec-fetch-dest": "iframe" };
    const response = await request.get(simulatorUrl(editorsSite, state), { headers, maxRedirects: 0 });
    expect(response.status(), state).toBe(307);
    expect(response.headers().location, state).toBe("/slice-simulator");
  }
});
