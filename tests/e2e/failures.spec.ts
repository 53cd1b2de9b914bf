import { expect, test } from "playwright/test";
import { startLocalServer } from "@/tests/fixtures/local-server";
import { type Site, startSite } from "@/tests/fixtures/site";

/** A site whose content host is down: built pages are served, dynamic ones fail. */
let broken: Site;
test.beforeAll(async () => {
  broken = await startSite({ PRISMIC_ENDPOINT: "http://127.0.0.1:9/api/v2", LOG_REQUESTS: "true" });
});
test.afterAll(() => broken.stop());

type Line = { event: string; path?: string; document?: string; status?: number; reference?: string };

const linesOf = (site: Site): Line[] =>
  site
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

const failing = "/search?q=ada@engines.example";

test("a failed page works without JavaScript, has links, and shows the reference in the log", async () => {
  const response = await fetch(broken.url + failing);
  expect(response.status).toBe(500);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const html = await response.text();
  expect(html).toContain("<title>Something went wrong on our side | Oxbow</title>");
  expect(html).not.toContain('rel="canonical"');
  const body = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  expect(body).toMatch(/<form[^>]*action="\/search"/);
  for (const way of ["/", "/pricing", "/network-status"]) expect(body).toContain(`href="${way}"`);
  const [, reference] = /reference ([0-9a-f]{8})\./.exec(body) ?? [];
  expect(reference).toBeDefined();
  const own = () => linesOf(broken).filter((line) => line.reference === reference);
  await expect
    .poll(() =>
      own()
        .map(({ event }) => event)
        .toSorted(),
    )
    .toEqual(["http.response", "page.failed"]);
  const [error] = own().filter(({ event }) => event === "page.failed");
  expect(error).toMatchObject({ errorName: "UpstreamError", errorAt: expect.any(String) });
  expect(broken.output()).not.toContain("ada@");
});

test("the failure page hydrates under its policy", async ({ context }) => {
  const page = await context.newPage();
  const pageProblems: string[] = [];
  page.on("console", (message) => {
    // The browser's own console message about the status.
    if (message.type() === "error" && !message.text().includes("status of 500"))
      pageProblems.push(message.text());
  });
  page.on("pageerror", (error) => pageProblems.push(String(error)));
  await page.goto(broken.url + failing);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side");
  await expect(page).toHaveURL(broken.url + failing);
  await page
    .getByRole("link", { name: /^Pricing/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${broken.url}/pricing`);
  expect(pageProblems).toEqual([]);
});

test("a failed endpoint is logged with its route and reference", async () => {
  const response = await fetch(`${broken.url}/api/search?q=ada`);
  expect(response.status).toBe(500);
  expect(Object.keys(await response.json())).toEqual(["message"]);
  const own = () => linesOf(broken).filter(({ path }) => path === "/api/search");
  await expect.poll(() => own().map(({ event }) => event)).toEqual(["http.unexpected", "http.response"]);
  const [first, second] = own();
  expect(first?.reference).toMatch(/^[0-9a-f]{8}$/);
  expect(second?.reference).toBe(first?.reference);
});

test("a metrics port in use stops the start with a message that names the port", async () => {
  const { origin, close } = await startLocalServer((_request, response) => response.end());
  const { port } = new URL(origin);
  const failure = await startSite({ METRICS_PORT: port }).catch((error: unknown) => String(error));
  expect(failure).toMatch(/ended with 1:\n/);
  expect(failure).toContain(`\nPort ${port} is taken. Stop what uses it, or set METRICS_PORT to another.\n`);
  await close();
});
