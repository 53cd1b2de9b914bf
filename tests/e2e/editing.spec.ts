import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "playwright/test";
import type { EditorsSite } from "@/tests/fixtures/editors-site";
import { expect, test } from "./editors";

test.describe.configure({ mode: "serial" });

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const statusOf = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { maxRedirects: 0 })).status();

test("published prices change everywhere, also on unvisited pages", async ({ editorsSite, request }) => {
  const { products } = JSON.parse(await textOf(request, "/shared-api/v2/pricing"));
  const [, lowest] = products.RP.steps.at(-1);
  const price = `$${(lowest - 0.07).toFixed(2)}`;
  expect(await textOf(request, "/pricing")).not.toContain(price);
  await editorsSite.editFile("shared-api/pricing", (text) => {
    const pricing = JSON.parse(text);
    pricing.products.RP.steps.at(-1)[1] = Number((lowest - 0.07).toFixed(2));
    return JSON.stringify(pricing, null, 2);
  });
  expect(await textOf(request, "/pricing")).not.toContain(price);
  expect(await editorsSite.run("publish", "shared-api/pricing")).toContain("shows it within two seconds");
  for (const path of ["/pricing", "/residential-proxies", "/pricing/residential-proxies", "/pricing.json"])
    expect(await textOf(request, path), path).toContain(path === "/pricing.json" ? price.slice(1) : price);
});

test("published figures, terms and redirects take effect", async ({ editorsSite, request }) => {
  await editorsSite.editFile("shared-api/network-figures", (text) => {
    const figures = JSON.parse(text);
    figures.products.RP.success = 0.981;
    return JSON.stringify(figures, null, 2);
  });
  await editorsSite.run("publish", "shared-api/network-figures");
  expect(await textOf(request, "/residential-proxies")).toContain("98.1");

  const term = "Written by an editor a moment ago";
  await editorsSite.editFile("glossary/asn", (text) => text.replace(/\n---\n\n?/, `\n---\n\n${term}. `));
  await editorsSite.run("publish", "glossary/asn");
  expect(await textOf(request, "/resources/glossary/asn")).toContain(term);

  expect(await statusOf(request, "/core-values")).toBe(200);
  await editorsSite.editFile("shared-api/redirects", (text) => {
    const { redirects } = JSON.parse(text);
    return JSON.stringify({
      redirects: [...redirects, { from: "/core-values", to: "/pricing", status: 302 }],
    });
  });
  await editorsSite.run("publish", "shared-api/redirects", "--anyway");
  expect(await statusOf(request, "/core-values")).toBe(302);
});

/** Build files with a word in their name: requests for missing pages must not create any. */
const listFiles = (editorsSite: EditorsSite, word: string) =>
  readdirSync(editorsSite.build, { recursive: true, encoding: "utf8" }).filter((name) => name.includes(word));

test("a new post needs no build: page, lists, sitemap, feed and share image", async ({
  editorsSite,
  request,
}) => {
  const [path, share] = ["/blog/brand-new-post", "/share/blog/brand-new-post.png"];
  const statuses = () => Promise.all([path, share].map((file) => statusOf(request, file)));
  expect(await statuses()).toEqual([404, 404]);
  expect(listFiles(editorsSite, "brand-new")).toEqual([]);
  const title = "Newly published post";
  await editorsSite.editFile(
    "posts/brand-new-post",
    (text) =>
      text
        .replace(/^title: .*$/m, `title: ${title}`)
        .replace(/^(published|updated): .*$/gm, "$1: 2026-12-01"),
    "--from",
    "posts/robots-txt-rfc-9309",
  );
  await editorsSite.run("publish", "posts/brand-new-post");
  for (const list of [path, "/blog", "/feed.xml"]) expect(await textOf(request, list), list).toContain(title);
  expect(await textOf(request, "/sitemap.xml")).toContain(path);
  expect(await statuses()).toEqual([200, 200]);
  expect((await request.get(share)).headers()["content-type"]).toBe("image/png");
  await editorsSite.run("unpublish", "posts/brand-new-post");
  expect(await statuses()).toEqual([404, 404]);
  expect(await textOf(request, "/blog")).not.toContain(title);
});

test("requests for unpublished URLs write nothing to the disk", async ({ editorsSite, request }) => {
  const paths = [
    "/blog/nowhere",
    "/blog/nowhere/",
    "/blog/nowhere.rsc",
    "/blog/nowhere.segments/_tree.segment.rsc",
    "/location-proxy/germany.segments/nowhere",
    "/share/pricing.png.segments/nowhere.segment.rsc",
    `/_next/data/${readFileSync(".next/BUILD_ID", "utf8")}/share/nowhere.png.json`,
    "/blog/%6Eowhere",
    "/blog/page/99",
    "/blog/author/nowhere",
    "/resources/glossary/nowhere",
    "/location-proxy/nowhere",
    "/location-proxy/germany/nowhere",
    "/share/nowhere.png",
    "/share/blog/nowhere.png",
    "/use-cases/nowhere",
  ];
  for (const path of paths) {
    const requestHeaders: Record<string, string>[] = [
      {},
      { rsc: "1" },
      { rsc: "1", "next-router-prefetch": "1" },
    ];
    for (const headers of requestHeaders) {
      const response = await request.get(path, { headers, maxRedirects: 0 });
      expect(response.status(), path).not.toBe(200);
    }
  }
  expect([...listFiles(editorsSite, "nowhere"), ...listFiles(editorsSite, "page/99")]).toEqual([]);
});

test("every preview reports an invalid draft, and still works", async ({ editorsSite, page }) => {
  await editorsSite.edit("page/isp-proxies", (data) => {
    data.meta_title = "ISP proxies draft | Oxbow";
  });
  await editorsSite.run("draft", "page/mobile-proxies");
  writeFileSync(join(editorsSite.content, "drafts/page/mobile-proxies.json"), '{\n  "id": "x",\n}');
  await page.goto(await editorsSite.previewOf("page/isp-proxies"));
  await expect(page).toHaveTitle("ISP proxies draft | Oxbow");
  const banner = page.getByRole("region", { name: "Preview" });
  await expect(banner).toContainText("page/mobile-proxies, line 3: is not JSON");
  await page.goto("/mobile-proxies");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(editorsSite.output()).toMatch(
    /"event":"content.broken","document":"page\/mobile-proxies",[^\n]*"line":3/,
  );
  await editorsSite.run("discard", "page/mobile-proxies");
});

test("a page with a corrupted file keeps its last version, and the log names the field", async ({
  editorsSite,
  request,
}) => {
  const file = join(editorsSite.content, "documents/page/serp.json");
  const document = JSON.parse(readFileSync(file, "utf8"));
  const html = await textOf(request, "/scraper-api/serp");
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? "";
  document.data.meta_title = "Invalid version";
  document.data.ends_at = "2026-13-45";
  writeFileSync(file, JSON.stringify(document, null, 2));
  // Publishing anything makes the site read all content again.
  await editorsSite.edit("page/datasets", (data) => {
    data.meta_title = "Datasets, second version | Oxbow";
  });
  await editorsSite.run("publish", "page/datasets");
  const after = await request.get("/scraper-api/serp");
  expect([after.status(), (await after.text()).includes(title)]).toEqual([200, true]);
  expect(editorsSite.output()).toMatch(/"document":"page\/serp",[^\n]*"field":"data.ends_at"/);
});
