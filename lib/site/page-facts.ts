import "server-only";

import { getPostsResponse } from "@/lib/content/endpoints/posts";
import { getContactFormCopy, getFigures } from "@/lib/content/endpoints/read";
import { buildInquiryCopies } from "@/lib/features/inquiry/build-copies";

/** Number of newest posts on a page. */
const postCount = 4;

/** Data that a page may show besides its own content: figures, the newest posts, the inquiry form's copy. */
export async function getPageFacts() {
  const [figures, { posts }, inquiryCopies] = await Promise.all([
    getFigures(),
    getPostsResponse(),
    buildInquiryCopies(getContactFormCopy),
  ]);
  return { figures, ...figures, posts: posts.slice(0, postCount), inquiryCopies };
}
