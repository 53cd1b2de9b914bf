import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import lz from "lz-string";
import { test as base, expect } from "playwright/test";
import { findFreePort } from "@/tests/fixtures/free-port";
import { type Site, startSite } from "@/tests/fixtures/site";
import { expectAccessible } from "./harness";

type Simulator = { site: Site; cms: string; other: string };

/** Starts an origin whose page embeds the URL in `?frame=` as an iframe. */
async function startEmbedder(): Promise<{ origin: string; close: () => void }> {
  const port = await findFreePort();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost").searchParams.get("frame") ?? "";
    const source = url.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
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
      const [cms, other] = [await startEmbedder(), await startEmbedder()];
      const site = await startSite({ PREVIEW_FRAMES: cms.origin });
      await use({ site, cms: cms.origin, other: other.origin });
      expect(await site.stop()).toBe(0);
      for (const embedder of [cms, other]) embedder.close();
    },
    { scope: "worker" },
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
const simulatorUrl = (site: Site, state = lz.compressToEncodedURIComponent(JSON.stringify([slice]))) =>
  `${site.url}/slice-simulator?state=${encodeURIComponent(state)}`;

test("the page builder's frame shows the slices that it sends", async ({
  page,
  simulator: { site, cms },
}) => {
  await page.goto(`${cms}/?frame=${encodeURIComponent(simulatorUrl(site))}`);
  const heading = page.frameLocator("iframe").getByRole("heading", { name: /^Written in \d+ countries$/ });
  await expect(heading).toBeVisible();
});

test("the slice simulator cannot be embedded by other origins", async ({
  page,
  simulator: { site, other },
}) => {
  const blocked = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await page.goto(`${other}/?frame=${encodeURIComponent(simulatorUrl(site))}`);
  await blocked;
  await expect(page.frameLocator("iframe").getByText("Written in")).toHaveCount(0);
});

test("opened directly, the slice simulator shows a notice and ignores the state", async ({
  page,
  simulator: { site },
}) => {
  const response = await page.goto(simulatorUrl(site));
  expect(response?.status()).toBe(200);
  expect(response?.headers()["x-robots-tag"]).toContain("noindex");
  expect(response?.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing to simulate here");
  await expect(page.getByText("Written in")).toHaveCount(0);
  await expectAccessible(page);
  const sitemap = await (await page.request.get(`${site.url}/sitemap.xml`)).text();
  expect(sitemap).not.toContain("slice-simulator");
});

test("an invalid state is ignored", async ({ request, simulator: { site } }) => {
  for (const state of ["%", "x".repeat(2_000), lz.compressToEncodedURIComponent('{"a":1}')]) {
    const headers = { "sec-fetch-dest": "iframe" };
    const response = await request.get(simulatorUrl(site, state), { headers, maxRedirects: 0 });
    expect(response.status(), state).toBe(307);
    expect(response.headers().location, state).toBe("/slice-simulator");
  }
});
