import "server-only";

import { getPostsResponse } from "@/lib/content/endpoints/posts";
import { getContactFormCopy, getFigures } from "@/lib/content/endpoints/read";
import { buildInquiryCopies } from "@/lib/features/inquiry/build-copies";

/** How many of the newest posts a page shows. */
const postCount = 4;

/** What a page may show beyond its own text: figures and their parts, the newest posts, the inquiry's words. */
export async function getPageFacts() {
  const [figures, { posts }, inquiryCopies] = await Promise.all([
    getFigures(),
    getPostsResponse(),
    buildInquiryCopies(getContactFormCopy),
  ]);
  return { figures, ...figures, posts: posts.slice(0, postCount), inquiryCopies };
}
