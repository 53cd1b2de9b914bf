import { foldText } from "@/lib/base/format/fold";
import { isRecord } from "@/lib/base/is-record";
import type { StoredDocument } from "./document-file";
import { getTypeFields, type Models, mapFields } from "./models";
import type { Literal } from "./query-parser";

/** Whether a field has a value, judged by the value alone. */
export function isFilled(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return false;
  if (Array.isArray(value)) return value.some(isFilled);
  if (!isRecord(value)) return true;
  if (value.link_type === "Any") return false;
  if (value.link_type === "Document" || value.link_type === "Media") return typeof value.id === "string";
  // Prismic stores an empty rich text as one empty paragraph.
  if (typeof value.type === "string" && "text" in value) return value.text !== "";
  return Object.values(value).some(isFilled);
}

/** Milliseconds since 1970 of an ISO date, a timestamp or milliseconds; null for anything else. */
export function parseDate(value: Literal): number | null {
  const time = typeof value === "string" ? Date.parse(value) : value;
  return typeof time === "number" && Number.isFinite(time) ? time : null;
}

/** The text of a rich text field, one line per block. */
export function readRichText(value: unknown): string {
  if (!Array.isArray(value)) return "";
  return value
    .map((block) => (isRecord(block) && typeof block.text === "string" ? block.text : ""))
    .join("\n");
}

/** Distinct words without case and accents, so that "cafe" finds "Café". */
export function listWords(text: string): Set<string> {
  const plain = foldText(text);
  return new Set(plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean));
}

/** Every text that an editor entered into a document. */
export function readDocumentText(document: StoredDocument, models: Models): string {
  const texts: string[] = [document.uid ?? ""];
  mapFields(document.data, getTypeFields(models, document.type), models, (value, field) => {
    if (field?.type === "StructuredText") texts.push(readRichText(value));
    if ((field?.type === "Text" || field?.type === "Select") && typeof value === "string") texts.push(value);
    return value;
  });
  return texts.join("\n");
}
