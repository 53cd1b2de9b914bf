import { test as base, expect, type Page } from "playwright/test";
import { everythingAllowed } from "@/lib/content/consent/choice";
import { passSeconds } from "@/tests/fixtures/pass-time";
import { type Site, startSite } from "@/tests/fixtures/site";
import { startThirdPartyHost, type ThirdPartyHost } from "@/tests/fixtures/third-party-host";
import { storeConsent, untilHydrated } from "./harness";

type Stubs = { host: ThirdPartyHost; site: Site };

/** A site with every third party configured, all replaced by local stubs. */
const test = base.extend<{ violations: string[] }, { stubs: Stubs }>({
  stubs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must make from this pattern
    async ({}, use) => {
      const host = await startThirdPartyHost();
      const site = await startSite(host.env);
      await use({ host, site });
      await site.stop();
      await host.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ stubs }, use) => use(stubs.site.url),
  /** Messages about violations of the Content Security Policy or Trusted Types; any fails the test. */
  violations: [
    async ({ page, stubs }, use) => {
      stubs.host.forget();
      const violations: string[] = [];
      page.on("console", (message) => {
        if (/Content.Security.Policy|Trusted/i.test(message.text())) violations.push(message.text());
      });
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

/** Every third-party script. The home page loads all four: it shows the rating, which needs widget.js. */
const allScripts = ["/chat/bootstrap.js", "/gtm.js", "/pulse.js", "/widget.js"];

/** Fixes `Math.random` in the page; 0 puts the visit into every sample. */
const fixRandom = (page: Page, number: number) =>
  page.addInitScript((fixed) => {
    Math.random = () => fixed;
  }, number);

const read = (page: Page, name: string) => page.evaluate((key) => Reflect.get(window, key), name);
/** Client-side navigation. Tried again, because Next can still drop it right after hydration. */
async function navigate(page: Page, path: string): Promise<void> {
  await untilHydrated(page);
  await expect(async () => {
    await page.evaluate((to) => Reflect.get(Reflect.get(window, "next"), "router").push(to), path);
    await page.waitForURL(`**${path}`, { timeout: 10_000 });
  }).toPass();
}
const chatBox = (page: Page) => page.locator("#chat-fake");
/** Longer than the wait for an idle page (3 s) and for a script (3 s) in sequence. */
const passTenSeconds = (page: Page) => passSeconds(page, 10);

test("without consent nothing is requested or stored", async ({ page, stubs }) => {
  await fixRandom(page, 0);
  await page.clock.install();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/");
  await navigate(page, "/contact");
  await passTenSeconds(page);
  expect(stubs.host.requests()).toEqual([]);
  expect(requested.filter((path) => /^\/(?:ingest|api\/settings)/.test(path))).toEqual([]);
  expect(await read(page, "tagManager")).toBeUndefined();
  const stored = await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].join(),
  );
  expect(stored).not.toMatch(/ph_|seenSurvey/);
});

test("with consent, third-party scripts load after the page, and the tag manager finds the consent in its data layer", async ({
  page,
  stubs,
}) => {
  await storeConsent(page.context(), stubs.site, everythingAllowed);
  await fixRandom(page, 0);
  await page.goto("/");
  await expect.poll(() => stubs.host.requests().toSorted()).toEqual(allScripts);
  await expect.poll(() => read(page, "tagManager")).toBeTruthy();
  const { entries } = await read(page, "tagManager");
  const granted = { ad_storage: "granted", analytics_storage: "granted", functionality_storage: "granted" };
  expect(entries).toMatchObject([
    { command: ["consent", "default", { ad_storage: "denied", analytics_storage: "denied" }] },
    { command: ["consent", "update", granted] },
    { event: "gtm.js" },
  ]);
  const early = await page.evaluate((origin) => {
    const [navigation] = performance.getEntriesByType("navigation");
    const loaded =
      navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : Number.POSITIVE_INFINITY;
    const foreign = performance.getEntriesByType("resource").filter(({ name }) => name.startsWith(origin));
    return { count: foreign.length, early: foreign.filter(({ startTime }) => startTime < loaded).length };
  }, stubs.host.origin);
  expect(early).toEqual({ count: 4, early: 0 });
});

test("'Accept all' in the banner starts the scripts, 'Reject all' in the footer stops them, also on the next page", async ({
  page,
  stubs,
}) => {
  await fixRandom(page, 0);
  await page.clock.install();
  await page.goto("/");
  await page.getByRole("button", { name: "Accept all" }).click();
  await expect(chatBox(page)).toBeVisible();
  await expect.poll(() => stubs.host.requests().toSorted()).toEqual(allScripts);

  await page.getByRole("contentinfo").getByText("Privacy choices").click();
  await page.getByRole("dialog").getByRole("button", { name: "Reject all" }).click();
  await expect(chatBox(page)).toHaveCount(0);
  const { entries } = await read(page, "tagManager");
  expect(entries.at(-1)).toMatchObject({
    command: ["consent", "update", { ad_storage: "denied", analytics_storage: "denied" }],
  });

  stubs.host.forget();
  await page.keyboard.press("Escape");
  await navigate(page, "/contact");
  // The site reloads the page, because scripts cannot be unloaded otherwise.
  await expect.poll(() => read(page, "tagManager").catch(() => "reloading")).toBeUndefined();
  await passTenSeconds(page);
  expect(stubs.host.requests()).toEqual([]);
  expect(await read(page, "pulse")).toBeUndefined();
});
