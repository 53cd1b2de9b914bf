import { readFileSync, statSync } from "node:fs";
import lz from "lz-string";
import type { APIRequestContext, Page } from "playwright/test";
import type { EditorsSite } from "@/tests/fixtures/editors-site";
import { expect, test } from "./editors";
import { expectAccessible } from "./harness";

const banner = (page: Page) => page.getByRole("region", { name: "Preview" });
const titleOf = async (request: APIRequestContext, path: string) =>
  /<title>([^<]*)/.exec(await (await request.get(path)).text())?.[1];
const draftTitle = "Datasets as their draft tells it | Oxbow";

test.describe.configure({ mode: "serial" });

test("a draft is only visible in its preview", async ({ browser, desk, page, request }) => {
  const published = await titleOf(request, "/datasets");
  await desk.edit("page/datasets", (data) => {
    data.meta_title = draftTitle;
  });
  const answers: string[] = [];
  page.on("response", (response) => {
    if (response.url() === `${desk.url}/datasets`) {
      const headers = response.headers();
      answers.push(`${headers["cache-control"]} ${headers["x-robots-tag"]} ${headers["x-draft"]}`);
    }
  });
  await page.goto(await desk.previewOf("page/datasets"));
  expect(new URL(page.url()).pathname).toBe("/datasets");
  await expect(page).toHaveTitle(draftTitle);
  expect(answers[0]).toMatch(/no-store.* noindex, nofollow, noarchive undefined$/);
  await expect(page.locator("html")).toHaveAttribute("data-preview", "true");
  await expect(banner(page)).toContainText("This is a preview. You see a draft. Visitors see the version of");
  expect(await titleOf(request, "/datasets")).toBe(published);
  const other = await browser.newPage({ baseURL: desk.url });
  await other.goto("/datasets");
  await expect(other).toHaveTitle(published ?? "");
  await expect(banner(other)).toHaveCount(0);
  await other.close();
});

test("the preview bar copies a URL of the same preview, and checks the page", async ({
  browser,
  context,
  desk,
  page,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(await desk.previewOf("page/datasets"));
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
  desk,
  page,
}) => {
  await page.goto(await desk.previewOf("page/datasets"));
  await expect(banner(page)).toContainText("You see a draft.");
  await page.goto("/isp-proxies");
  await expect(banner(page)).toContainText("This page has no draft. You see the published version of");
  await page.locator('footer a[href="/faq"]').click();
  await page.waitForURL(/\/faq$/);
  await expect(banner(page)).toContainText("This page is not written in the CMS.");
});

test("exit ends the preview, but a prefetch of it does not", async ({ desk, context, page }) => {
  await page.goto(await desk.previewOf("page/datasets"));
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
    const ahead = await page.request.get(exit, { headers: { [name]: "prefetch" } });
    expect([ahead.status(), ahead.headers()["set-cookie"]], name).toEqual([204, undefined]);
  }
  expect((await page.request.get(exit, { headers: { "sec-fetch-site": "cross-site" } })).status()).toBe(403);
  await page.reload();
  await expect(page).toHaveTitle(draftTitle);
  await page.getByRole("link", { name: "Exit preview" }).click();
  await expect(page.getByRole("heading", { name: "You have left the preview" })).toBeVisible();
  await page.waitForURL(`${desk.url}/`);
  await expect(banner(page)).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
  await page.goto("/datasets");
  await expect(page).not.toHaveTitle(draftTitle);
});

test("published content is live at once, and only affected pages are rendered again", async ({
  desk,
  request,
}) => {
  for (const path of ["/datasets", "/isp-proxies"]) await request.get(path);
  const untouched = statSync(desk.fileOf("isp-proxies")).mtimeMs;
  const output = await desk.run("publish", "page/datasets");
  expect(output).toContain("The site at");
  await expect.poll(() => titleOf(request, "/datasets")).toBe(draftTitle);
  await request.get("/isp-proxies");
  expect(statSync(desk.fileOf("isp-proxies")).mtimeMs).toBe(untouched);
});

test("a new page is previewed, published and unpublished without a build", async ({
  desk,
  page,
  request,
}) => {
  const change = (data: { meta_title: string }) => {
    data.meta_title = "A page that no build knows | Oxbow";
  };
  await desk.edit("page/brand-new", change, "--from", "page/isp-proxies");
  expect((await request.get("/brand-new")).status()).toBe(404);
  await page.goto(await desk.previewOf("page/brand-new"));
  expect(new URL(page.url()).pathname).toBe("/brand-new");
  await expect(banner(page)).toContainText("You see a page that is not published yet.");
  await desk.run("publish", "page/brand-new");
  await expect.poll(() => titleOf(request, "/brand-new")).toBe("A page that no build knows | Oxbow");
  await expect
    .poll(async () => (await (await request.get("/sitemap.xml")).text()).includes("/brand-new"))
    .toBe(true);
  expect((await request.get("/late/brand-new")).status()).toBe(404);
  // Rendered once, then cached, and rendered again when it is republished.
  await expect.poll(async () => (await request.get("/brand-new")).headers()["x-nextjs-cache"]).toBe("HIT");
  await desk.edit("page/brand-new", (data) => {
    data.meta_title = "The second version of a page that no build knows | Oxbow";
  });
  await desk.run("publish", "page/brand-new");
  await expect
    .poll(() => titleOf(request, "/brand-new"))
    .toBe("The second version of a page that no build knows | Oxbow");
  await desk.run("unpublish", "page/brand-new");
  await expect.poll(async () => (await request.get("/brand-new")).status()).toBe(404);
  await desk.run("unpublish", "page/mobile-proxies");
  await expect.poll(async () => (await request.get("/mobile-proxies")).status()).toBe(404);
  await desk.run("publish", "page/mobile-proxies", "--anyway");
  await expect.poll(async () => (await request.get("/mobile-proxies")).status()).toBe(200);
});

