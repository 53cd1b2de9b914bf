import "server-only";
import type { PrismicDocument } from "@prismicio/client";
import { isRecord } from "@/lib/base/is-record";
import { tagCurrentPage } from "@/lib/content/endpoints/page-lifetime";

export const prismicTag = "prismic";
/** The tag of lists of documents and of missing documents: any publication invalidates it. */
export const contentListTag = "prismic/list";

/** The ids of documents in a value, including links and the linked data. */
function listDocumentIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listDocumentIds);
  if (!isRecord(value)) return [];
  const { id, href, link_type, data } = value;
  const isDocument = typeof href === "string" && href.includes("/api/v2/documents/search?");
  if (typeof id === "string" && (isDocument || link_type === "Document"))
    return [id, ...listDocumentIds(data)];
  return Object.values(value).flatMap(listDocumentIds);
}

/**
 * The tags of a page that shows a document: its own and those of all linked documents. Same as
 * `getPrismicCacheTags` of `@prismicio/next`, which would add its browser code to every page.
 */
export function tagsOf(document: PrismicDocument): string[] {
  return [...new Set(listDocumentIds(document))].map(documentTag);
}

export const documentTag = (id: string) => `prismic/${id}`;

export const tagPage = (tags: readonly string[]): Promise<void> => tagCurrentPage([prismicTag, ...tags]);
