import type { Page } from "playwright/test";
import { startLocalServer } from "@/tests/fixtures/local-server";
import { expect, holdScripts, readShifts, test, untilIdleTasksDone, watchShifts } from "./harness";

const countPaints = (page: Page) => page.evaluate(() => performance.getEntriesByType("paint").length);

test("the document alone contains everything for its first screen", async ({ page }) => {
  // The first 400 elements cover the first screen. Without `use`: its sprite loads later and does not affect the layout.
  const readBoxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main *:not(use)")].slice(0, 400).map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, x, y, width, height].join(" ");
      }),
    );
  const release = await holdScripts(page);
  await page.goto("/residential-proxies", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator("link[rel=stylesheet]")).toHaveCount(0);
  const before = await readBoxes();
  release();
  await expect(page.locator("link[rel=stylesheet]").first()).toBeAttached();
  await page.waitForLoadState("load");
  await untilIdleTasksDone(page);
  expect(await readBoxes()).toEqual(before);
});

test("text typed before the scripts load is kept", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/faq", { waitUntil: "domcontentloaded" });
  const questions = page.locator("main details:visible");
  const all = await questions.count();
  // Filled in at once, as by a password manager: no key event follows.
  await page.locator("main input.search-input").first().fill("refund");
  release();
  await expect.poll(() => questions.count()).toBeLessThan(all);
});

test("text is visible before its fonts load, and does not shift afterwards", async ({ page }) => {
  const { promise: painted, resolve: sendFonts } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto("/residential-proxies", { waitUntil: "domcontentloaded" });
  const readVisibleBoxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("header, main h1, main p, main a")]
        .map((each) => ({ name: each.tagName, ...each.getBoundingClientRect().toJSON() }))
        .filter(({ top, height }) => height > 0 && top < innerHeight)
        .map(({ name, top, height }) => [name, Math.round(top), Math.round(height)].join(" ")),
    );
  await expect.poll(() => countPaints(page)).toBeGreaterThan(0);
  const before = await readVisibleBoxes();
  sendFonts();
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
  });
  expect(loaded).toEqual(expect.arrayContaining(["bricolage", "geist"]));
  expect(await readVisibleBoxes()).toEqual(before);
});

const countSkipped = (page: Page) =>
  page
    .locator("main *")
    .evaluateAll(
      (parts) =>
        parts.filter(
          (part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("layout below the first screen of a long page is skipped, and a hash set later still scrolls there", async ({
    page,
  }) => {
    await page.goto("/");
    expect(await countSkipped(page)).toBeGreaterThan(0);
    const top = await page.evaluate(async () => {
      const scrolled = new Promise((resolve) => addEventListener("scrollend", resolve, { once: true }));
      location.hash = "#locations";
      await scrolled;
      return document.querySelector("#locations h2")?.getBoundingClientRect().top;
    });
    // Measured after the scroll: during a smooth one, the heading may pass the viewport and end above it.
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(844);
  });

  test("a URL with an anchor lays out the whole page and scrolls to it", async ({ page }) => {
    await page.goto("/#locations");
    await expect(page.locator("html")).toHaveAttribute("data-whole-page");
    expect(await countSkipped(page)).toBe(0);
    await expect(page.locator("#locations h2")).toBeInViewport();
  });

  test("the scroll position is restored, however far down", async ({ page }) => {
    // With an anchor, the early script lays out the whole page, as after a reload: both heights agree.
    await page.goto("/blog/robots-txt-rfc-9309#main");
    // While a page loads, the browser scrolls to its anchor more than once.
    await untilIdleTasksDone(page);
    // Null while a navigation replaces the document.
    const readScrollY = () => page.evaluate(() => Math.round(scrollY)).catch(() => null);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight - 2_000));
    const position = await readScrollY();
    expect(position).toBeGreaterThan(2 * 844);
    await page.reload();
    await expect.poll(readScrollY).toBe(position);
    await page.goto("/faq");
    await page.goBack();
    await expect.poll(readScrollY).toBe(position);
  });
});

/** A proxy that stops at `mark` until it is released, like a stalled connection. */
async function serveStalled(site: string, path: string, mark: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { origin, close } = await startLocalServer(async (request, response) => {
    const upstream = await fetch(site + request.url);
    const body = Buffer.from(await upstream.arrayBuffer());
    for (const name of ["content-type", "content-security-policy"])
      response.setHeader(name, upstream.headers.get(name) ?? "");
    response.statusCode = upstream.status;
    const cut = request.url === path ? body.indexOf(mark) : 0;
    if (cut < 0) throw new Error(`${path} does not contain ${mark}`);
    if (cut > 0) {
      response.write(body.subarray(0, cut));
      await released;
    }
    response.end(body.subarray(cut));
  });
  return { url: origin + path, release, stop: close };
}

const stalls = [
  { where: "at the end of the announcement", path: "/pricing", mark: "</section>" },
  { where: "before the code in the hero", path: "/", mark: "<pre" },
];
for (const { where, path, mark } of stalls)
  test(`nothing shifts when the connection stalls ${where}`, async ({ browser, baseURL }) => {
    const site = await serveStalled(`${baseURL}`, path, mark);
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await watchShifts(page);
    await page.goto(site.url, { waitUntil: "commit" });
    await expect.poll(() => countPaints(page)).toBeGreaterThan(0);
    site.release();
    await page.waitForLoadState("load");
    await expect(page.locator(".announcement")).toHaveAttribute("data-state", "open");
    await untilIdleTasksDone(page);
    expect(await readShifts(page)).toEqual([]);
    await page.close();
    await site.stop();
  });
