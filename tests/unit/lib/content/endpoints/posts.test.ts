import { describe, expect, it } from "vitest";
import { getBlogSlugsResponse, getPost, getPostsResponse, listPosts } from "@/lib/content/endpoints/posts";
import { blogSlugsSchema, postsSchema } from "@/lib/content/endpoints/schemas-posts";

describe("posts", () => {
  it("are sorted from new to old and know their author and category by name", async () => {
    const posts = await listPosts();
    const days = posts.map(({ published }) => published);
    expect(days).toEqual([...days].sort().reverse());
    expect(posts.every(({ author, category }) => author.name && category.name)).toBe(true);
  });

  it("answer the endpoints in their shapes, without any text of a post", async () => {
    const answer = await getPostsResponse();
    expect(postsSchema.strict().parse(answer)).toEqual(answer);
    expect(JSON.stringify(answer)).not.toContain('"tree"');
    expect(blogSlugsSchema.parse(await getBlogSlugsResponse()).slugs).toHaveLength(answer.posts.length);
  });

  it("hold no heading of level 1 and only fences that have a language", async () => {
    for (const { slug, document } of await listPosts()) {
      const tags = document.tree.children.map((node) => (node.type === "element" ? node.tagName : ""));
      expect(tags, slug).not.toContain("h1");
      expect(document.outline.length, slug).toBeGreaterThan(1);
    }
  });

  it("are null where there is none", async () => {
    expect(await getPost("no-such-post")).toBeNull();
    expect(await getPost("../posts/retry-budgets")).toBeNull();
  });
});
