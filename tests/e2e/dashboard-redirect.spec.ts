import { test as base, expect, type Page } from "playwright/test";
import { everythingAllowed } from "@/lib/content/consent/choice";
import { startLocalServer } from "@/tests/fixtures/local-server";
import { type Site, startSite } from "@/tests/fixtures/site";
import { copySite } from "@/tests/fixtures/site-copy";
import { storeConsent } from "./harness";

/** A stub dashboard, and a site configured with it after its build, so its pages are expired. */
type Connected = { dashboard: string; site: Site; arrived: string[] };

const startDashboard = (arrived: string[]) =>
  startLocalServer((request, response) => {
    if (request.url?.startsWith("/favicon")) return response.writeHead(404).end();
    arrived.push(`${request.url} ${request.headers.referer ?? "no referrer"}`);
    response.setHeader("content-type", "text/html");
    return response.end("<!doctype html><title>Dashboard</title><h1>Dashboard</h1>");
  });

const test = base.extend<object, { connected: Connected }>({
  connected: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must make from this pattern
    async ({}, use) => {
      const arrived: string[] = [];
      const { origin: dashboard, close } = await startDashboard(arrived);
      const copy = copySite();
      const site = await startSite({ DASHBOARD_URL: dashboard }, copy.folder);
      const read = async () => (await fetch(`${site.url}/dashboard-redirect`)).text();
      await expect.poll(read).toContain(dashboard);
      await use({ dashboard, site, arrived });
      expect(await site.stop()).toBe(0);
      await close();
      copy.remove();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ connected }, use) => use(connected.site.url),
});

async function agree(page: Page, { site }: Connected): Promise<void> {
  await storeConsent(page.context(), site, everythingAllowed);
  await page.context().addCookies([{ name: "gclid", value: "EAIaIQob", url: site.url }]);
  await page.addInitScript(() => {
    sessionStorage.setItem("adgroupid", '"4711"');
    sessionStorage.setItem("referrer", '""');
    sessionStorage.setItem("data", '{"secret":"x"}');
  });
}

test("a visitor from a campaign arrives at the registration with all tracking values", async ({
  page,
  connected,
}) => {
  await agree(page, connected);
  await page.goto("/dashboard-redirect?googleSignIn=true&dashboardProductOverview=true");
  await page.waitForURL(`${connected.dashboard}/**`);
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe("/en/registration");
  expect([...searchParams.keys()].slice(0, 3)).toEqual(["googleSignIn", "dashboardProductOverview", "gclid"]);
  expect(searchParams.get("gclid")).toBe("EAIaIQob");
  expect(searchParams.get("ad_group_id")).toBe("4711");
  expect(searchParams.has("data")).toBe(false);
  expect([...searchParams.values()]).not.toContain("");
});

test("the link to sign in leads there, too", async ({ page, connected }) => {
  await page.goto("/faq");
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await page.waitForURL(`${connected.dashboard}/**`);
  expect(page.url()).toBe(`${connected.dashboard}/en/registration`);
});

test("without consent only the flags are passed on, with the origin as referrer", async ({
  page,
  connected,
}) => {
  connected.arrived.length = 0;
  await page.goto("/dashboard-redirect?googleSignIn=true&product=MP&plan=free-plan");
  await page.waitForURL(`${connected.dashboard}/**`);
  expect(connected.arrived).toEqual([`/en/registration?googleSignIn=true ${connected.site.url}/`]);
});

test("it redirects immediately, and the back button skips it", async ({ page, connected }) => {
  await page.goto("/contact");
  await page.goto("/dashboard-redirect");
  await page.waitForURL(`${connected.dashboard}/**`);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test("without JavaScript the page has a link", async ({ browser, connected }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: connected.site.url });
  const page = await context.newPage();
  for (const [query, target] of [
    ["", "/en/registration"],
    ["?googleSignIn=true", "/en/registration?googleSignIn=true"],
    ["?dashboardProductOverview=true", "/en/registration?dashboardProductOverview=true"],
    ["?route=/api-playground&product=RP", "/api-playground"],
  ]) {
    await page.goto(`/dashboard-redirect${query}`);
    await page.getByRole("link", { name: "Go to the dashboard" }).click();
    await expect(page).toHaveURL(connected.dashboard + target);
  }
  await context.close();
});
