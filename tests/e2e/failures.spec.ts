import { expect, test } from "playwright/test";
import { startLocalServer } from "@/tests/fixtures/local-server";
import { type Site, startSite } from "@/tests/fixtures/site";

/** A site whose CMS is down: built pages are served, dynamic ones fail. */
let siteWithoutCms: Site;
test.beforeAll(async () => {
  // Nothing listens on port 9.
  siteWithoutCms = await startSite({ PRISMIC_ENDPOINT: "http://127.0.0.1:9/api/v2", LOG_REQUESTS: "true" });
});
test.afterAll(() => siteWithoutCms.stop());

type Line = { event: string; path?: string; status?: number; reference?: string };

const linesOf = (site: Site): Line[] =>
  site
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

const failingPath = "/search?q=ada@engines.example";

test("the error page works without JavaScript, and shows the reference that is logged", async () => {
  const response = await fetch(siteWithoutCms.url + failingPath);
  expect(response.status).toBe(500);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const html = await response.text();
  expect(html).toContain("<title>Something went wrong on our side | Oxbow</title>");
  expect(html).not.toContain('rel="canonical"');
  const body = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  expect(body).toMatch(/<form[^>]*action="\/search"/);
  for (const href of ["/", "/pricing", "/network-status"]) expect(body).toContain(`href="${href}"`);
  const [, reference] = /reference ([0-9a-f]{8})\./.exec(body) ?? [];
  expect(reference).toBeDefined();
  const linesWithReference = () => linesOf(siteWithoutCms).filter((line) => line.reference === reference);
  await expect
    .poll(() =>
      linesWithReference()
        .map(({ event }) => event)
        .toSorted(),
    )
    .toEqual(["http.response", "page.failed"]);
  const [error] = linesWithReference().filter(({ event }) => event === "page.failed");
  expect(error).toMatchObject({ errorName: "UpstreamError", errorAt: expect.any(String) });
  expect(siteWithoutCms.output()).not.toContain("ada@");
});

test("the error page hydrates under its Content-Security-Policy", async ({ context }) => {
  const page = await context.newPage();
  const pageProblems: string[] = [];
  page.on("console", (message) => {
    // The browser's own console message about the status.
    if (message.type() === "error" && !message.text().includes("status of 500"))
      pageProblems.push(message.text());
  });
  page.on("pageerror", (error) => pageProblems.push(String(error)));
  await page.goto(siteWithoutCms.url + failingPath);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side");
  await expect(page).toHaveURL(siteWithoutCms.url + failingPath);
  await page
    .getByRole("link", { name: /^Pricing/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${siteWithoutCms.url}/pricing`);
  expect(pageProblems).toEqual([]);
});

test("a failed endpoint is logged with its route and reference", async () => {
  const response = await fetch(`${siteWithoutCms.url}/api/search?q=ada`);
  expect(response.status).toBe(500);
  expect(Object.keys(await response.json())).toEqual(["message"]);
  const searchLines = () => linesOf(siteWithoutCms).filter(({ path }) => path === "/api/search");
  await expect
    .poll(() => searchLines().map(({ event }) => event))
    .toEqual(["http.unexpected", "http.response"]);
  const [first, second] = searchLines();
  expect(first?.reference).toMatch(/^[0-9a-f]{8}$/);
  expect(second?.reference).toBe(first?.reference);
});

test("the server does not start if METRICS_PORT is in use, and names the port", async () => {
  const { origin, close } = await startLocalServer((_request, response) => response.end());
  const { port } = new URL(origin);
  const failure = await startSite({ METRICS_PORT: port }).catch((error: unknown) => String(error));
  expect(failure).toMatch(/ended with 1:\n/);
  expect(failure).toContain(`\nPort ${port} is taken. Stop what uses it, or set METRICS_PORT to another.\n`);
  await close();
});
