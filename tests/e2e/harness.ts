import axe, { type RunOptions } from "axe-core";
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from "playwright/test";
import {
  type ConsentChoice,
  consentCookie,
  formatConsent,
  nothingAllowed,
} from "@/lib/content/consent/choice";
import { type CrmReceiver, startCrmReceiver } from "@/tests/fixtures/crm-receiver";
import { type Site, startSite } from "@/tests/fixtures/site";
import { isFullRun } from "@/tests/fixtures/test-run";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type WorkerFixtures = { crm: CrmReceiver; site: Site };
type TestFixtures = {
  pageProblems: string[];
  /** Whether the visitor has rejected all cookies beforehand, so that no banner is shown. */
  rejectsCookies: boolean;
};

/** Console messages that do not fail a test: our hiring message, and warnings about a slow machine. */
const ignoredMessages = /hiring|engineer|was preloaded using link preload but not used within a few seconds/i;

/** For tests that read every page: avoids compressing all of them in the background. */
export const uncompressed = { "accept-encoding": "identity" };

/** No keep-alive: the server may close an idle connection just as it is reused. */
export const noKeepAlive = { connection: "close" };

/**
 * Each worker runs one production server with a database, mailbox and CRM of its own. A console error,
 * an uncaught exception or a request that leaves this machine fails the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  crm: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must make from this pattern
    async ({}, use) => {
      const crm = await startCrmReceiver();
      await use(crm);
      await crm.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ crm }, use) => {
      const site = await startSite({
        CRM_WEBHOOK_URL: crm.url,
        CRM_WEBHOOK_SECRET: crm.secret,
        BOOKING_URL: "https://booking.example/oxbow",
        LEAD_RATE_BURST: "1000",
      });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  request: async ({ playwright, baseURL }, use) => {
    const extraHTTPHeaders = { ...uncompressed, ...noKeepAlive };
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
    await use(request);
    await request.dispose();
  },
  rejectsCookies: [true, { option: true }],
  context: async ({ context, site, rejectsCookies }, use) => {
    if (rejectsCookies) await storeConsent(context, site, nothingAllowed);
    await use(context);
  },
  pageProblems: [
    async ({ page, site }, use) => {
      const pageProblems: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type()) && !ignoredMessages.test(message.text()))
          pageProblems.push(message.text());
      });
      page.on("pageerror", (error) => pageProblems.push(String(error)));
      page.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== site.url)
          pageProblems.push(`left the site: ${request.url()}`);
      });
      await use(pageProblems);
      expect(pageProblems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Stores a visitor's consent, as the banner does. */
export function storeConsent(
  context: BrowserContext,
  { url }: Pick<Site, "url">,
  choice: Partial<ConsentChoice>,
): Promise<void> {
  const value = formatConsent({ ...nothingAllowed, ...choice }, new Date());
  return context.addCookies([{ name: consentCookie, value, url }]);
}

/** Drops expected problems, such as the browser's own console message about a status. */
export function ignoreProblems(pageProblems: string[], expected: RegExp): void {
  pageProblems.splice(0, pageProblems.length, ...pageProblems.filter((text) => !expected.test(text)));
}

/** Renders the whole page and waits for fades, so that axe sees the final colors. */
async function untilRendered(page: Page): Promise<void> {
  // Sections that are not rendered yet have a placeholder's height: axe would see text beside its background.
  await page.evaluate(() => document.documentElement.setAttribute("data-whole-page", ""));
  // Fades change colors. Endless and scroll-driven animations are not waited for.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState, timeline }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity;
      return playState !== "running" || !(timeline instanceof DocumentTimeline) || isEndless;
    }),
  );
}

/** @param runOnly tags or rules of axe */
async function expectNoViolations(page: Page, runOnly: RunOptions["runOnly"], part = "html"): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ part, runOnly }) => {
      const results = await window.axe.run(part, { resultTypes: ["violations"], runOnly });
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
      );
    },
    { part, runOnly },
  );
  expect(violations).toEqual([]);
}

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The selector of an open dialog, for `expectAccessible`. */
export const openDialog = "dialog[open]";

/**
 * Fails with the rules and elements that break WCAG 2.2 AA on what the page shows right now.
 * @param part the selector of what has changed, on a page that `site.spec.ts` checks as a whole
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await untilRendered(page);
  await expectNoViolations(page, levels, part);
}

/** Fails with texts that are hard to read in the dark color scheme. */
export async function expectReadableInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await untilRendered(page);
  await expectNoViolations(page, ["color-contrast"]);
}

/** Resolves once React has hydrated an element: earlier clicks have no effect. */
export const untilHydrated = (page: Page, selector = "body") =>
  page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return element !== null && Object.keys(element).some((key) => key.startsWith("__react"));
  }, selector);

/** Delays a page's scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Resolves once the page was idle and has run its idle tasks; the consent manager is the last of them. */
export const untilIdleTasksDone = (page: Page) =>
  page.locator('p.sr-only[role="status"]').waitFor({ state: "attached" });

type Shift = PerformanceEntry & {
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Collects vertical layout shifts of each following page load, for `readShifts`. Horizontal ones are ignored: a late web font moves words by less than a letter's width. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    const add = (entries: PerformanceEntryList) => {
      for (const { sources } of entries as Shift[])
        for (const { node, previousRect, currentRect } of sources)
          if (Math.abs(previousRect.top - currentRect.top) > 1 && currentRect.height > 0)
            shifts.push(
              `${node?.nodeName} from ${previousRect.top} to ${currentRect.top}: ${node?.textContent}`,
            );
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, {
      async readShifts() {
        // A frame reports its shifts when it has been painted.
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        add(observer.takeRecords());
        return shifts;
      },
    });
  });
export const readShifts = (page: Page) => page.evaluate<string[]>(() => Reflect.get(window, "readShifts")());

/** How far a page scrolls sideways, in px. */
export const readOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The paths of all pages in the sitemap. */
export async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}

/** The narrowest and the most common viewport width; all design widths in the full run. */
export const widths: readonly number[] = isFullRun ? [390, 768, 1172, 1440, 1920] : [390, 1440];
