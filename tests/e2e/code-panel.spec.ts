import { expect, test, untilHydrated } from "./harness";

test("the panel is as high as the sample that is shown, and Copy takes that sample", async ({
  context,
  page,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/scraper-api/web");
  const panel = page.locator(".code-choice").first();
  const sample = (language: string) => panel.getByRole("region", { name: `Request in ${language}` });
  await expect(sample("curl")).toBeVisible();
  await expect(sample("Go")).toHaveCount(0);
  const before = await panel.boundingBox();
  await panel.locator("label", { hasText: /^Go$/ }).click();
  await expect(sample("Go")).toBeVisible();
  await expect(sample("curl")).toHaveCount(0);
  expect((await panel.boundingBox())?.height).toBeGreaterThan(before?.height ?? 0);
  await untilHydrated(page, ".code-panel button");
  await panel.getByRole("button", { name: "Copy" }).click();
  await expect(panel.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^package main/);
});
