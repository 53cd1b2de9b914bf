import { describe, expect, it } from "vitest";
import type { PostSummary } from "@/lib/content/endpoints/schemas-posts";
import {
  countPages,
  listRelated,
  neighborsOf,
  pageOf,
  parsePageNumber,
  postsPerPage,
} from "@/lib/features/blog/lists";

function post(slug: string, category: string, products: PostSummary["products"], day: string): PostSummary {
  return {
    slug,
    title: slug,
    description: slug,
    category: { slug: category, name: category },
    author: { slug: "a", name: "A" },
    published: day,
    updated: day,
    products,
    minutes: 5,
  };
}

const newest = post("d", "proxies", ["RP", "DS"], "2026-11-04");
const posts = [
  newest,
  post("c", "law", ["MP"], "2026-11-03"),
  post("b", "proxies", ["MP"], "2026-11-02"),
  post("a", "scraping", ["RP", "DS"], "2026-11-01"),
];

describe("pages of posts", () => {
  const items = Array.from({ length: postsPerPage * 2 + 1 }, (_, i) => i);

  it("fills each page, with the rest on the last one", () => {
    expect(countPages(items)).toBe(3);
    expect(pageOf(items, 1)).toHaveLength(postsPerPage);
    expect(pageOf(items, 3)).toEqual([postsPerPage * 2]);
    expect(pageOf(items, 4)).toEqual([]);
  });
});

describe("neighborsOf", () => {
  it("finds the newer and the older post, and none beyond the ends", () => {
    expect(neighborsOf(posts, "c")).toMatchObject({ newer: { slug: "d" }, older: { slug: "b" } });
    expect(neighborsOf(posts, "d").newer).toBeNull();
    expect(neighborsOf(posts, "a").older).toBeNull();
    expect(neighborsOf(posts, "none")).toEqual({ newer: null, older: null });
  });
});

describe("listRelated", () => {
  it("ranks the category above shared products, and excludes the post itself", () => {
    expect(listRelated(posts, newest, 3).map(({ slug }) => slug)).toEqual(["b", "a", "c"]);
    expect(listRelated(posts, newest, 1)).toHaveLength(1);
  });
});

describe("parsePageNumber", () => {
  const items = Array.from({ length: 3 * postsPerPage }, (_, index) => index);

  it("accepts page 2 and later", () => {
    expect(["2", "3"].map((text) => parsePageNumber(text, items))).toEqual([2, 3]);
  });

  it.each(["1", "4", "2.0", "2.5", "02", "2e0", "0x2", "-2", "", "abc"])("rejects %j", (text) => {
    expect(parsePageNumber(text, items)).toBeNull();
  });
});
