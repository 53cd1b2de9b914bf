import type { PrismicDocument } from "@prismicio/client";
import { isRecord } from "@/lib/base/is-record";
import type { StoredDocument } from "@/lib/content/prismic/embedded/document-file";

/** The properties of a document link that are stored; the API adds the others to each response. */
const linkKeys = ["link_type", "type", "id", "key", "text", "variant"];

/** A value without the API's data about linked documents. */
function toStoredValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toStoredValue);
  if (!isRecord(value)) return value;
  if (value.link_type === "Document") {
    return Object.fromEntries(linkKeys.flatMap((key) => (key in value ? [[key, value[key]]] : [])));
  }
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, toStoredValue(child)]));
}

/**
 * Converts a document from an API response to its file format: nothing that depends on the request, keys in
 * our order.
 */
export function toStoredDocument(document: PrismicDocument): StoredDocument {
  const data = toStoredValue(document.data);
  return {
    id: document.id,
    uid: document.uid ?? null,
    type: document.type,
    tags: document.tags,
    lang: document.lang,
    first_publication_date: document.first_publication_date,
    last_publication_date: document.last_publication_date,
    alternate_languages: document.alternate_languages.map(({ id, uid, type, lang }) => ({
      id,
      ...(uid !== undefined && { uid }),
      type,
      lang,
    })),
    slugs: document.slugs,
    data: isRecord(data) ? data : {},
  };
}

/** The text of a document's file. */
export function formatStoredDocument(document: StoredDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
