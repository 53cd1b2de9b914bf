import { isRecord } from "@/lib/base/is-record";
import type { StoredDocument } from "./document-file";
import { type FieldModel, getTypeFields, type Models } from "./models";
import { isFilled } from "./values";

/** How predicates compare a field. `other` fields (images, embeds) can only be tested for presence. */
export type FieldKind =
  | "text"
  | "number"
  | "boolean"
  | "date"
  | "link"
  | "rich-text"
  | "tags"
  | "uid"
  | "other";

/** A field in a query: its kind, and its values in a document (several for groups). */
export type QueryField = { kind: FieldKind; read: (document: StoredDocument) => unknown[] };

const kinds: Record<string, FieldKind> = {
  UID: "uid",
  Text: "text",
  Select: "text",
  Color: "text",
  Number: "number",
  Range: "number",
  Boolean: "boolean",
  Date: "date",
  Timestamp: "date",
  Link: "link",
  StructuredText: "rich-text",
};

const metadata: Record<string, QueryField> = {
  "document.id": { kind: "uid", read: (document) => [document.id] },
  "document.type": { kind: "text", read: (document) => [document.type] },
  "document.lang": { kind: "text", read: (document) => [document.lang] },
  "document.tags": { kind: "tags", read: (document) => document.tags },
  "document.first_publication_date": { kind: "date", read: (document) => [document.first_publication_date] },
  "document.last_publication_date": { kind: "date", read: (document) => [document.last_publication_date] },
};

function readPath(value: unknown, path: string[]): unknown[] {
  if (Array.isArray(value) && path.length > 0) return value.flatMap((item) => readPath(item, path));
  const [key, ...rest] = path;
  if (key === undefined) return isFilled(value) ? [value] : [];
  return isRecord(value) ? readPath(value[key], rest) : [];
}

/**
 * The field of a query path: `document.type`, `my.page.uid`, `my.page.parent`, or a field of a group,
 * `my.page.alternate_links.language`. Null for an unknown field. Slices cannot be queried.
 */
export function findQueryField(path: string, models: Models): QueryField | null {
  const known = metadata[path];
  if (known) return known;
  const [root, typeId, ...fieldPath] = path.split(".");
  if (root !== "my" || typeId === undefined) return null;
  let fields = getTypeFields(models, typeId);
  let field: FieldModel | undefined;
  for (const id of fieldPath) {
    field = fields?.[id];
    fields = field?.type === "Group" ? field.config?.fields : undefined;
  }
  if (!field || field.type === "Slices") return null;
  const kind = kinds[field.type] ?? "other";
  const read = (document: StoredDocument) => {
    if (document.type !== typeId) return [];
    return kind === "uid" ? [document.uid].filter((uid) => uid !== null) : readPath(document.data, fieldPath);
  };
  return { kind, read };
}
