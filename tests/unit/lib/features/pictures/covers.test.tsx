import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PostCover } from "@/components/blog/post-cover";
import { listPosts } from "@/lib/content/endpoints/posts";
import { coverSizes } from "@/lib/features/blog/cover";
import { listCoverFiles } from "@/lib/features/pictures/covers";

describe("listCoverFiles", () => {
  it("contains every file that covers use", async () => {
    const posts = await listPosts();
    const html = renderToStaticMarkup(
      posts.flatMap(({ slug }) => [
        <PostCover key={`${slug}-large`} size="large" slug={slug} />,
        <PostCover key={`${slug}-small`} size="small" slug={slug} />,
      ]),
    );
    const used = new Set([...html.matchAll(/url\(&quot;\/pictures\/([^"#&)]+)/g)].map((match) => match[1]));
    expect([...used].sort()).toEqual([...(await listCoverFiles()).keys()].sort());
    expect(used.size).toBe(posts.length * Object.keys(coverSizes).length);
  });

  it("draws each as a small SVG document for a mask", async () => {
    for (const [name, draw] of await listCoverFiles()) {
      const file = draw();
      expect(file, name).toMatch(/^<svg xmlns="[^"]+" viewBox="[-\d. ]+"><g fill="none" stroke="#000"/);
      expect(file, name).not.toMatch(/NaN|undefined/);
      expect(file.length, name).toBeLessThan(24_000);
    }
  });
});
