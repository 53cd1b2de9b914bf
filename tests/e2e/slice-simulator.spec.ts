import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import lz from "lz-string";
import { test as base, expect } from "playwright/test";
import { findFreePort } from "@/tests/fixtures/free-port";
import { type Site, startSite } from "@/tests/fixtures/site";
import { expectAccessible } from "./harness";

type Simulator = { site: Site; cms: string; other: string };

/** A page of any site that shows `?frame=` in a frame. */
async function startFramer(): Promise<{ origin: string; close: () => void }> {
  const port = await findFreePort();
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? "/", "http://localhost").searchParams.get("frame") ?? "";
    const source = address.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    response.setHeader("content-type", "text/html");
    response.end(
      `<!doctype html><title>CMS</title><iframe src="${source}" width="1200" height="800"></iframe>`,
    );
  }).listen(port, "127.0.0.1");
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

const test = base.extend<object, { simulator: Simulator }>({
  simulator: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must make from this pattern
    async ({}, use) => {
      const [cms, other] = [await startFramer(), await startFramer()];
      const site = await startSite({ PREVIEW_FRAMES: cms.origin });
      await use({ site, cms: cms.origin, other: other.origin });
      expect(await site.stop()).toBe(0);
      for (const framer of [cms, other]) framer.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

const [mock] = JSON.parse(readFileSync("components/slices/ClosingCall/mocks.json", "utf8"));
const slice = {
  ...mock,
  ...{ id: "closing_call$1", slice_type: "closing_call", slice_label: null },
  primary: {
    ...mock.primary,
    heading: [{ type: "heading2", text: "Written in {countries} countries", spans: [] }],
  },
};
const publicPathOf = (site: Site, state = lz.compressToEncodedURIComponent(JSON.stringify([slice]))) =>
  `${site.url}/slice-simulator?state=${encodeURIComponent(state)}`;

test("the page builder's frame shows the slices that it sends", async ({
  page,
  simulator: { site, cms },
}) => {
  await page.goto(`${cms}/?frame=${encodeURIComponent(publicPathOf(site))}`);
  const heading = page.frameLocator("iframe").getByRole("heading", { name: /^Written in \d+ countries$/ });
  await expect(heading).toBeVisible();
});

test("no other site can frame it", async ({ page, simulator: { site, other } }) => {
  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await page.goto(`${other}/?frame=${encodeURIComponent(publicPathOf(site))}`);
  await refused;
  await expect(page.frameLocator("iframe").getByText("Written in")).toHaveCount(0);
});

test("outside of a frame it shows a notice, whatever its URL contains", async ({
  page,
  simulator: { site },
}) => {
  const answer = await page.goto(publicPathOf(site));
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["x-robots-tag"]).toContain("noindex");
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing to simulate here");
  await expect(page.getByText("Written in")).toHaveCount(0);
  await expectAccessible(page);
  const sitemap = await (await page.request.get(`${site.url}/sitemap.xml`)).text();
  expect(sitemap).not.toContain("slice-simulator");
});

test("an invalid state is ignored", async ({ request, simulator: { site } }) => {
  for (const state of ["%", "x".repeat(2_000), lz.compressToEncodedURIComponent('{"a":1}')]) {
    const answer = await request.get(publicPathOf(site, state), { maxRedirects: 0 });
    expect(answer.status(), state).toBe(307);
    expect(answer.headers().location, state).toBe("/slice-simulator");
  }
});
