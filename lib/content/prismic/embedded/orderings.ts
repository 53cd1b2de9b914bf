import type { Content } from "./content";
import type { StoredDocument } from "./document-file";
import { parsingError } from "./errors";
import { findQueryField, type QueryField } from "./query-fields";
import { parseDate, readRichText } from "./values";

type Compare = (a: StoredDocument, b: StoredDocument) => number;

const syntax = /^\s*(?<path>[\w.-]+)(?:\s+(?<direction>asc|desc))?\s*$/;

function readKey(field: QueryField, document: StoredDocument): string | number | null {
  const [value] = field.read(document);
  if (value === undefined) return null;
  if (field.kind === "date") return parseDate(String(value));
  if (field.kind === "rich-text") return readRichText(value);
  return typeof value === "number" ? value : String(value);
}

function compareKeys(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), "en");
}

function buildCompare(field: QueryField, sign: 1 | -1): Compare {
  return (a, b) => {
    const [keyA, keyB] = [readKey(field, a), readKey(field, b)];
    // Documents without a value come last in both directions.
    if (keyA === null || keyB === null) return Number(keyA === null) - Number(keyB === null);
    return sign * compareKeys(keyA, keyB);
  };
}

/**
 * Parses `[my.page.uid desc,document.first_publication_date]`; newest publication first by default. Equal
 * documents are ordered by id, so that pages never overlap. Throws a 400 ApiError for an unknown field.
 */
export function parseOrderings(text: string | null, content: Content): Compare {
  const inner = text?.trim().replace(/^\[/, "").replace(/\]$/, "") ?? "";
  const items = inner.trim() === "" ? ["document.last_publication_date desc"] : inner.split(",");
  const compares = items.map((item) => {
    const { path = "", direction } = syntax.exec(item)?.groups ?? {};
    const field = findQueryField(path, content.models);
    if (!field) {
      throw parsingError(`unexpected field '${item.trim()}'`, inner, inner.indexOf(item), "orderings");
    }
    return buildCompare(field, direction === "desc" ? -1 : 1);
  });
  return (a, b) => {
    const difference = compares.reduce((found, compare) => found || compare(a, b), 0);
    return difference || (a.id < b.id ? -1 : 1);
  };
}
