import { describe, expect, it } from "vitest";
import { buildHead, type HeadInput } from "@/lib/content/seo/head";
import { toMetadata } from "@/lib/content/seo/metadata";
import { buildPagePath } from "@/lib/content/seo/page-path";

const siteUrl = "https://oxbow.example";
const page = (input: Partial<HeadInput>): HeadInput => ({
  data: { meta_title: "Proxies", meta_description: "About proxies." },
  route: "/[...uid]",
  uid: ["residential-proxies"],
  siteUrl,
  ...input,
});

describe("buildPagePath", () => {
  it.each([
    ["/", undefined, "/"],
    ["/contact", undefined, "/contact"],
    ["/contact/", undefined, "/contact"],
    ["/blog/[uid]", "retry-budgets", "/blog/retry-budgets"],
    ["/blog/[uid]/", "retry-budgets", "/blog/retry-budgets"],
    ["/[...uid]", ["scraper-api", "web"], "/scraper-api/web"],
    ["/[...uid]", ["legal", "privacy-policy"], "/legal/privacy-policy"],
    ["/products/[uid]", "1", "/products"],
    ["/products/[uid]", "2", "/products/2"],
    ["/products/[uid]", "11", "/products/11"],
    ["/blog/[uid]", "1", "/blog/1"],
  ])("maps %s with %j to %s", (route, uid, path) => {
    expect(buildPagePath(route, uid)).toBe(path);
  });
});

describe("buildHead", () => {
  it.each<[string, Partial<HeadInput>, string | undefined]>([
    ["from the path", {}, "https://oxbow.example/residential-proxies"],
    ["from a multi-part uid", { uid: ["scraper-api", "web"] }, "https://oxbow.example/scraper-api/web"],
    ["without a trailing slash on the home page", { route: "/", uid: undefined }, "https://oxbow.example"],
    [
      "from canonical_url on another of our hosts",
      { data: { canonical_url: "https://cn.oxbow.example/a" } },
      "https://cn.oxbow.example/a",
    ],
    ...[
      "https://other.example/a",
      "//other.example/a",
      "\\\\other.example/a",
      "https://oxbow.example@other.example/a",
      "https://user:secret@oxbow.example/a",
      "https://oxbow.example:8443/a",
      "javascript:alert(1)",
      "data:text/html,x",
      "https://[",
    ].map((canonical_url): [string, Partial<HeadInput>, string] => [
      `from the path, not from ${canonical_url}`,
      { data: { canonical_url } },
      "https://oxbow.example/residential-proxies",
    ]),
    [
      "from a relative canonical_url",
      { data: { canonical_url: "/proxies" } },
      "https://oxbow.example/proxies",
    ],
    [
      "of the product list for uid 1",
      { route: "/products/[uid]", uid: "1" },
      "https://oxbow.example/products",
    ],
    ["not at all for 404", { status: 404 }, undefined],
    ["not at all for 410", { status: 410 }, undefined],
    ["not at all for 500", { status: 500 }, undefined],
    ["not at all for 404 even with canonical_url", { status: 404, data: { canonical_url: "/x" } }, undefined],
  ])("builds the canonical address %s", (_, input, canonical) => {
    expect(buildHead(page(input)).canonical).toBe(canonical);
  });

  it.each([404, 410, 500])("has no URLs for status %i", (status) => {
    const head = buildHead(page({ status, data: { alternate_links: [{ url: "/de", language: "de" }] } }));
    expect(head.url).toBeUndefined();
    expect(head.alternates).toEqual({});
    expect(JSON.stringify(toMetadata(head))).not.toContain("residential-proxies");
  });

  const alternate_links = [
    { url: "/de/proxies", language: "de" },
    { url: "https://oxbow.example/cn", language: "zh-CN" },
    { url: "", language: "fr" },
    { url: "/es", language: null },
    { url: "https://other.example/it", language: "it" },
    { url: "javascript:alert(1)", language: "pt" },
    { url: "https://[", language: "nl" },
  ];
  it("lists alternates that have a URL and a language", () => {
    expect(buildHead(page({ data: { alternate_links } })).alternates).toEqual({
      de: "https://oxbow.example/de/proxies",
      "zh-CN": "https://oxbow.example/cn",
    });
  });

  it("skips alternate languages on blog category pages", () => {
    const category = page({ data: { alternate_links }, route: "/blog/category/[uid]", uid: "proxies" });
    expect(buildHead(category).alternates).toEqual({});
  });

  it.each<[string, Partial<HeadInput>, boolean]>([
    ["a plain page", {}, false],
    ["a flagged page", { data: { no_index: true } }, true],
    ["the promotion page", { uid: ["residential-proxies-promo"] }, true],
    [
      "the promotion page, whatever the flag says",
      { uid: ["residential-proxies-promo"], data: { no_index: false } },
      true,
    ],
    ["a missing page", { status: 404 }, true],
  ])("decides on indexing for %s", (_, input, noIndex) => {
    const head = buildHead(page(input));
    expect(head.noIndex).toBe(noIndex);
    expect(toMetadata(head).robots !== undefined).toBe(noIndex);
  });

  it.each<[string, Partial<HeadInput>, string]>([
    [
      "the CMS image",
      { data: { og_image: { url: "https://images.example/a.png" } } },
      "https://images.example/a.png",
    ],
    ["one drawn for the page", {}, "https://oxbow.example/share/residential-proxies.png"],
    ["one drawn for the home page", { route: "/", uid: undefined }, "https://oxbow.example/share/home.png"],
    ["the default where the page has no address", { status: 404 }, "https://oxbow.example/share/home.png"],
  ])("shares %s", (_, input, url) => {
    expect(buildHead(page(input)).image.url).toBe(url);
  });
});
