import type { Page } from "playwright/test";
import { expect, expectAccessible, test, untilHydrated } from "./harness";

const openButton = (page: Page) => page.getByRole("button", { name: "Open menu" });
const closeButton = (page: Page) => page.getByRole("button", { name: "Close menu" });
const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" });
const menu = (page: Page, title: string) =>
  navigation(page).locator("details", { has: page.locator("summary", { hasText: title }) });
const summary = (page: Page, title: string) => menu(page, title).locator("summary");

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the menu opens, shows one accordion at a time, and closes", async ({ page }) => {
      await page.goto("/pricing");
      await expect(navigation(page)).toBeHidden();
      await openButton(page).click();
      await summary(page, "Resources").click();
      await expect(navigation(page).getByRole("link", { name: "Glossary" })).toBeVisible();
      await summary(page, "Company").click();
      await expect(navigation(page).getByRole("link", { name: "Trust center" })).toBeVisible();
      await expect(navigation(page).getByRole("link", { name: "Glossary" })).toBeHidden();
      await closeButton(page).click();
      await expect(navigation(page)).toBeHidden();
    });
  });

  test("pricing is above the products, and the close button stays visible", async ({ page }) => {
    await page.goto("/pricing");
    await openButton(page).click();
    const topOf = async (text: string) => {
      const box = await navigation(page).getByText(text, { exact: true }).first().boundingBox();
      if (!box) throw new Error(`"${text}" is not visible`);
      return box.y;
    };
    expect(await topOf("Pricing")).toBeLessThan(await topOf("Products"));
    await summary(page, "Products").click();
    await navigation(page).getByRole("link", { name: "All products" }).scrollIntoViewIfNeeded();
    await expect(closeButton(page)).toBeInViewport();
    await expectAccessible(page, "#menu");
  });

  test("Escape closes the menu and returns the focus, and a followed link closes it", async ({ page }) => {
    await page.goto("/pricing");
    await untilHydrated(page, "#menu");
    await openButton(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(navigation(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(navigation(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
    await openButton(page).click();
    await navigation(page).getByRole("link", { name: "Locations" }).click();
    await expect(page).toHaveURL(/\/location-proxy$/);
    await expect(navigation(page)).toBeHidden();
  });

  test("the menu's button gets the focus back from a form that the menu opened", async ({ page }) => {
    await page.goto("/pricing");
    await untilHydrated(page, "#menu");
    await openButton(page).click();
    await page.locator("#menu").getByRole("link", { name: "Contact sales" }).click();
    await expect(page.locator("dialog[open] form[novalidate]")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(openButton(page)).toBeFocused();
  });

  test("the menu closes when the focus leaves it and when the window gets wide", async ({ page }) => {
    await page.goto("/pricing");
    await untilHydrated(page, "#menu");
    await openButton(page).click();
    await navigation(page).getByRole("link", { name: "Start free trial" }).focus();
    await page.keyboard.press("Tab");
    await expect(closeButton(page)).toBeHidden();
    await openButton(page).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.locator("#menu:popover-open")).toHaveCount(0);
    await expect(navigation(page)).toBeVisible();
  });
});

test.describe("on a wide screen", () => {
  test("a menu closes on Escape, on a click outside and when the focus leaves", async ({ page }) => {
    await page.goto("/pricing");
    await untilHydrated(page, "#menu");
    const link = navigation(page).getByRole("link", { name: "Trust center" });
    await summary(page, "Company").click();
    await expect(link).toBeVisible();
    await expectAccessible(page, "#menu");
    await link.focus();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(summary(page, "Company")).toBeFocused();

    await summary(page, "Company").click();
    // The left margin, below the menu.
    await page.mouse.click(20, 850);
    await expect(link).toBeHidden();

    await summary(page, "Company").click();
    await navigation(page).getByRole("link", { name: "Affiliate program" }).focus();
    await page.keyboard.press("Tab");
    await expect(link).toBeHidden();
  });
});

test("without a dashboard, the link to sign in leads to its explanation", async ({ page }) => {
  await page.goto("/faq");
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/free-trial#sign-in");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeInViewport();
});
