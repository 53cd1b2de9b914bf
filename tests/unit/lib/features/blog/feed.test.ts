// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { getPostsResponse } from "@/lib/content/endpoints/posts";
import { buildFeed } from "@/lib/features/blog/feed";

const siteUrl = "https://oxbow.example";
const parse = (xml: string) => new DOMParser().parseFromString(xml, "application/xml");

describe("buildFeed", () => {
  it("is well-formed and has the required elements of RFC 4287", async () => {
    const { posts } = await getPostsResponse();
    const feed = parse(buildFeed(posts, siteUrl));
    expect(feed.querySelector("parsererror")).toBeNull();
    expect(feed.documentElement.namespaceURI).toBe("http://www.w3.org/2005/Atom");
    expect(feed.querySelector('feed > link[rel="self"]')?.getAttribute("href")).toBe(`${siteUrl}/feed.xml`);
    for (const node of [feed.documentElement, ...feed.querySelectorAll("entry")]) {
      const texts = ["id", "title", "updated"].map(
        (name) => node.querySelector(`:scope > ${name}`)?.textContent,
      );
      expect(texts.every((text) => text)).toBe(true);
    }
    const newest = posts
      .map(({ updated }) => updated)
      .sort()
      .at(-1);
    expect(feed.querySelector("feed > updated")?.textContent).toBe(`${newest}T00:00:00Z`);
    const entries = [...feed.querySelectorAll("entry")];
    expect(entries).toHaveLength(posts.length);
    expect(entries.every((entry) => entry.querySelector("author > name")?.textContent)).toBe(true);
    expect(new Set(entries.map((entry) => entry.querySelector("id")?.textContent)).size).toBe(posts.length);
  });

  it("escapes markup", async () => {
    const [first] = (await getPostsResponse()).posts;
    if (!first) throw new Error("no post");
    const feed = parse(buildFeed([{ ...first, title: `"<a> & 'b'"` }], siteUrl));
    expect(feed.querySelector("entry > title")?.textContent).toBe(`"<a> & 'b'"`);
  });
});