test("a scheduled page is published on time, and an announcement page ends on time", async ({
  desk,
  request,
}) => {
  const title = "Datasets from this very second | Oxbow";
  await desk.edit("page/datasets", (data) => {
    data.meta_title = title;
  });
  // A whole second, as in the document, and later than the command takes.
  const at = Math.ceil(Date.now() / 1_000) * 1_000 + 2_000;
  await desk.run("schedule", "page/datasets", new Date(at).toISOString());
  const early = await titleOf(request, "/datasets");
  if (Date.now() < at) expect(early).toBe(draftTitle);
  await expect.poll(() => titleOf(request, "/datasets")).toBe(title);
  expect(Date.now()).toBeGreaterThanOrEqual(at - 1_000);
  await desk.edit("page/datasets", (data) => {
    data.ends_at = new Date(Date.now() + 2_000).toISOString();
  });
  await desk.run("publish", "page/datasets");
  await expect.poll(async () => (await request.get("/datasets")).status()).toBe(410);
});

test("an expired preview is red and says that it shows published pages", async ({ context, desk, page }) => {
  await page.goto(await desk.previewOf("page/isp-proxies"));
  await expect(banner(page)).toHaveAttribute("data-state", "open");
  const [preview] = (await context.cookies()).filter(({ name }) => name === "io.prismic.preview");
  expect(preview).toBeDefined();
  const ended = "https://oxbow.prismic.io/previews/0:x?websitePreviewId=0";
  await context.addCookies([
    {
      ...preview,
      name: "io.prismic.preview",
      value: encodeURIComponent(ended),
      domain: "localhost",
      path: "/",
    },
  ]);
  await page.reload();
  await expect(banner(page)).toHaveAttribute("data-state", "expired");
  await expect(banner(page)).toContainText("This preview has expired. The link is no longer valid.");
  await expectAccessible(page);
});

test("a preview can be framed by the CMS only", async ({ cms, desk, page }) => {
  cms.show(await desk.previewOf("page/isp-proxies"));
  await page.goto(cms.origin);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("region", { name: "Preview" })).toContainText("This is a preview.");
  await frame.getByRole("link", { name: "Exit preview" }).click();
  await expect(frame.getByRole("heading", { name: "You have left the preview" })).toBeVisible();
  await page.goto(cms.other);
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
});

test("blocked cookies are reported, in a frame too", async ({ cms, desk, page }) => {
  cms.show(`${desk.url}/api/preview/landing?to=/datasets`);
  await page.goto(cms.origin);
  const words = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  await expect(words).toHaveText("Your browser blocked the preview’s cookies");
});

const [mock] = JSON.parse(readFileSync("components/slices/ClosingCall/mocks.json", "utf8"));
const slice = {
  ...mock,
  ...{ id: "closing_call$1", slice_type: "closing_call", slice_label: null },
  primary: {
    ...mock.primary,
    heading: [{ type: "heading2", text: "Written in {countries} countries", spans: [] }],
  },
};
const simulatorUrl = (
  { url }: EditorsSite,
  state = lz.compressToEncodedURIComponent(JSON.stringify([slice])),
) => `${url}/slice-simulator?state=${encodeURIComponent(state)}`;

test("the page builder's frame shows the slices that it sends", async ({ cms, desk, page }) => {
  cms.show(simulatorUrl(desk));
  await page.goto(cms.origin);
  const heading = page.frameLocator("iframe").getByRole("heading", { name: /^Written in \d+ countries$/ });
  await expect(heading).toBeVisible();
});

test("the slice simulator cannot be embedded by other origins", async ({ cms, desk, page }) => {
  const blocked = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  cms.show(simulatorUrl(desk));
  await page.goto(cms.other);
  await blocked;
  await expect(page.frameLocator("iframe").getByText("Written in")).toHaveCount(0);
});

test("opened directly, the slice simulator shows a notice and ignores the state", async ({ desk, page }) => {
  const response = await page.goto(simulatorUrl(desk));
  expect(response?.status()).toBe(200);
  expect(response?.headers()["x-robots-tag"]).toContain("noindex");
  expect(response?.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing to simulate here");
  await expect(page.getByText("Written in")).toHaveCount(0);
  await expectAccessible(page);
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  expect(sitemap).not.toContain("slice-simulator");
});

test("an invalid state of the slice simulator is ignored", async ({ desk, request }) => {
  for (const state of ["%", "x".repeat(2_000), lz.compressToEncodedURIComponent('{"a":1}')]) {
    const headers = { "sec-fetch-dest": "iframe" };
    const response = await request.get(simulatorUrl(desk, state), { headers, maxRedirects: 0 });
    expect(response.status(), state).toBe(307);
    expect(response.headers().location, state).toBe("/slice-simulator");
  }
});
