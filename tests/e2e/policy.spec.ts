import { get } from "node:http";
import { firstPost } from "@/tests/fixtures/content-names";
import { expect, ignoreProblems, test, untilHydrated } from "./harness";

const policyHeader = "content-security-policy";

/** The status, and every policy header, duplicates included. */
function fetchPolicies(url: string, method = "GET"): Promise<{ status: number; policies: string[] }> {
  return new Promise((resolve, reject) => {
    get(url, { method }, (response) => {
      response.resume();
      const policies = response.rawHeaders.filter(
        (_value, index, all) => index % 2 === 1 && all[index - 1]?.toLowerCase() === policyHeader,
      );
      resolve({ status: response.statusCode ?? 0, policies });
    }).on("error", reject);
  });
}

const documents: [path: string, status: number][] = [
  ["/", 200],
  ["/residential-proxies", 200],
  ["/pricing/calculator", 200],
  ["/location-proxy/usa", 200],
  [`/blog/${firstPost}`, 200],
  ["/contact", 200],
  ["/search?q=proxy", 200],
  ["/no-such-page", 404],
  ["/receipt/no-such-receipt", 404],
];

test("every page has one strict Content-Security-Policy", async ({ site }) => {
  for (const [path, status] of documents) {
    const { policies, status: actualStatus } = await fetchPolicies(site.url + path);
    expect(actualStatus, path).toBe(status);
    expect(policies, path).toHaveLength(1);
    expect(policies[0], path).toMatch(/script-src 'self' 'sha256-/);
    // Only `style` attributes are allowed.
    expect(policies[0], path).not.toMatch(/script-src[^;]*'unsafe|style-src(?!-attr)[^;]*'unsafe/);
    expect(policies[0], path).toContain("require-trusted-types-for 'script'");
  }
});

/** A prerendered, a dynamic and a missing page. */
for (const path of ["/pricing/calculator", "/search?q=proxy", "/no-such-page"]) {
  test(`${path} hydrates under its policy`, async ({ page, pageProblems }) => {
    await page.goto(path);
    await untilHydrated(page);
    if (path === "/no-such-page") ignoreProblems(pageProblems, /status of 404/);
  });
}

test("other responses have exactly one Content-Security-Policy, too", async ({ site }) => {
  const others: [path: string, method: string, status: number][] = [
    ["/api/health", "GET", 200],
    ["/api/no-such-endpoint", "GET", 404],
    ["/shared-api/pricing", "GET", 200],
    ["/feed.xml", "GET", 200],
    ["/sitemap.xml", "GET", 200],
    ["/favicon.svg", "GET", 200],
    ["/share/pricing.png", "GET", 200],
    ["/%zz", "GET", 400],
    ["/index", "GET", 308],
    ["/pricing", "PUT", 405],
    ["/pricing", "HEAD", 200],
    ["/search?q=proxy", "HEAD", 200],
  ];
  for (const [path, method, status] of others) {
    const response = await fetchPolicies(site.url + path, method);
    expect(response.status, `${method} ${path}`).toBe(status);
    expect(response.policies, `${method} ${path}`).toHaveLength(1);
  }
});

test("client-side navigation works under the Content-Security-Policy", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  // Another document would have another one.
  const timeOrigin = await page.evaluate(() => performance.timeOrigin);
  const headings = {
    "/pricing": /pric/i,
    "/location-proxy": /location/i,
    "/blog": /blog/i,
    "/search": /search/i,
    "/residential-proxies": /residential/i,
  };
  for (const [path, heading] of Object.entries(headings)) {
    const link = page.locator(`a[href="${path}"]`).first();
    await link.evaluate((anchor: HTMLAnchorElement) => anchor.click());
    await page.waitForURL((url) => url.pathname === path);
    await expect(page.locator("h1")).toHaveText(heading);
  }
  await page.goBack();
  await expect(page).toHaveURL(/search$/);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(timeOrigin);
});

test("a violation of the Content-Security-Policy is reported to the site", async ({
  page,
  site,
  pageProblems,
}) => {
  await page.goto("/");
  await page.evaluate(() => {
    const inline = document.createElement("style");
    inline.textContent = "body { color: red }";
    document.head.append(inline);
  });
  await expect.poll(site.output).toContain('"event":"csp.report","key":"style-src-elem"');
  expect(pageProblems.some((text) => text.includes("style-src"))).toBe(true);
  pageProblems.length = 0;
});
