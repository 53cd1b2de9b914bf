import type { Page } from "playwright/test";
import { findFreePort } from "@/tests/fixtures/free-port";
import { startSite } from "@/tests/fixtures/site";
import { copySite } from "@/tests/fixtures/site-copy";
import { expect, expectAccessible, noKeepAlive, test } from "./harness";

const notice = "Plans are not available right now.";

const read = async (page: Page, path: string) =>
  (await page.request.get(path, { headers: noKeepAlive })).text();

/** Waits until a page is rendered without prices (until then the cached one is served), then opens it. */
async function openWithoutPrices(page: Page, path: string): Promise<void> {
  await expect.poll(() => read(page, path)).toContain(notice);
  expect((await page.goto(path))?.status(), path).toBe(200);
  // Neither a zero price nor an old one.
  expect(await page.locator("main").textContent(), path).not.toMatch(/\$\d|NaN|undefined/);
}

// remote.test.ts and serve.test.ts cover the host's other failures.
test("while the host of prices is down, plans are unavailable, and the rest of the site works", async ({
  browser,
}) => {
  test.slow();
  const copy = copySite();
  // All pages of a copy are expired, so the server renders them again.
  const site = await startSite(
    { SHARED_API_URL: `http://127.0.0.1:${await findFreePort()}/v1` },
    copy.folder,
  );
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  const pageProblems: string[] = [];
  page.on("pageerror", (error) => pageProblems.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") pageProblems.push(message.text());
  });
  try {
    await openWithoutPrices(page, "/pricing");
    for (const path of ["/shared-api/v2/pricing", "/shared-api/pricing", "/pricing.json"])
      expect((await page.request.get(path, { headers: noKeepAlive })).status(), path).toBe(503);
    expect((await page.request.get("/shared-api/v2/locations", { headers: noKeepAlive })).status()).toBe(200);
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.getByRole("heading", { name: "The full comparison" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Ask sales for today’s price" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();

    await openWithoutPrices(page, "/residential-proxies");
    expect(await page.locator("main h2").count()).toBeGreaterThan(5);
    await expect(page.locator("#pricing").getByText(notice)).toBeVisible();

    await openWithoutPrices(page, "/pricing/calculator");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("good pages cost");

    await openWithoutPrices(page, "/pricing/residential-proxies");
    await openWithoutPrices(page, "/datasets/retail-offers");

    expect((await page.goto("/"))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      /^Collect public web data from \d+ countries$/,
    );
    for (const path of [
      "/products",
      "/location-proxy",
      "/location-proxy/germany",
      "/contact",
      "/faq",
      "/blog",
    ])
      expect((await page.request.get(path, { headers: noKeepAlive })).status(), path).toBe(200);
    expect(pageProblems).toEqual([]);
    expect(site.output()).toContain('"event":"shared-api.failed","key":"v2/pricing"');
  } finally {
    await context.close();
    const exitCode = await site.stop();
    copy.remove();
    expect(exitCode).toBe(0);
  }
});
