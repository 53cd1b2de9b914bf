import { test as base, expect, type Page } from "playwright/test";
import { passSeconds } from "@/tests/fixtures/pass-time";
import { type Site, startSite } from "@/tests/fixtures/site";
import { startThirdPartyHost, type ThirdPartyHost } from "@/tests/fixtures/third-party-host";

type Doubles = { host: ThirdPartyHost; site: Site };

/** A site with every third party configured; doubles on this machine stand for all of them. */
const test = base.extend<{ violations: string[] }, { doubles: Doubles }>({
  doubles: [
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
  baseURL: async ({ doubles }, use) => use(doubles.site.url),
  /** What the content security policy stopped, which must be nothing. */
  violations: [
    async ({ page, doubles }, use) => {
      doubles.host.forget();
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

const everything = ["analytics", "marketing", "chat"];
/** On the home page, which shows the rating. */
const all = ["/chat/bootstrap.js", "/gtm.js", "/pulse.js", "/widget.js"];

async function allow(page: Page, site: Site, categories: string[]): Promise<void> {
  const value = `1.${categories.join("-")}.${Math.floor(Date.now() / 1000)}`;
  await page.context().addCookies([{ name: "consent", value, url: site.url }]);
}

/** Every visit draws this number. */
const draw = (page: Page, number: number) =>
  page.addInitScript((drawn) => {
    Math.random = () => drawn;
  }, number);

const read = (page: Page, name: string) => page.evaluate((key) => Reflect.get(window, key), name);
/** Goes on as a link within the site does, once the page can. */
async function softly(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  await page.evaluate((to) => Reflect.get(Reflect.get(window, "next"), "router").push(to), path);
  await page.waitForURL(`**${path}`);
}
const chatBox = (page: Page) => page.locator("#chat-double");
/** Longer than any of our own waits, one after the other: 3 s for the island, 3 s for a script. */
const settle = (page: Page) => passSeconds(page, 10);

test("without consent nothing is asked for, stored or told", async ({ page, doubles }) => {
  await draw(page, 0);
  await page.clock.install();
  const settings: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/settings") && settings.push(request.url()));
  await page.goto("/");
  await softly(page, "/contact");
  await settle(page);
  expect(doubles.host.requests()).toEqual([]);
  expect(settings).toEqual([]);
  expect(await read(page, "tagManager")).toBeUndefined();
});

test("with consent each comes after the page, the tag manager on a data layer that knows of it", async ({
  page,
  doubles,
}) => {
  await allow(page, doubles.site, everything);
  await draw(page, 0);
  await page.goto("/");
  await expect.poll(() => doubles.host.requests().toSorted()).toEqual(all);
  await expect.poll(() => read(page, "tagManager")).toBeTruthy();
  const { entries } = await read(page, "tagManager");
  const told = { ad_storage: "granted", analytics_storage: "granted", functionality_storage: "granted" };
  expect(entries).toMatchObject([
    { command: ["consent", "default", { ad_storage: "denied", analytics_storage: "denied" }] },
    { command: ["consent", "update", told] },
    { event: "gtm.js" },
  ]);
  const early = await page.evaluate((origin) => {
    const [own] = performance.getEntriesByType("navigation");
    const loaded = own instanceof PerformanceNavigationTiming ? own.loadEventEnd : Number.POSITIVE_INFINITY;
    const foreign = performance.getEntriesByType("resource").filter(({ name }) => name.startsWith(origin));
    return { count: foreign.length, early: foreign.filter(({ startTime }) => startTime < loaded).length };
  }, doubles.host.origin);
  expect(early).toEqual({ count: 4, early: 0 });
});

test("the tag manager waits until the page is idle, and asks for no longer than 3 seconds", async ({
  page,
  doubles,
}) => {
  await allow(page, doubles.site, ["marketing"]);
  await page.addInitScript(() => {
    const asked: { timeout: number; at: number }[] = [];
    Object.assign(window, { asked });
    window.requestIdleCallback = (run, { timeout = 0 } = {}) => {
      asked.push({ timeout, at: performance.now() });
      return Number(setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), timeout));
    };
  });
  await page.goto("/contact");
  await expect.poll(() => read(page, "tagManager"), { timeout: 60_000 }).toBeTruthy();
  const { at } = await read(page, "tagManager");
  const asked: { timeout: number; at: number }[] = await read(page, "asked");
  // The first long wait is the island's, the last one the tag manager's.
  const waits = asked.filter(({ timeout }) => timeout === 3000).map((wait) => at - wait.at);
  expect(waits.length).toBeGreaterThanOrEqual(2);
  const [island = 0, tagManager = 0] = [waits[0], waits.at(-1)];
  expect(tagManager).toBeGreaterThanOrEqual(2990);
  expect(island).toBeGreaterThanOrEqual(5990);
});

test("each category brings its own and no other", async ({ page, doubles }) => {
  await allow(page, doubles.site, ["chat"]);
  await draw(page, 0);
  await page.clock.install();
  await page.goto("/");
  await expect(chatBox(page)).toBeVisible({ timeout: 60_000 });
  await settle(page);
  expect(doubles.host.requests()).toEqual(["/chat/bootstrap.js"]);
});

test("a yes in the banner starts them, a no in the footer stops them, and they stay away", async ({
  page,
  doubles,
}) => {
  await draw(page, 0);
  await page.clock.install();
  await page.goto("/");
  await page.getByRole("button", { name: "Accept all" }).click({ timeout: 60_000 });
  await expect(chatBox(page)).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => doubles.host.requests().toSorted()).toEqual(all);

  await page.getByRole("contentinfo").getByText("Privacy choices").click();
  await page.getByRole("dialog").getByRole("button", { name: "Reject all" }).click();
  await expect(chatBox(page)).toHaveCount(0);
  const { entries } = await read(page, "tagManager");
  expect(entries.at(-1)).toMatchObject({
    command: ["consent", "update", { ad_storage: "denied", analytics_storage: "denied" }],
  });

  doubles.host.forget();
  await page.keyboard.press("Escape");
  await softly(page, "/contact");
  await expect.poll(() => read(page, "tagManager").catch(() => "leaving")).toBeUndefined();
  await settle(page);
  expect(doubles.host.requests()).toEqual([]);
  expect(await read(page, "pulse")).toBeUndefined();
});

test("the tag manager and the chat hear of each page once", async ({ page, doubles }) => {
  await allow(page, doubles.site, ["marketing", "chat"]);
  await page.goto("/contact?gclid=abc");
  await expect.poll(() => read(page, "tagManager")).toBeTruthy();
  await expect(chatBox(page)).toBeVisible();
  await page.waitForTimeout(300);
  await softly(page, "/legal/your-data");
  await expect.poll(async () => (await read(page, "tagManager")).entries.at(-1).event).toBe("page_view");
  const { entries } = await read(page, "tagManager");
  expect(entries.filter(({ event }: { event?: string }) => event === "page_view")).toEqual([
    { event: "page_view", page_path: "/legal/your-data" },
  ]);
  const { calls } = await page.evaluate(() => ({
    calls: Reflect.get(Reflect.get(window, "chatDouble"), "calls"),
  }));
  expect(calls.filter(([name]: [string]) => name === "prechat")).toEqual([
    ["prechat", { Page_URL: `${doubles.site.url}/contact` }],
    ["prechat", { Page_URL: `${doubles.site.url}/legal/your-data` }],
  ]);
});

test.describe("uptime monitoring", () => {
  for (const { drawn, path, expected } of [
    { drawn: 0.49, path: "/", expected: ["/pulse.js"] },
    { drawn: 0.5, path: "/", expected: [] },
    { drawn: 0.49, path: "/careers", expected: [] },
  ]) {
    test(`with ${drawn} on ${path}: ${expected.length}`, async ({ page, doubles }) => {
      await allow(page, doubles.site, ["analytics"]);
      await draw(page, drawn);
      await page.clock.install();
      await page.goto(path);
      // With the one that is asked for, this tells that the seconds suffice.
      await settle(page);
      expect(doubles.host.requests()).toEqual(expected);
    });
  }
});

test.describe("the chat", () => {
  const heard = (page: Page) => {
    const lines: string[] = [];
    page.on("console", (message) => lines.push(message.text()));
    return lines;
  };

  test("gets the visitor's token", async ({ page, doubles }) => {
    await allow(page, doubles.site, ["chat"]);
    await page.route("**/shared-api/salesforce-messaging", (route) =>
      route.fulfill({ json: { token: "a.b.c" } }),
    );
    await page.goto("/contact");
    const identity = () =>
      page.evaluate(() =>
        Reflect.get(Object(Reflect.get(window, "chatDouble")), "calls")?.find(
          ([name]: [string]) => name === "identity",
        ),
      );
    await expect.poll(identity).toEqual(["identity", { identityTokenType: "JWT", identityToken: "a.b.c" }]);
  });

  test("logs nothing where nobody issues tokens", async ({ page, doubles }) => {
    await allow(page, doubles.site, ["chat"]);
    const lines = heard(page);
    const asked = page.waitForResponse("**/shared-api/salesforce-messaging");
    await page.goto("/contact");
    expect((await asked).status()).toBe(204);
    await expect(chatBox(page)).toBeVisible();
    expect(lines.filter((line) => /token/i.test(line))).toEqual([]);
  });

  test("says on the console that there is no token, and nowhere else", async ({ page, doubles }) => {
    await allow(page, doubles.site, ["chat"]);
    await page.route("**/shared-api/salesforce-messaging", (route) =>
      route.fulfill({ json: { token: null } }),
    );
    const lines = heard(page);
    await page.goto("/contact");
    await expect.poll(() => lines).toContain("No token received from server");
    await expect(page.getByRole("alert").filter({ hasText: "token" })).toHaveCount(0);
    await expect(chatBox(page)).toBeVisible();
  });

  test("says on the console that the token could not be had", async ({ page, doubles }) => {
    await allow(page, doubles.site, ["chat"]);
    await page.route("**/shared-api/salesforce-messaging", (route) => route.abort());
    const lines = heard(page);
    await page.goto("/contact");
    await expect.poll(() => lines).toContain("Failed to fetch token");
  });

  for (const { width, state } of [
    { width: 767, state: "small" },
    { width: 768, state: "open" },
  ]) {
    test(`that opens by itself is ${state} at ${width} px`, async ({ page, doubles }) => {
      await page.setViewportSize({ width, height: 844 });
      await allow(page, doubles.site, ["chat"]);
      await page.goto("/contact");
      await expect(chatBox(page)).toBeVisible();
      await page.evaluate(() => Reflect.get(window, "chatDouble").maximize());
      await expect(chatBox(page)).toHaveAttribute("data-state", state);
    });
  }

  test("that the visitor opened stays open on a phone", async ({ page, doubles }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await allow(page, doubles.site, ["chat"]);
    await page.goto("/contact");
    await chatBox(page).getByRole("button", { name: "Chat" }).click();
    await page.waitForTimeout(300);
    await expect(chatBox(page)).toHaveAttribute("data-state", "open");
  });
});

for (const path of ["/dashboard-redirect", "/receipt/withdrawn"]) {
  test(`${path} has none`, async ({ page, doubles }) => {
    await allow(page, doubles.site, everything);
    await draw(page, 0);
    await page.clock.install();
    await page.goto(path);
    await settle(page);
    expect(doubles.host.requests()).toEqual([]);
  });
}
