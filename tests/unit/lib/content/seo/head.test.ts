import { describe, expect, it } from "vitest";
import { buildHead, type HeadInput, toMetadata } from "@/lib/content/seo/head";
import { getProductsPage, parseProductsUid } from "@/lib/features/products/pages";

const siteUrl = "https://oxbow.example";
const page = (input: Partial<HeadInput>): HeadInput => ({
  data: { meta_title: "Proxies", meta_description: "About proxies." },
  path: "/residential-proxies",
  siteUrl,
  ...input,
});

const notOurs = [
  "https://other.example/a",
  "//other.example/a",
  "\\\\other.example/a",
  "https://oxbow.example@other.example/a",
  "https://user:secret@oxbow.example/a",
  "https://oxbow.example:8443/a",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://[",
  " ",
];

describe("buildHead", () => {
  it.each<[string, Partial<HeadInput>, string]>([
    ["from the path", {}, "https://oxbow.example/residential-proxies"],
    ["without a trailing slash on the home page", { path: "/" }, "https://oxbow.example"],
    [
      "from canonical_url on another of our hosts",
      { data: { canonical_url: "https://cn.oxbow.example/a" } },
      "https://cn.oxbow.example/a",
    ],
    [
      "from a relative canonical_url",
      { data: { canonical_url: "/proxies" } },
      "https://oxbow.example/proxies",
    ],
  ])("builds the canonical address %s", (_, input, canonical) => {
    expect(buildHead(page(input)).canonical).toBe(canonical);
  });

  it.each(notOurs)("ignores %j, which is not a URL of this site", (url) => {
    const data = { canonical_url: url, alternate_links: [{ url, language: "it" }] };
    expect(buildHead(page({ data }))).toMatchObject({
      canonical: "https://oxbow.example/residential-proxies",
      alternates: {},
    });
  });

  it("builds the canonical URL of the product list for uid 1", async () => {
    const { path } = await getProductsPage(parseProductsUid("1") ?? "web-data");
    expect(buildHead(page({ path })).canonical).toBe("https://oxbow.example/products");
  });

  it.each([404, 410, 500])("has no URLs for status %i", (status) => {
    const data = { canonical_url: "/x", alternate_links: [{ url: "/de", language: "de" }] };
    const head = buildHead(page({ status, data }));
    expect(head.canonical).toBeUndefined();
    expect(head.url).toBeUndefined();
    expect(head.alternates).toEqual({});
    expect(JSON.stringify(toMetadata(head))).not.toContain("residential-proxies");
  });

  const alternate_links = [
    { url: "/de/proxies", language: "de" },
    { url: "https://oxbow.example/cn", language: "zh-CN" },
    { url: "", language: "fr" },
    { url: "/es", language: null },
  ];
  it("lists alternates that have a URL and a language", () => {
    expect(buildHead(page({ data: { alternate_links } })).alternates).toEqual({
      de: "https://oxbow.example/de/proxies",
      "zh-CN": "https://oxbow.example/cn",
    });
  });

  it("skips alternate languages on blog category pages", () => {
    const category = page({ data: { alternate_links }, path: "/blog/category/proxies" });
    expect(buildHead(category).alternates).toEqual({});
  });

  it.each<[string, Partial<HeadInput>, boolean]>([
    ["a plain page", {}, false],
    ["a flagged page", { data: { no_index: true } }, true],
    [
      "the promotion page, whatever the flag says",
      { path: "/residential-proxies-promo", data: { no_index: false } },
      true,
    ],
    ["a missing page", { status: 404 }, true],
  ])("decides on indexing for %s", (_, input, noIndex) => {
    const head = buildHead(page(input));
    expect(head.noIndex).toBe(noIndex);
    expect(toMetadata(head).robots !== undefined).toBe(noIndex);
  });

  it.each<[string, Partial<HeadInput>, string, number[]?]>([
    [
      "the CMS image",
      { data: { og_image: { url: "https://images.example/a.png" } } },
      "https://images.example/a.png",
    ],
    [
      "an image of this site",
      { data: { og_image: { url: "/media/a.webp", dimensions: { width: 800, height: 400 } } } },
      "https://oxbow.example/media/a.webp",
      [800, 400],
    ],
    ["one drawn for the page", {}, "https://oxbow.example/share/residential-proxies.png"],
    ["one drawn for the home page", { path: "/" }, "https://oxbow.example/share/home.png"],
    ["the default where the page has no address", { status: 404 }, "https://oxbow.example/share/home.png"],
  ])("shares %s", (_, input, url, size = [1200, 630]) => {
    const { image } = buildHead(page(input));
    expect([image.url, image.width, image.height]).toEqual([url, ...size]);
  });
});
