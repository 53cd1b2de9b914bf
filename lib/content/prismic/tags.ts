import "server-only";
import type { PrismicDocument } from "@prismicio/client";
import { listObjects } from "@/lib/base/list-objects";
import { tagCurrentPage } from "@/lib/content/endpoints/page-lifetime";

export const prismicTag = "prismic";
/** The tag of lists of documents and of missing documents: any publication invalidates it. */
export const contentListTag = "prismic/list";

/** Whether an object of a response is a document or a link to one. */
function isDocument({ href, link_type }: Record<string, unknown>): boolean {
  const isWhole = typeof href === "string" && href.includes("/api/v2/documents/search?");
  return isWhole || link_type === "Document";
}

/**
 * The tags of a page that shows a document: its own and those of all linked documents. Same as
 * `getPrismicCacheTags` of `@prismicio/next`, which would add its browser code to every page.
 */
export function tagsOf(document: PrismicDocument): string[] {
  const ids = listObjects(document).flatMap(({ value }) =>
    typeof value.id === "string" && isDocument(value) ? value.id : [],
  );
  return [...new Set(ids)].map(documentTag);
}

export const documentTag = (id: string) => `prismic/${id}`;

export const tagPage = (tags: readonly string[]): Promise<void> => tagCurrentPage([prismicTag, ...tags]);
