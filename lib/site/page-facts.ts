import "server-only";

import { getCustomers, getUseCases } from "@/lib/content/endpoints/company";
import { getPostsResponse } from "@/lib/content/endpoints/posts";
import { getContactFormCopy, getFigures } from "@/lib/content/endpoints/read";
import { buildInquiryCopySet } from "@/lib/features/inquiry/build-copy-set";

const postCount = 4;

/** Data that a page may show besides its own content: figures, the newest posts, customers, use cases, the inquiry form's copy. */
export async function getPageFacts() {
  const [figures, { posts }, { results, customers }, { cases }, inquiryCopySet] = await Promise.all([
    getFigures(),
    getPostsResponse(),
    getCustomers(),
    getUseCases(),
    buildInquiryCopySet(getContactFormCopy),
  ]);
  return {
    ...figures,
    posts: posts.slice(0, postCount),
    results,
    customers,
    useCases: cases,
    inquiryCopySet,
  };
}
