import { HtmlValidate, type RuleConfig } from "html-validate";
import type { Page } from "playwright/test";
import type { Site } from "@/tests/fixtures/site";
import { isFullRun } from "@/tests/fixtures/test-run";
import {
  expect,
  expectAccessible,
  expectReadableInDark,
  noKeepAlive,
  readOverflow,
  test,
  uncompressed,
  widths,
} from "./harness";

/** One page of every kind; the crawl below finds all the others. */
const pageKinds = {
  "products and prices": [
    ...["/", "/products", "/residential-proxies", "/scraper-api", "/residential-proxies-promo", "/datasets"],
    ...["/pricing", "/pricing/residential-proxies", "/pricing/calculator", "/sandbox", "/free-trial"],
    ...["/compare", "/compare/proxies-vs-scraper-api", "/proxy-browser-extension", "/free-proxies"],
  ],
  "places, docs and resources": [
    ...["/location-proxy", "/location-proxy/usa", "/location-proxy/france/lyon", "/use-cases"],
    ...["/docs", "/docs/getting-started", "/docs/web-scraper-api", "/network-status", "/search", "/faq"],
    ...["/resources", "/resources/glossary", "/resources/tools", "/resources/tools/proxy-string"],
  ],
  "the company": [
    ...["/customers", "/blog", "/blog/retry-budgets", "/oxycon", "/oxycon/recordings", "/scraping-digest"],
    ...["/partners", "/press-area", "/about-us", "/core-values", "/careers", "/affiliate-program", "/trust"],
    ...["/legal/terms", "/contact"],
  ],
  // Same layout as other pages.
  ...(isFullRun && {
    "the same parts": [
      ...["/docs/targeting", "/docs/errors", "/docs/web-unblocker", "/scraper-api/web"],
      ...["/datasets/retail-offers", "/resources/integrations", "/trust/sourcing"],
    ],
  }),
};

type Visit = { status: number; html: string };

/** The document without scripts, whose flight data repeats it. */
const withoutScripts = (html: string) => html.replace(/<script\b[\s\S]*?<\/script>/g, "");
const decodeEntities = (text: string) =>
  text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
const groupsOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, group = ""]) => group);
const attributesOf = (html: string, pattern: RegExp) => groupsOf(html, pattern).map(decodeEntities);
const linksIn = (html: string) =>
  attributesOf(html, /<a\b[^>]*?\shref="([^"]+)"/g)
    .filter((href) => href.startsWith("/") && !href.startsWith("//"))
    .map((href) => href.replace(/#.*$/, ""))
    .filter((href) => href !== "");
/** Scripts have no entities. */
const dataIn = (html: string) =>
  groupsOf(html, /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);

/** Pages to which no link leads. */
const unlinked = ["/residential-proxies-promo", "/components", "/nowhere"];

function allowedStatuses(path: string): number[] {
  if (path === "/nowhere") return [404];
  // Without a dashboard, links to it lead to the free trial for now.
  return path.startsWith("/dashboard-redirect") ? [307] : [200, 301, 308];
}
const isHiddenFromSearch = (html: string) => /<meta name="robots" content="[^"]*noindex/.test(html);

/** Requests a page without Playwright's client, which would copy every body between processes. */
const ask = (site: Site, path: string, method = "GET") =>
  fetch(site.url + path, { method, headers: { ...uncompressed, ...noKeepAlive }, redirect: "manual" });

/** Calls `work` for every item, at most six at once. */
async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const runWorker = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) await work(next);
  };
  await Promise.all(Array.from({ length: 6 }, runWorker));
}

/** Crawls all links from the home page, a few at once. */
async function crawl(site: Site): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>();
  let found = ["/", ...unlinked];
  while (found.length > 0) {
    const next = new Set<string>();
    await forEachConcurrently(found, async (path) => {
      const response = await ask(site, path);
      const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
      const text = await response.text();
      const html = isPage ? text : "";
      const location = response.headers.get("location");
      visits.set(path, { status: response.status, html });
      if (location?.startsWith("/")) next.add(location);
      for (const link of linksIn(withoutScripts(html))) next.add(link);
    });
    found = [...next].filter((path) => !visits.has(path));
  }
  return visits;
}

let crawled: Promise<Map<string, Visit>> | undefined;

/** Result of the crawl, shared by all tests that check every page. */
function visitAll(site: Site): Promise<Map<string, Visit>> {
  crawled ??= crawl(site);
  return crawled;
}

