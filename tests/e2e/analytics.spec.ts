import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import type { Page, Request } from "playwright/test";
import { z } from "zod";
import { programFlags } from "@/lib/cli/prepare.mjs";
import { formatConsent, nothingAllowed } from "@/lib/content/consent/choice";
import { webExperimentsFileSchema } from "@/lib/features/analytics/definitions";
import { matchesUrl } from "@/lib/features/analytics/url-rules";
import { passSeconds } from "@/tests/fixtures/pass-time";
import type { Site } from "@/tests/fixtures/site";
import { test as base, expect, readSitemap, storeConsent } from "./harness";

/** Hides that the browser is automated, because PostHog ignores bots. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";

const test = base.extend({
  userAgent,
  context: async ({ context }, use) => {
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false }),
    );
    await use(context);
  },
});

const readContent = (file: string) => JSON.parse(readFileSync(`content/${file}`, "utf8"));
/** Texts that editors can change. */
const surveyQuestion: string = readContent("analytics/surveys.json").surveys[0].questions[0].question;
const experimentText: string = readContent("analytics/experiments.json").experiments[0].variants[
  "price-watch"
].transforms[0].html.replace(/<[^>]*>/g, "");
const headingOfVariant: string = readContent("documents/page/scraper-api-b.json").data.slices[0].primary
  .heading[0].text;

type SentEvent = { event: string; properties: Record<string, unknown> };

const isBatch = (request: Request) => /\/ingest\/(?:e|i\/v0\/e)\//.test(request.url());

function eventsOf(request: Request): SentEvent[] {
  const body = request.postDataBuffer();
  if (body === null) return [];
  const isGzip = body[0] === 0x1f && body[1] === 0x8b;
  const form = new URLSearchParams(body.toString("latin1")).get("data");
  const text = isGzip
    ? gunzipSync(body).toString()
    : form
      ? Buffer.from(form, "base64").toString()
      : body.toString();
  const value: SentEvent | SentEvent[] | { batch: SentEvent[] } = JSON.parse(text);
  return "batch" in value ? value.batch : [value].flat();
}

/** Records the analytics events that a page sends from now on. */
function recordEvents(page: Page): { requests: Request[]; names: () => string[]; events: () => SentEvent[] } {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (isBatch(request)) requests.push(request);
  });
  const events = () => requests.flatMap(eventsOf);
  return { requests, events, names: () => events().map(({ event }) => event) };
}

const report = z.object({
  now: z.object({
    tables: z.array(z.object({ section: z.string(), rows: z.array(z.object({ name: z.string() })) })),
    surveys: z.array(z.object({ questions: z.array(z.object({ answers: z.unknown() })) })),
  }),
});

/** Output of `npm run analytics` for a site. */
async function readReport({ dataDir }: Site): Promise<z.output<typeof report>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...programFlags, "lib/cli/analytics.ts", "--json"],
    { env: { ...process.env, DATA_DIR: dataDir } },
  );
  return report.parse(JSON.parse(stdout));
}

const storedNames = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].join(" "),
  );

/**
 * Waits for the next page view, which shows that analytics has started. Then advances the clock past the survey's delay twice:
 * before any click, when the survey must stay hidden, and after a click.
 */
async function expectNoSurveyBeforeClick(page: Page, sent: ReturnType<typeof recordEvents>): Promise<void> {
  const count = () => sent.names().filter((name) => name === "$pageview").length;
  const before = count();
  await expect.poll(count).toBe(before + 1);
  await page.clock.runFor(30_000);
  await expect(page.getByText(surveyQuestion)).toHaveCount(0);
  await page.locator("h1").click();
  await page.clock.runFor(30_000);
}

