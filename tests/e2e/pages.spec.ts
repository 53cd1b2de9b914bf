import { anchors } from "@/lib/base/routes";
import { expect, expectAccessible, test } from "./harness";

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
  pageProblems.splice(0, pageProblems.length, ...pageProblems.filter((text) => !text.includes("404")));
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

test("the product finder's lines fill the gaps between its columns", async ({ page }) => {
  for (const width of [1172, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const chooser = page.locator(`#${anchors.chooser}`);
    await chooser.scrollIntoViewIfNeeded();
    const gaps = await chooser.locator("fieldset").evaluateAll((questions) => {
      const columns = questions.map((question) => question.querySelector("div")?.getBoundingClientRect());
      const result = questions[0]?.closest("form")?.lastElementChild?.getBoundingClientRect();
      const middleOf = (box?: DOMRect) => box && box.y + box.height / 2;
      return questions.map((question, index) => {
        const lines = question.querySelector("svg")?.getBoundingClientRect();
        const [own, next] = [columns[index], columns[index + 1] ?? result];
        return {
          lines: [lines?.left, lines?.right, middleOf(lines)],
          gap: [own?.right, next?.left, middleOf(own)],
        };
      });
    });
    expect(gaps).toHaveLength(3);
    for (const { lines, gap } of gaps)
      for (const [i, at] of gap.entries()) expect(lines[i], `${width} px`).toBeCloseTo(at ?? Number.NaN, 0);
  }
});
