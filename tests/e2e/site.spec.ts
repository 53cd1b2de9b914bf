import { HtmlValidate, type RuleConfig } from "html-validate";
import type { APIRequestContext } from "playwright/test";
import { expect, expectAccessible, test, widths } from "./harness";

/** One page of every kind; the crawl below finds all the others. */
const pageKinds = [
  "/",
  "/products",
  "/mobile-proxies",
  "/scraper-api",
  "/scraper-api/serp",
  "/residential-proxies-promo",
  "/datasets",
  "/datasets/retail-offers",
  "/pricing",
  "/pricing/residential-proxies",
  "/pricing/calculator",
  "/location-proxy",
  "/location-proxy/usa",
  "/location-proxy/france/lyon",
  "/use-cases",
  "/compare/proxies-vs-scraper-api",
  "/customers",
  "/blog",
  "/blog/retry-budgets",
  "/resources",
  "/resources/integrations",
  "/resources/glossary",
  "/resources/tools",
  "/resources/tools/proxy-string",
  "/oxycon",
  "/oxycon/recordings",
  "/scraping-digest",
  "/partners",
  "/press-area",
  "/about-us",
  "/core-values",
  "/careers",
  "/affiliate-program",
  "/proxy-browser-extension",
  "/free-proxies",
  "/trust",
  "/trust/sourcing",
  "/network-status",
  "/faq",
  "/legal/terms",
  "/contact",
  "/search",
];

type Visit = { status: number; html: string; headers: Record<string, string> };

/** The document without scripts, whose flight data repeats it. */
const withoutScripts = (html: string) => html.replace(/<script\b[\s\S]*?<\/script>/g, "");
const decodeEntities = (text: string) =>
  text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&lt;", "<");
const attributesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((match) => decodeEntities(match[1] ?? ""));
const linksIn = (html: string) =>
  attributesOf(html, /<a\b[^>]*?\shref="([^"]+)"/g)
    .filter((href) => href.startsWith("/") && !href.startsWith("//"))
    .map((href) => href.replace(/#.*$/, ""))
    .filter((href) => href !== "");
const dataIn = (html: string) =>
  attributesOf(html, /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);

/** Visits everything that links lead to, a few at once, from the home page on. */
async function crawl(request: APIRequestContext): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>();
  let found = ["/"];
  while (found.length > 0) {
    const next = new Set<string>();
    for (let i = 0; i < found.length; i += 6) {
      await Promise.all(
        found.slice(i, i + 6).map(async (path) => {
          const answer = await request.get(path, { maxRedirects: 0 });
          const isPage = answer.headers()["content-type"]?.startsWith("text/html") ?? false;
          const html = isPage ? await answer.text() : "";
          visits.set(path, { status: answer.status(), html, headers: answer.headers() });
          for (const link of linksIn(withoutScripts(html))) next.add(link);
        }),
      );
    }
    found = [...next].filter((path) => !visits.has(path));
  }
  return visits;
}

test("the whole site holds together: links, heads, share images, structured data", async ({ request }) => {
  test.setTimeout(600_000);
  const visits = await crawl(request);
  const problems: string[] = [];
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const images = new Set<string>();
  const pages = [...visits].filter(([path, { html }]) => html !== "" && !path.includes("?"));
  expect(pages.length).toBeGreaterThan(280);

  for (const [path, { status }] of visits)
    if (![200, 301, 308, 410].includes(status)) problems.push(`${path} answers ${status}`);
  for (const [path, { html, status }] of pages) {
    if (status !== 200) continue;
    const body = withoutScripts(html);
    if ((body.match(/<h1\b/g) ?? []).length !== 1) problems.push(`${path} has not one h1`);
    const [title = ""] = attributesOf(body, /<title>([^<]*)<\/title>/g);
    const [description = ""] = attributesOf(body, /<meta name="description" content="([^"]*)"/g);
    const noIndex = /<meta name="robots" content="[^"]*noindex/.test(body);
    if (!noIndex) {
      for (const [seen, text, kind] of [
        [titles, title, "title"],
        [descriptions, description, "description"],
      ] as const) {
        if (seen.has(text)) problems.push(`${path} shares its ${kind} with ${seen.get(text)}`);
        seen.set(text, path);
      }
      if (title.length > 70) problems.push(`${path} has a title of ${title.length} characters`);
      if (description.length < 70 || description.length > 180)
        problems.push(`${path} has a description of ${description.length}`);
    }
    if (/[{}]/.test(title + description)) problems.push(`${path} shows a token in its head`);
    const [canonical] = attributesOf(body, /<link rel="canonical" href="([^"]+)"/g);
    if (!canonical || new URL(canonical).pathname !== path)
      problems.push(`${path} has the canonical ${canonical}`);
    const [image] = attributesOf(body, /<meta property="og:image" content="([^"]+)"/g);
    if (image) images.add(new URL(image).pathname);
    else problems.push(`${path} has no share image`);
    for (const json of dataIn(html)) {
      const data = JSON.parse(json);
      if (data["@context"] !== "https://schema.org")
        problems.push(`${path} has structured data of another vocabulary`);
    }
  }
  for (const path of images) {
    const answer = await request.get(path);
    if (answer.headers()["content-type"] !== "image/png")
      problems.push(`${path} is no image (${answer.status()})`);
  }
  expect(problems).toEqual([]);
});

test("the sitemap lists the pages that may be indexed, and they answer", async ({ request }) => {
  test.setTimeout(300_000);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = attributesOf(sitemap, /<loc>([^<]+)<\/loc>/g).map((url) => new URL(url).pathname);
  expect(listed.length).toBeGreaterThan(280);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).not.toContain("/residential-proxies-promo");
  for (const path of listed) expect((await request.head(path)).status(), path).toBe(200);
});

test.describe("each kind of page", () => {
  for (const path of pageKinds) {
    test(`${path} is valid, accessible and quiet at every width`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expectAccessible(page);
      const validator = new HtmlValidate({ extends: ["html-validate:recommended"], rules: htmlRules });
      const report = await validator.validateString((await answer?.text()) ?? "");
      const messages = report.results.flatMap(({ messages }) => messages);
      expect(
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`).slice(0, 12),
      ).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(over, `at ${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
});

const htmlRules = {
  // React writes attributes and empty elements in a way of its own, and ids that start with an underscore.
  "attr-case": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  "void-style": "off",
  "valid-id": ["error", { relaxed: true }],
  // Places on maps and charts are data.
  "no-inline-style": "off",
  // Forms that choose or filter in place have nothing to send.
  "wcag/h32": "off",
  "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
} satisfies RuleConfig;