test("links, metadata, share images and structured data of the whole site are valid", async ({ site }) => {
  const visits = await visitAll(site);
  const problems: string[] = [];
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const images = new Set<string>();
  const pages = [...visits].filter(
    ([path, { html }]) => html !== "" && !path.includes("?") && !unlinked.includes(path),
  );
  expect(pages.length).toBeGreaterThan(280);

  for (const [path, { status }] of visits) {
    if (!allowedStatuses(path).includes(status)) problems.push(`${path} responds with ${status}`);
  }
  for (const [path, { html, status }] of pages) {
    if (status !== 200) continue;
    const body = withoutScripts(html);
    if ((body.match(/<h1\b/g) ?? []).length !== 1) problems.push(`${path} must have exactly one h1`);
    const [title = ""] = attributesOf(body, /<title>([^<]*)<\/title>/g);
    const [description = ""] = attributesOf(body, /<meta name="description" content="([^"]*)"/g);
    if (!isHiddenFromSearch(body)) {
      for (const [seen, text, kind] of [
        [titles, title, "title"],
        [descriptions, description, "description"],
      ] as const) {
        if (seen.has(text)) problems.push(`${path} shares its ${kind} with ${seen.get(text)}`);
        seen.set(text, path);
      }
    }
    if (/[{}]/.test(title + description)) problems.push(`${path} shows a token in its head`);
    const [canonical] = attributesOf(body, /<link rel="canonical" href="([^"]+)"/g);
    if (!canonical || new URL(canonical).pathname !== path)
      problems.push(`${path} has the canonical ${canonical}`);
    const [ogUrl] = attributesOf(body, /<meta property="og:url" content="([^"]+)"/g);
    if (ogUrl !== canonical) problems.push(`${path} is shared as ${ogUrl}`);
    const [image] = attributesOf(body, /<meta property="og:image" content="([^"]+)"/g);
    if (image) images.add(new URL(image).pathname);
    else problems.push(`${path} has no share image`);
    for (const json of dataIn(html)) {
      const data = JSON.parse(json);
      if (data["@context"] !== "https://schema.org")
        problems.push(`${path} has structured data of another vocabulary`);
    }
  }
  await forEachConcurrently([...images], async (path) => {
    const response = await ask(site, path);
    await response.arrayBuffer();
    if (response.headers.get("content-type") !== "image/png")
      problems.push(`${path} is no image (${response.status})`);
    if (response.headers.get("cross-origin-resource-policy") !== "cross-origin")
      problems.push(`${path} can't be shown by other sites`);
  });
  expect(problems).toEqual([]);
});

test("the sitemap lists all indexable pages, and they respond with 200", async ({ site }) => {
  const sitemap = await (await ask(site, "/sitemap.xml")).text();
  const listed = attributesOf(sitemap, /<loc>([^<]+)<\/loc>/g).map((url) => new URL(url).pathname);
  expect(listed.length).toBeGreaterThan(280);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).not.toContain("/residential-proxies-promo");
  const visits = await visitAll(site);
  for (const path of listed) {
    const status = visits.get(path)?.status ?? (await ask(site, path, "HEAD")).status;
    expect(status, path).toBe(200);
  }
  const indexable = [...visits].filter(
    ([, { status, html }]) => status === 200 && html !== "" && !isHiddenFromSearch(html),
  );
  const missing = indexable.map(([path]) => path).filter((path) => !listed.includes(path));
  expect(missing.filter((path) => !path.includes("?"))).toEqual([]);
});

test("every open-modal element of every page is a real link to the contact form", async ({ site }) => {
  const problems: string[] = [];
  let count = 0;
  const pages = [...(await visitAll(site))].filter(([, { html }]) => html !== "");
  for (const [path, visit] of pages) {
    const html = withoutScripts(visit.html);
    for (const [tag] of html.matchAll(/<[a-z][^>]*\sclass="[^"]*\bopen-modal\b[^"]*"[^>]*>/g)) {
      count++;
      const href = decodeEntities(/\shref="([^"]*)"/.exec(tag)?.[1] ?? "");
      const data = (name: string) => {
        const value = new RegExp(`\\sdata-${name}="([^"]*)"`).exec(tag)?.[1];
        return value && decodeEntities(value);
      };
      const query = new URLSearchParams(href.split("?")[1]);
      const product = data("product") === "General" ? undefined : data("product");
      if (!tag.startsWith("<a ") || !/^\/contact(\?|$)/.test(href)) problems.push(`${path}: ${tag}`);
      if (
        (query.get("product") ?? undefined) !== product ||
        (query.get("plan") ?? undefined) !== data("pricing-plan")
      )
        problems.push(`${path}: ${tag}: data attributes and link differ`);
    }
    if (html.includes("https://action/"))
      problems.push(`${path} contains an unresolved action link (https://action/…)`);
  }
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(pages.length);
});

/** Fails with what is wrong with one page: markup, accessibility, console messages, sideways scroll. */
async function checkPage(page: Page, path: string, pageProblems: string[]): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expectAccessible(page);
  await expectReadableInDark(page);
  const validator = new HtmlValidate({ extends: ["html-validate:recommended"], rules: htmlRules });
  const report = await validator.validateString((await response?.text()) ?? "");
  const messages = report.results.flatMap(({ messages }) => messages);
  expect(
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`).slice(0, 12),
  ).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await readOverflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
  expect(pageProblems).toEqual([]);
}

// One browser context for each group: its scripts are loaded and compiled once.
for (const [group, paths] of Object.entries(pageKinds))
  test(`pages of ${group} are valid, accessible and without console messages at every width`, async ({
    page,
    pageProblems,
  }) => {
    for (const path of paths) await test.step(path, () => checkPage(page, path, pageProblems));
  });

const htmlRules = {
  // Rules that React's markup breaks: attribute style, void elements, ids that start with an underscore.
  "attr-case": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  "void-style": "off",
  "valid-id": ["error", { relaxed: true }],
  // Inline styles position elements on maps and charts by data.
  "no-inline-style": "off",
  // Forms that only filter the page need no submit button.
  "wcag/h32": "off",
  "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
} satisfies RuleConfig;
