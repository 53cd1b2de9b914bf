import "server-only";
import type { PrismicDocument } from "@prismicio/client";
import { tagCurrentPage } from "@/lib/content/endpoints/page-life";

/** On everything that shows content of the CMS. */
export const prismicTag = "prismic";
/** On what lists documents, and on what stands where a document could be: any publication changes it. */
export const contentListTag = "prismic/list";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The identifiers of documents in a value: of itself, of links, of what links bring with them. */
function listDocumentIds(value: unknown): string[] {
  if (!isObject(value)) return [];
  const { id, href, link_type, data } = value;
  const isDocument = typeof href === "string" && href.includes("/api/v2/documents/search?");
  if (typeof id === "string" && (isDocument || link_type === "Document"))
    return [id, ...listDocumentIds(data)];
  return Object.values(value).flatMap(listDocumentIds);
}

/**
 * The tags of what shows a document: its own and those of all documents that it links to. The same as
 * `getPrismicCacheTags` of `@prismicio/next`, whose one file brings its browser code into every page.
 */
export function tagsOf(document: PrismicDocument): string[] {
  return [...new Set(listDocumentIds(document))].map(documentTag);
}

/** The tag of what shows the document with this identifier. */
export const documentTag = (id: string) => `prismic/${id}`;

/** Marks the page that is being made with what it shows of the CMS. */
export const tagPage = (tags: readonly string[]): Promise<void> => tagCurrentPage([prismicTag, ...tags]);
