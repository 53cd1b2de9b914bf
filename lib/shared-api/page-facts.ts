import "server-only";

import { getPostsAnswer } from "./posts";
import { getFigures } from "./read";

/** How many of the newest posts a page shows. */
const postCount = 4;

/** What a page may show beyond its own text: the figures that fill tokens, their parts, and the newest posts. */
export async function getPageFacts() {
  const [figures, { posts }] = await Promise.all([getFigures(), getPostsAnswer()]);
  return { figures, ...figures, posts: posts.slice(0, postCount) };
}
