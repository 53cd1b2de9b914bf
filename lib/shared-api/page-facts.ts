import "server-only";

import { getFigures } from "./read";

/** Every figure that a page may show: the bundle that fills tokens, and its parts. */
export async function getPageFacts() {
  const figures = await getFigures();
  return { figures, ...figures };
}
