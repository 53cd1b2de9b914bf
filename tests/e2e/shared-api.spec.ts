import { readFileSync } from "node:fs";
import { expect, expectAccessible, ignoreProblems, test } from "./harness";

// Read as text: the list of endpoints cannot be imported here, because it imports "server-only".
const table = readFileSync("lib/content/endpoints/endpoints.ts", "utf8");
const names = [...table.matchAll(/\bdefineEndpoint\("([^"]+)"/g)].map(([, name = ""]) => name);

test("every endpoint responds with JSON, and with 304 to a matching ETag", async ({ request }) => {
  expect(names.length).toBeGreaterThan(19);
  for (const name of names) {
    const response = await request.get(`/shared-api/${name}?utm_source=x`);
    expect(response.status(), name).toBe(200);
    const headers = response.headers();
    expect(headers["content-type"], name).toBe("application/json; charset=utf-8");
    expect(headers["cache-control"], name).toMatch(/^public, max-age=300/);
    expect(headers["set-cookie"], name).toBeUndefined();
    expect(Object.keys(await response.json()).length, name).toBeGreaterThan(0);
    const again = await request.get(`/shared-api/${name}`, {
      headers: { "if-none-match": headers.etag ?? "" },
    });
    expect(again.status(), name).toBe(304);
  }
});

test("other names and methods are rejected", async ({ request }) => {
  for (const path of ["/shared-api/nope", "/shared-api/v2", "/shared-api/v2/pricing/RP"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(Object.keys(await response.json()), path).toEqual(["message"]);
  }
  const post = await request.post("/shared-api/v2/pricing", { data: {} });
  expect(post.status()).toBe(405);
  expect(post.headers().allow).toBe("GET, HEAD");
});

test("every redirect leads to a page in one step, and every withdrawn URL responds with 410", async ({
  request,
}) => {
  test.slow();
  const { redirects } = await (await request.get("/shared-api/redirects")).json();
  expect(redirects.some(({ status }: { status: number }) => status === 410)).toBe(true);
  expect(redirects.some(({ status }: { status: number }) => status === 308)).toBe(true);
  const wrong: string[] = [];
  for (const row of redirects) {
    // Redirects keep the query.
    const response = await request.get(`${row.from}?plan=team`, { maxRedirects: 0 });
    if (response.status() !== row.status) wrong.push(`${row.from} responds with ${response.status()}`);
    if (!("to" in row)) continue;
    const { location } = response.headers();
    if (location !== `${row.to}?plan=team`) wrong.push(`${row.from} leads to ${location}`);
    const arrived = await request.get(row.to, { maxRedirects: 0 });
    if (arrived.status() !== 200) wrong.push(`${row.to} responds with ${arrived.status()}`);
  }
  expect(wrong).toEqual([]);
});

test("a withdrawn page says so, has no canonical URL, is not indexed and offers search", async ({
  page,
  pageProblems,
}) => {
  const response = await page.goto("/free-proxy-list");
  expect(response?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is gone");
  expect(new URL(page.url()).pathname).toBe("/free-proxy-list");
  expect(await page.locator('link[rel="canonical"], meta[property="og:url"]').count()).toBe(0);
  // After hydration, Next may add a second robots tag.
  const robots = page.locator('meta[name="robots"]');
  await expect(robots.first()).toHaveAttribute("content", /noindex/);
  for (const tag of await robots.all()) await expect(tag).toHaveAttribute("content", /noindex/);
  await expectAccessible(page);
  await page.getByRole("searchbox").fill("residential");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\?q=residential$/);
  // The browser's own console message about 410.
  ignoreProblems(pageProblems, /410/);
});
