import "server-only";

import { getCustomers, getUseCases } from "@/lib/content/endpoints/company";
import { getPostsResponse } from "@/lib/content/endpoints/posts";
import { getContactFormCopy, getFigures } from "@/lib/content/endpoints/read";
import { buildInquiryCopySet } from "@/lib/features/inquiry/build-copy-set";
import { listDatasets } from "@/lib/features/products/datasets";

const postCount = 4;

/** Data that a page may show besides its own content: figures, the newest posts, customers, and the like. */
export async function getPageFacts() {
  const [figures, { posts }, { results, customers }, { cases }, datasets, inquiryCopySet] = await Promise.all(
    [
      getFigures(),
      getPostsResponse(),
      getCustomers(),
      getUseCases(),
      listDatasets(),
      buildInquiryCopySet(getContactFormCopy),
    ],
  );
  return {
    ...figures,
    posts: posts.slice(0, postCount),
    results,
    customers,
    useCases: cases,
    weeklyRefreshes:
      datasets.find(({ refresh }) => refresh === "weekly")?.history.map(({ date }) => date) ?? [],
    inquiryCopySet,
  };
}
