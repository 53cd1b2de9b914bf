import "server-only";

import { buildMaskFile, pictureHref } from "@/lib/base/drawing/mask-file";
import { listPosts } from "@/lib/content/endpoints/posts";
import { buildCover, type CoverSize, coverName, coverSizes } from "@/lib/features/blog/cover";

const sizes: readonly CoverSize[] = ["large", "small"];

/** The cover images of all posts, by path, such as "/pictures/covers/schema-drift-large.svg". */
export async function listCoverFiles(): Promise<Map<string, () => string>> {
  const posts = await listPosts();
  return new Map(
    posts.flatMap((post) =>
      sizes.map((size): [string, () => string] => [
        pictureHref(coverName(post.slug, size)),
        () => buildMaskFile(buildCover(post, size), { ...coverSizes[size], strokeWidth: 1.3 }),
      ]),
    ),
  );
}
