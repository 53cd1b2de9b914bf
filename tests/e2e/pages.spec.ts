import { expect, expectAccessible, test, widths } from "./harness";

const pages = [
  "/",
  "/residential-proxies",
  "/scraper-api/web",
  "/datasets",
  "/legal/privacy-policy",
  "/contact",
];
/** No page kind in site.spec.ts, which looks at the accessibility of all others. */
const ownKinds = ["/residential-proxies", "/scraper-api/web", "/legal/privacy-policy"];

test.describe("every page", () => {
  for (const path of pages) {
    test(`${path} has a head that names it, no accessibility violation, and never scrolls sideways`, async ({
      page,
      request,
    }) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect((await page.goto(path))?.status()).toBe(200);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(over, `at ${width} px`).toBeLessThanOrEqual(0);
      }
      await expect(page.locator("h1")).toHaveCount(1);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
      expect(new URL(canonical ?? "").pathname).toBe(path);
      expect(await page.locator('meta[property="og:url"]').getAttribute("content")).toBe(canonical);
      expect((await page.title()).length).toBeGreaterThan(10);
      const description = await page.locator('meta[name="description"]').getAttribute("content");
      expect(description?.length).toBeGreaterThan(60);
      expect(`${await page.title()} ${description}`).not.toMatch(/[{}]/);
      const image = await page.locator('meta[property="og:image"]').getAttribute("content");
      const picture = await request.get(new URL(image ?? "").pathname);
      expect(picture.headers()["content-type"]).toBe("image/png");
      expect(picture.headers()["cross-origin-resource-policy"]).toBe("cross-origin");
      if (ownKinds.includes(path)) await expectAccessible(page);
    });
  }

  test("is answered from the prerendered copy", async ({ request }) => {
    for (const path of pages) {
      expect((await request.get(path)).headers()["x-nextjs-prerender"], path).toContain("1");
    }
  });
});

test("an unknown address answers 404, without canonical or address tags, with ways on", async ({
  page,
  complaints,
}) => {
  for (const path of ["/nowhere", "/legal/nowhere", "/scraper-api/nowhere", "/a/b/c/d"]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.locator('link[rel="canonical"], meta[property="og:url"]')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
    await expect(page.getByRole("main").getByRole("link", { name: /Residential proxies/ })).toBeVisible();
  }
  await expectAccessible(page);
  // The browser itself reports the 404 of the document; that is what this test is about.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("404")));
});

test("result and hand-off pages are accessible and not indexed", async ({ page }) => {
  for (const path of ["/contact/received", "/contact/not-received", "/dashboard-redirect", "/components"]) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.locator('meta[name="robots"]').first(), path).toHaveAttribute("content", /noindex/);
    await expect(page.locator("h1"), path).toHaveCount(1);
    await expectAccessible(page);
  }
});

test("the menu and the drawer open, are accessible, and close again", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByText("Products", { exact: true }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: /Web scraper API/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("banner").getByRole("link", { name: /Web scraper API/ })).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: /menu/i }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: /Web scraper API/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the skip link is the first stop and leads to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
});

test("the console greets engineers with the hiring message once", async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await page.goto("/", { waitUntil: "networkidle" });
  await expect.poll(() => messages.filter((text) => /hiring/i.test(text)).length).toBe(1);
});
