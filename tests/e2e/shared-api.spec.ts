import { globSync } from "node:fs";
import { startSharedApiHost } from "@/tests/fixtures/shared-api-host";
import { startSite } from "@/tests/fixtures/site";
import { expect, expectAccessible, test } from "./harness";

const names = globSync("app/shared-api/**/route.ts")
  .map((file) => file.slice("app/shared-api/".length, -"/route.ts".length))
  .filter((name) => !name.startsWith("["));

test("every endpoint answers JSON, and only once to who knows the answer", async ({ request }) => {
  expect(names.length).toBeGreaterThan(19);
  for (const name of names) {
    const answer = await request.get(`/shared-api/${name}?utm_source=x`);
    expect(answer.status(), name).toBe(200);
    const headers = answer.headers();
    expect(headers["content-type"], name).toBe("application/json; charset=utf-8");
    expect(headers["cache-control"], name).toMatch(/^public, max-age=300/);
    expect(headers["set-cookie"], name).toBeUndefined();
    expect(Object.keys(await answer.json()).length, name).toBeGreaterThan(0);
    const again = await request.get(`/shared-api/${name}`, {
      headers: { "if-none-match": headers.etag ?? "" },
    });
    expect(again.status(), name).toBe(304);
  }
});

test("no other name and no other method gets through", async ({ request }) => {
  for (const path of ["/shared-api/nope", "/shared-api/v2", "/shared-api/v2/pricing/RP"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(Object.keys(await answer.json()), path).toEqual(["message"]);
  }
  const post = await request.post("/shared-api/v2/pricing", { data: {} });
  expect(post.status()).toBe(405);
  expect(post.headers().allow).toBe("GET, HEAD");
});

test("every moved address leads to a page in one step, and every withdrawn one is gone", async ({
  request,
}) => {
  test.slow();
  const { redirects } = await (await request.get("/shared-api/redirects")).json();
  const wrong: string[] = [];
  for (const row of redirects) {
    const answer = await request.get(`${row.from}?plan=team`, { maxRedirects: 0 });
    if (answer.status() !== row.status) wrong.push(`${row.from} answers ${answer.status()}`);
    if (!("to" in row)) continue;
    const { location } = answer.headers();
    if (location !== `${row.to}?plan=team`) wrong.push(`${row.from} leads to ${location}`);
    const arrived = await request.get(row.to, { maxRedirects: 0 });
    if (arrived.status() !== 200) wrong.push(`${row.to} answers ${arrived.status()}`);
  }
  expect(wrong).toEqual([]);
});

test("a withdrawn page says so, has no address and leads on", async ({ page, complaints }) => {
  const answer = await page.goto("/free-proxy-list");
  expect(answer?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This bend has run dry");
  expect(new URL(page.url()).pathname).toBe("/free-proxy-list");
  expect(await page.locator('link[rel="canonical"], meta[property="og:url"]').count()).toBe(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectAccessible(page);
  await page.getByRole("searchbox").fill("residential");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\?q=residential$/);
  // The browser's own words about status 410.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("410")));
});

test.describe("with a remote host", () => {
  const secret = "a-secret-for-this-test-only";

  test("its answers are served, and no page asks it for anything but them", async ({ request }) => {
    const host = await startSharedApiHost();
    host.setAnswer("trustpilot-rating", { asOf: "2026-11-20", rating: 4.2, best: 5, reviews: 7 });
    const site = await startSite({ SHARED_API_URL: host.url });
    try {
      const answer = await request.get(`${site.url}/shared-api/trustpilot-rating`, {
        headers: { cookie: "visitor=1", "x-forwarded-for": "192.0.2.1" },
      });
      expect(await answer.json()).toMatchObject({ rating: 4.2, reviews: 7 });
      expect(site.output()).toContain(`API    ${new URL(host.url).host}`);
      const known = new Set(names);
      for (const { url, headers } of host.requests()) {
        expect(known).toContain(url?.replace("/v1/", ""));
        expect(Object.keys(headers).sort()).toEqual(["accept", "connection", "host"]);
      }
    } finally {
      expect(await site.stop()).toBe(0);
      await host.close();
    }
  });

  test("that fails for prices, plans are not available, and the rest of the site works", async ({
    request,
  }) => {
    test.slow();
    const host = await startSharedApiHost();
    host.setMode("shape", "v2/pricing");
    host.setMode("missing", "v2/locations");
    const site = await startSite({ SHARED_API_URL: host.url, REVALIDATE_SECRET: secret });
    const read = async (path: string) => (await request.get(site.url + path)).text();
    try {
      for (const name of ["v2/pricing", "pricing"]) {
        expect((await request.get(`${site.url}/shared-api/${name}`)).status(), name).toBe(503);
      }
      const hook = { data: { type: "api-update", secret } };
      expect((await request.post(`${site.url}/api/revalidate`, hook)).status()).toBe(200);
      await expect
        .poll(() => read("/residential-proxies"), { timeout: 60_000 })
        .toContain("Plans are not available right now.");
      const answer = await request.get(`${site.url}/residential-proxies`);
      expect(await answer.text()).not.toMatch(/\$0(?!\.\d*[1-9])/);
      // Prices are looked for again soon, not after the page's usual hour.
      expect(answer.headers()["cache-control"]).toContain("s-maxage=60");
      for (const path of ["/", "/datasets", "/shared-api/v2/locations", "/contact"]) {
        expect((await request.get(site.url + path)).status(), path).toBe(200);
      }
      expect(site.output()).toContain('"event":"shared-api.failed","key":"v2/pricing"');
    } finally {
      expect(await site.stop()).toBe(0);
      await host.close();
    }
  });
});