test.describe("with consent", () => {
  test("batches are compressed, accepted and free of unknown query values", async ({
    context,
    page,
    site,
  }) => {
    await storeConsent(context, site, { analytics: true });
    const sent = recordEvents(page);
    await page.goto("/blog?utm_source=news&utm_campaign=autumn&email=a@b.example");
    await expect.poll(() => sent.names()).toContain("$pageview");
    const [first] = sent.requests;
    expect(first?.postDataBuffer()?.subarray(0, 2).toString("hex")).toBe("1f8b");
    expect((await first?.response())?.status()).toBe(200);
    expect(JSON.stringify(sent.events())).not.toContain("b.example");
    expect(sent.events()[0]?.properties).toMatchObject({ page_type: "blog", utm_campaign: "autumn" });
    await page.locator("main a[href^='/blog/']").first().click();
    await expect.poll(() => sent.names().filter((name) => name === "$pageview").length).toBe(2);
  });

  test("events tracked together are sent in one batch", async ({ context, page, site }) => {
    await storeConsent(context, site, { analytics: true });
    const sent = recordEvents(page);
    await page.goto("/pricing");
    await expect.poll(() => sent.names()).toContain("$pageview");
    await page.locator("main a.open-modal").first().click();
    await expect.poll(() => sent.names()).toContain("plan_picked");
    const batches = sent.requests.map((request) => eventsOf(request).map(({ event }) => event));
    expect(batches.find((names) => names.includes("plan_picked"))).toContain("modal_opened");
  });

  test("a withdrawal stops all requests and erases stored data", async ({ context, page, site }) => {
    await storeConsent(context, site, { analytics: true });
    const sent = recordEvents(page);
    await page.clock.install();
    await page.goto("/blog");
    await expect.poll(() => sent.names()).toContain("$pageview");
    expect(await storedNames(page)).toContain("ph_");
    await page.evaluate(() => localStorage.setItem("seenSurvey_x", "true"));
    // Withdraw in another tab.
    await storeConsent(context, site, nothingAllowed);
    await page.evaluate(
      (text) => {
        const channel = new BroadcastChannel("consent");
        channel.postMessage(text);
        channel.close();
      },
      formatConsent(nothingAllowed, new Date()),
    );
    await expect.poll(() => storedNames(page)).not.toMatch(/ph_|seenSurvey/);
    let requestCount = 0;
    page.on("request", (request) => {
      if (request.url().includes("/ingest/")) requestCount += 1;
    });
    await page.locator("main a[href^='/blog/']").first().click();
    await passSeconds(page, 10);
    expect(requestCount).toBe(0);
    expect(await storedNames(page)).not.toMatch(/ph_|seenSurvey/);
  });

  test("a survey is shown, answered and not shown again", async ({ context, page, site }) => {
    await storeConsent(context, site, { analytics: true });
    await forceFlags(page, { "survey-targeting-pricing-clarity": true });
    const sent = recordEvents(page);
    await page.clock.install();
    await page.goto("/pricing");
    const survey = page.getByText(surveyQuestion);
    await expectNoSurveyBeforeClick(page, sent);
    await expect(survey).toBeVisible();
    await page.getByRole("button", { name: /rate 5/i }).click();
    await page.getByRole("button", { name: "Submit survey" }).click();
    await expect.poll(() => sent.names()).toContain("survey sent");
    expect(sent.names()).toContain("survey shown");
    // The answer is in the report.
    const answers = async () => (await readReport(site)).now.surveys[0]?.questions[0]?.answers;
    await expect.poll(answers).toEqual([{ answer: "5", count: 1 }]);
    await page.reload();
    await expectNoSurveyBeforeClick(page, sent);
    await passSeconds(page, 5);
    await expect(survey).toHaveCount(0);
  });

  test("a web experiment applies only to its campaign", async ({ context, page, site }) => {
    await storeConsent(context, site, { analytics: true });
    const sent = recordEvents(page);
    const changed = page.getByText(experimentText);
    await page.goto("/residential-proxies?utm_source=newsletter&utm_campaign=price-watch");
    await expect(changed).toBeVisible();
    await expect.poll(() => seenExperiments(sent)).toEqual(["web-experiment-1 price-watch"]);
    const variants = async () =>
      (await readReport(site)).now.tables
        .filter(({ section }) => section === "experiment")
        .flatMap(({ rows }) => rows.map(({ name }) => name));
    await expect.poll(variants).toContain("web-experiment-1 price-watch");
    await page.goto("/residential-proxies?utm_source=newsletter&utm_campaign=other");
    await expect.poll(() => sent.names().filter((name) => name === "$pageview").length).toBe(2);
    await expect(changed).toHaveCount(0);
  });

  test("an experiment with a flag changes only pages that match its conditions", async ({
    context,
    page,
    site,
  }) => {
    await storeConsent(context, site, { analytics: true, marketing: true });
    await page.route("**/ingest/api/web_experiments**", (route) =>
      route.fulfill({ json: { experiments: [headline] } }),
    );
    await forceFlags(page, { headline: "b" });
    const sent = recordEvents(page);
    const flagsResponse = page.waitForResponse("**/ingest/flags/**");
    await page.goto("/blog?attribution=show");
    await flagsResponse;
    await expect.poll(() => sent.names()).toContain("$pageview");
    await expect(page.locator("h1")).not.toHaveText("Another headline");
    expect(seenExperiments(sent)).toEqual([]);
    // Client-side navigation.
    await page.locator("header a[href='/pricing']").first().click();
    await expect(page.locator("h1")).toHaveText("Another headline");
    await expect.poll(() => seenExperiments(sent)).toEqual(["headline b"]);
    await page.locator("footer a[href='/about-us']").first().click();
    await page.waitForURL("**/about-us");
    await expect(page.locator("h1")).not.toHaveText("Another headline");
    // The attribution panel shows what a lead would contain.
    const panel = page.getByRole("complementary", { name: "Attribution" });
    await expect(panel).toContainText('"experiment_id": "headline"');
    await expect(panel).toContainText('"experiment_variation": "b"');
  });
});

