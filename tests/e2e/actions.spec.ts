import type { Page } from "playwright/test";
import { everythingAllowed } from "@/lib/content/consent/choice";
import { type Site, startSite } from "@/tests/fixtures/site";
import {
  expect,
  expectAccessible,
  ignoreProblems,
  openDialog,
  readShifts,
  storeConsent,
  test,
  untilHydrated,
  watchShifts,
  widths,
} from "./harness";

const announcement = (page: Page) => page.getByRole("region", { name: "News" });

test.describe("named actions", () => {
  test("scrolls to the page's prices, or opens the pricing page", async ({ page }) => {
    await page.goto("/components");
    await page.getByRole("link", { name: "scroll-to-pricing" }).click();
    await expect(page).toHaveURL("/pricing/residential-proxies");
    await page.goto("/residential-proxies?action=scroll-to-pricing");
    await expect(page.locator("#pricing")).toBeFocused();
    await expect(page.locator("#pricing")).toBeInViewport();
  });

  test("opens the event form from the announcement on any page, and restores focus", async ({ page }) => {
    await page.goto("/faq");
    await untilHydrated(page, ".announcement");
    const opener = announcement(page).getByRole("link", { name: "Book your seat" });
    await expect(opener).toHaveAttribute("href", "/oxycon#seat");
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Book your seat" })).toBeVisible();
    await expectAccessible(page, openDialog);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("every action is a working link without JavaScript", async ({ browser, site, request }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto("/components");
    const links = page.locator("li > a.link");
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(hrefs.length).toBeGreaterThan(0);
    for (const href of hrefs) {
      if (href.startsWith("/")) expect((await request.get(href)).status(), href).toBe(200);
      else if (href.startsWith("#")) await expect(page.locator(href), href).toHaveCount(1);
      else expect(href).toMatch(/^https:\/\/[a-z-]+\.oxbow\.example\//);
    }
    await context.close();
  });
});

test.describe("the announcement bar", () => {
  test("causes no layout shift, open or closed, and does not flash", async ({ page }) => {
    await watchShifts(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      await expect(announcement(page)).toHaveAttribute("data-state", "open");
      const height = (await page.locator(".top-bar").boundingBox())?.height;
      expect(await readShifts(page), `open at ${width} px`).toEqual([]);
      await announcement(page).getByRole("button", { name: "Dismiss" }).click();
      await expect(announcement(page).getByRole("link", { name: /residential IPs/ })).toBeFocused();
      expect((await page.locator(".top-bar").boundingBox())?.height).toBe(height);

      await page.addInitScript(() => {
        Object.assign(window, { flashed: false });
        const look = () => {
          const item = document.querySelector(".announcement-item");
          if (item && getComputedStyle(item).visibility === "visible")
            Object.assign(window, { flashed: true });
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.reload();
      await expect(announcement(page)).toHaveAttribute("data-state", "closed");
      expect(await page.evaluate(() => Reflect.get(window, "flashed"))).toBe(false);
      expect(await readShifts(page), `closed at ${width} px`).toEqual([]);
      await page.evaluate(() => localStorage.clear());
    }
  });

  test("shows the announcement without JavaScript, without the close button", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto("/");
    await expect(announcement(page).getByRole("link", { name: "Book your seat" })).toBeVisible();
    await expect(announcement(page).getByRole("button")).toBeHidden();
    await context.close();
  });
});

test.describe("hosted forms", () => {
  let hosted: Site;
  test.beforeAll(async () => {
    hosted = await startSite({ TYPEFORM_ENABLED: "true" });
  });
  test.afterAll(() => hosted.stop());

  /** A stub of the provider's page, which reports to its library that it has loaded, and the submit. */
  const providersPage = `<!doctype html><title>Form</title><button>Submit</button><script>
    const embedId = new URLSearchParams(location.search).get("typeform-embed-id");
    const report = (type) => parent.postMessage({ type, embedId, formId: "f", responseId: "r" }, "*");
    report("form-ready");
    document.querySelector("button").onclick = () => report("form-submit");
  </script>`;

  async function open(page: Page, pageProblems: string[]): Promise<string[]> {
    const requestedUrls: string[] = [];
    await page.route("https://form.typeform.com/**", (route) => {
      requestedUrls.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: providersPage });
    });
    await storeConsent(page.context(), hosted, everythingAllowed);
    await page.goto(`${hosted.url}/components`);
    await untilHydrated(page, ".announcement");
    pageProblems.splice(0);
    return requestedUrls;
  }
  /** A separate site with stubbed frames: any other external request fails the test. */
  function ignoreExpectedRequests(pageProblems: string[]) {
    const known = new RegExp(`left the site: (${hosted.url}/|https://form\\.typeform\\.com/to/oxbowdemo)`);
    ignoreProblems(pageProblems, known);
  }

  test("are embedded in the page, with hidden fields in the first request", async ({
    page,
    pageProblems,
  }) => {
    const requestedUrls = await open(page, pageProblems);
    await page.getByRole("heading", { name: "inline" }).scrollIntoViewIfNeeded();
    const frame = page.locator('iframe[title="Form, inline"]');
    await expect(frame).toBeVisible();
    await expect.poll(() => requestedUrls[0]).toContain("typeform-embed=embed-widget");
    expect(await frame.getAttribute("src")).toMatch(/#page=%2Fcomponents$/);
    await expect(page.getByRole("link", { name: /form on its own page/ })).toHaveAttribute(
      "href",
      "https://form.typeform.com/to/oxbowdemo#page=%2Fcomponents",
    );
    // Further down the page, so not loaded yet: both come from one file.
    const sideTab = page.locator(".tf-v1-sidetab");
    await expect(sideTab).toHaveCount(0);
    await page.getByRole("heading", { name: "side-tab" }).scrollIntoViewIfNeeded();
    await expect(sideTab).toHaveCount(1);
    ignoreExpectedRequests(pageProblems);
  });

  for (const kind of ["popup", "slider"] as const) {
    test(`open as a ${kind} with the focus in it, and close after the submit`, async ({
      page,
      pageProblems,
    }) => {
      await open(page, pageProblems);
      await page.getByRole("heading", { name: kind, exact: true }).scrollIntoViewIfNeeded();
      const opener = page.getByRole("link", { name: `Open the ${kind} form` });
      await opener.click();
      const dialog = page.getByRole("dialog", { name: `Form, ${kind}` });
      await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
      const frame = dialog.frameLocator("iframe");
      await expect(frame.getByRole("button", { name: "Submit" })).toBeVisible();
      await expectAccessible(page, "[role=dialog]");
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      await opener.click();
      await frame.getByRole("button", { name: "Submit" }).press("Enter");
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      ignoreExpectedRequests(pageProblems);
    });
  }

  test("are links to sales if they are off, without any request to the provider", async ({ page }) => {
    await page.goto("/components");
    const settings = page.waitForResponse("**/api/settings");
    await page.getByRole("heading", { name: "side-tab" }).scrollIntoViewIfNeeded();
    await settings;
    await expect(
      page.locator(".hosted-form-box").getByRole("link", { name: "Contact sales" }),
    ).toHaveAttribute("href", "/contact");
    await expect(page.locator('iframe, [class^="tf-"]')).toHaveCount(0);
    await page.getByRole("link", { name: "open-typeform-popup" }).click();
    await expect(page).toHaveURL("/contact?product=RP");
  });
});
