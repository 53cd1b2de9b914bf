import { describe, expect, it } from "vitest";
import { getBlogSlugsResponse, getPostsResponse, listPosts } from "@/lib/content/endpoints/posts";
import { postsSchema } from "@/lib/content/endpoints/schemas-posts";

describe("posts", () => {
  it("are sorted newest first and include the names of author and category", async () => {
    const posts = await listPosts();
    const days = posts.map(({ published }) => published);
    expect(days).toEqual([...days].sort().reverse());
    expect(posts.every(({ author, category }) => author.name && category.name)).toBe(true);
  });

  it("match the schemas of their endpoints, without the posts' text", async () => {
    const response = await getPostsResponse();
    expect(postsSchema.strict().parse(response)).toEqual(response);
    expect(JSON.stringify(response)).not.toContain('"tree"');
    expect((await getBlogSlugsResponse()).slugs).toHaveLength(response.posts.length);
  });
});
