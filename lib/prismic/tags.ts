import "server-only";
import type { PrismicDocument } from "@prismicio/client";
import { unstable_cache } from "next/cache";

/** On everything that shows content of the CMS. */
export const prismicTag = "prismic";
/** On what lists documents, and on what stands where a document could be: any publication changes it. */
export const contentListTag = "prismic/list";

/** The tags of what shows a document: its own and those of all documents that it links to. */
export async function tagsOf(document: PrismicDocument): Promise<string[]> {
  // Loaded where pages are made: the package holds components, which plain Node can't load for a program.
  const { getPrismicCacheTags } = await import("@prismicio/next");
  return getPrismicCacheTags([document]);
}

/** The tag of what shows the document with this identifier. */
export const documentTag = (id: string) => `prismic/${id}`;

/**
 * Marks the page that is being made. Next learns a page's tags from its cached reads, and a tag is known
 * only once a document is read: so the mark is a cached read of nothing.
 */
export async function tagPage(tags: readonly string[]): Promise<void> {
  const all = [prismicTag, ...tags];
  try {
    await unstable_cache(async () => true, ["prismic-tags", ...all], { tags: all })();
  } catch (error) {
    // Programs read the same lists outside of Next, where there is no page to mark.
    if (!(error instanceof Error && error.message.includes("incrementalCache missing"))) throw error;
  }
}
