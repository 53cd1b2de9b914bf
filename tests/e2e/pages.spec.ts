import { expect, expectAccessible, ignoreProblems, test } from "./harness";

test("pages are served from the prerendered cache", async ({ request }) => {
  for (const path of ["/", "/residential-proxies", "/scraper-api/web", "/legal/privacy-policy", "/contact"])
    expect((await request.get(path)).headers()["x-nextjs-prerender"], path).toContain("1");
});

test("an unknown URL responds with 404, without canonical or Open Graph URL, with links", async ({
  page,
  pageProblems,
}) => {
  for (const path of ["/nowhere", "/legal/nowhere", "/scraper-api/nowhere", "/a/b/c/d"]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.locator('link[rel="canonical"], meta[property="og:url"]')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
    await expect(page.getByRole("main").getByRole("link", { name: /Residential proxies/ })).toBeVisible();
  }
  // In the wrong order of the cascade layers, the reset removes the margins of the parts.
  expect((await page.locator("h1").boundingBox())?.x).toBeGreaterThan(0);
  await expectAccessible(page);
  // The browser's own console message about 404.
  ignoreProblems(pageProblems, /404/);
});

test("result and redirect pages are accessible and not indexed", async ({ page }) => {
  for (const path of [
    "/contact/received?reference=OX-7K3M-Q2",
    "/contact/not-received",
    "/sent/oxycon",
    "/not-sent/no-seats",
    "/not-sent/contact",
    "/components",
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.locator('meta[name="robots"]').first(), path).toHaveAttribute("content", /noindex/);
    await expect(page.locator("h1"), path).toHaveCount(1);
    await expectAccessible(page);
  }
});

test("products are filtered by unit and feature, and families without a match disappear", async ({
  page,
}) => {
  await page.goto("/products");
  const rows = page.locator("main li[data-unit]");
  for (const input of await page.locator("form:has(li[data-unit]) input:not([value='any'])").all()) {
    const value = (await input.getAttribute("value")) ?? "";
    await input.check();
    const matching = page.locator(`main li[data-unit="${value}"], main li[data-needs~="${value}"]`);
    const count = await matching.count();
    expect(count, value).toBeGreaterThan(0);
    await expect(matching.and(page.locator(":visible")), value).toHaveCount(count);
    await expect(rows.and(page.locator(":visible")), value).toHaveCount(count);
    await expect(page.getByText(`${count} of ${await rows.count()} products`)).toBeVisible();
    const headings = page.locator("form:has(li[data-unit]) section:visible");
    for (const family of await headings.all())
      await expect(family.locator("li:visible").first(), value).toBeVisible();
    await page.getByRole("button", { name: "Show all" }).click();
  }
});

test("a page below its product's has a breadcrumb of its own in the structured data", async ({ request }) => {
  const html = await (await request.get("/real-time-crawler")).text();
  expect(html).toMatch(/"position":\d+,"name":"Real-time crawler"/);
});

test("the skip link is the first stop and leads to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  // Not the URL: Next replaces it while it hydrates.
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toBeVisible();
});