/** An experiment with a flag. It would change every page if its URL condition were ignored. */
const headline = {
  id: 9,
  name: "Headline",
  feature_flag_key: "headline",
  variants: {
    control: { transforms: [] },
    b: {
      conditions: { url: "/pricing(?:[?#]|$)", urlMatchType: "regex" },
      transforms: [{ selector: "h1", html: "Another headline" }],
    },
  },
};

/** Stubs the visitor's flags. */
async function forceFlags(page: Page, values: Record<string, string | boolean>): Promise<void> {
  await page.route("**/ingest/flags/**", (route) => {
    const flags = Object.entries(values).map(([key, value]) => [
      key,
      { key, enabled: value !== false, ...(typeof value === "string" && { variant: value }) },
    ]);
    return route.fulfill({ json: { flags: Object.fromEntries(flags), errorsWhileComputingFlags: false } });
  });
}

const seenExperiments = (sent: ReturnType<typeof recordEvents>) => [
  ...new Set(
    sent
      .events()
      .filter(({ event }) => event === "experiment_viewed")
      .map(({ properties }) => `${properties.experiment_id} ${properties.experiment_variation}`),
  ),
];

test("every selector of a shipped experiment exists on all pages that match its conditions", async ({
  page,
  request,
  site,
}) => {
  const paths = await readSitemap(request);
  const missing: string[] = [];
  const shipped: unknown = JSON.parse(readFileSync("content/analytics/experiments.json", "utf8"));
  for (const { name, variants } of webExperimentsFileSchema.parse(shipped).experiments) {
    for (const { conditions, transforms } of Object.values(variants)) {
      const matching = paths.filter((path) => matchesUrl(conditions ?? {}, site.url + path));
      expect(matching, name).not.toEqual([]);
      if (transforms.length === 0) continue;
      for (const path of matching) {
        await page.goto(path);
        for (const { selector } of transforms)
          if ((await page.locator(selector).count()) === 0) missing.push(`${name}: ${selector} on ${path}`);
      }
    }
  }
  expect(missing).toEqual([]);
});

test.describe("page experiments", () => {
  test("serve the variant in the first response, consistently, at one URL", async ({
    context,
    page,
    site,
  }) => {
    await context.addCookies([{ name: "exp_scraper-api-page", value: "SCRAPER_B", url: site.url }]);
    const response = await page.goto("/scraper-api");
    expect(await response?.text()).toContain(headingOfVariant);
    await expect(page.locator("h1")).toHaveText(headingOfVariant);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/scraper-api$/);
    await page.goto("/scraper-api-b");
    expect(new URL(page.url()).pathname).toBe("/scraper-api");
    // Client-side navigation, too.
    await page.goto("/");
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>("a[href='/scraper-api']")?.click());
    await page.waitForURL("**/scraper-api");
    await expect(page.locator("h1")).toHaveText(headingOfVariant);
  });
});

test("web vitals are reported without consent, and contain nothing about the visitor", async ({ page }) => {
  // Playwright can't read a beacon's body; without beacons the page uses fetch.
  await page.addInitScript(() => {
    // Below the sample rate, so that this page view is reported.
    Object.assign(Math, { random: () => 0.01 });
    Object.assign(Navigator.prototype, { sendBeacon: () => false });
  });
  const bodies: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/metrics")) bodies.push(request.postData() ?? "");
  });
  await page.goto("/pricing?secret=1");
  // The first one shows that measuring has started.
  await expect.poll(() => bodies.length).toBeGreaterThan(0);
  // The largest paint is final at the first click. Not on leaving: the browser may send that unseen by Playwright.
  await page.locator("h1").click();
  await expect
    .poll(() => bodies.map((body) => JSON.parse(body).name))
    .toEqual(expect.arrayContaining(["LCP", "TTFB"]));
  const parsed = bodies.map((body) => JSON.parse(body));
  const fields = ["attribution", "delta", "href", "id", "label", "name", "navigationType", "path", "value"];
  expect(Object.keys(parsed[0]).toSorted()).toEqual(fields);
  expect(parsed[0]).toMatchObject({
    label: "web-vital",
    path: "/pricing",
    href: expect.not.stringContaining("?"),
  });
  expect(bodies.join()).not.toContain("secret");
});
