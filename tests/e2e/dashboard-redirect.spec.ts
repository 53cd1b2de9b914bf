import { test as base, expect, type Page } from "playwright/test";
import { everythingAllowed } from "@/lib/content/consent/choice";
import { startLocalServer } from "@/tests/fixtures/local-server";
import { type Site, startSite } from "@/tests/fixtures/site";
import { copySite } from "@/tests/fixtures/site-copy";
import { storeConsent } from "./harness";

/**
 * A stub dashboard, and a copy of the built site. All pages of a copy are expired, so the site renders them again with this
 * `DASHBOARD_URL`.
 */
type DashboardSetup = { dashboardOrigin: string; site: Site; dashboardRequests: string[] };

const startDashboard = (dashboardRequests: string[]) =>
  startLocalServer((request, response) => {
    if (request.url?.startsWith("/favicon")) return response.writeHead(404).end();
    dashboardRequests.push(`${request.url} ${request.headers.referer ?? "no referrer"}`);
    response.setHeader("content-type", "text/html");
    return response.end("<!doctype html><title>Dashboard</title><h1>Dashboard</h1>");
  });

const test = base.extend<object, { setup: DashboardSetup }>({
  setup: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must make from this pattern
    async ({}, use) => {
      const dashboardRequests: string[] = [];
      const { origin: dashboardOrigin, close } = await startDashboard(dashboardRequests);
      const copy = copySite();
      const site = await startSite({ DASHBOARD_URL: dashboardOrigin }, copy.folder);
      const read = async () => (await fetch(`${site.url}/dashboard-redirect`)).text();
      await expect.poll(read).toContain(dashboardOrigin);
      await use({ dashboardOrigin, site, dashboardRequests });
      expect(await site.stop()).toBe(0);
      await close();
      copy.remove();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ setup }, use) => use(setup.site.url),
});

async function giveConsent(page: Page, { site }: DashboardSetup): Promise<void> {
  await storeConsent(page.context(), site, everythingAllowed);
  await page.context().addCookies([{ name: "gclid", value: "EAIaIQob", url: site.url }]);
  // Tracking values as the site stores them: JSON.
  await page.addInitScript(() => {
    sessionStorage.setItem("adgroupid", '"4711"');
    sessionStorage.setItem("referrer", '""');
    sessionStorage.setItem("data", '{"secret":"x"}');
  });
}

test("a visitor from a campaign arrives at the registration page with all tracking values", async ({
  page,
  setup,
}) => {
  await giveConsent(page, setup);
  await page.goto("/dashboard-redirect?googleSignIn=true&dashboardProductOverview=true");
  await page.waitForURL(`${setup.dashboardOrigin}/**`);
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe("/en/registration");
  expect([...searchParams.keys()].slice(0, 3)).toEqual(["googleSignIn", "dashboardProductOverview", "gclid"]);
  expect(searchParams.get("gclid")).toBe("EAIaIQob");
  expect(searchParams.get("ad_group_id")).toBe("4711");
  expect(searchParams.has("data")).toBe(false);
  // The empty referrer is left out.
  expect([...searchParams.values()]).not.toContain("");
});

test("the Sign in link leads to the registration page", async ({ page, setup }) => {
  await page.goto("/faq");
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await page.waitForURL(`${setup.dashboardOrigin}/**`);
  expect(page.url()).toBe(`${setup.dashboardOrigin}/en/registration`);
});

test("without consent only the flags are passed on, with the origin as referrer", async ({ page, setup }) => {
  setup.dashboardRequests.length = 0;
  await page.goto("/dashboard-redirect?googleSignIn=true&product=MP&plan=free-plan");
  await page.waitForURL(`${setup.dashboardOrigin}/**`);
  expect(setup.dashboardRequests).toEqual([`/en/registration?googleSignIn=true ${setup.site.url}/`]);
});

test("the redirect page is skipped by the back button", async ({ page, setup }) => {
  await page.goto("/contact");
  await page.goto("/dashboard-redirect");
  await page.waitForURL(`${setup.dashboardOrigin}/**`);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test("without JavaScript the redirect page has a link to the dashboard", async ({ browser, setup }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: setup.site.url });
  const page = await context.newPage();
  for (const [query, target] of [
    ["", "/en/registration"],
    ["?googleSignIn=true", "/en/registration?googleSignIn=true"],
    ["?dashboardProductOverview=true", "/en/registration?dashboardProductOverview=true"],
    ["?route=/api-playground&product=RP", "/api-playground"],
  ]) {
    await page.goto(`/dashboard-redirect${query}`);
    await page.getByRole("link", { name: "Go to the dashboard" }).click();
    await expect(page).toHaveURL(setup.dashboardOrigin + target);
  }
  await context.close();
});
