/**
 * The filters and orderings that the methods of Prismic's clients send: `at`, `any` and `in` on ids, uids,
 * types, languages and tags. Others are rejected.
 */
import type { StoredDocument } from "./document-file";
import { validationError } from "./errors";
import { getTypeFields, type Models } from "./models";

type ReadField = (document: StoredDocument) => readonly string[];
type Test = (document: StoredDocument) => boolean;
type Compare = (a: StoredDocument, b: StoredDocument) => number;

const sortableDate = (text: string) => new Date(text).toISOString();

const metadata = new Map<string, ReadField>([
  ["document.id", ({ id }) => [id]],
  ["document.type", ({ type }) => [type]],
  ["document.lang", ({ lang }) => [lang]],
  ["document.tags", ({ tags }) => tags],
  ["document.first_publication_date", (document) => [sortableDate(document.first_publication_date)]],
  ["document.last_publication_date", (document) => [sortableDate(document.last_publication_date)]],
]);

/** The field at a path such as `document.type` or `my.page.uid`. */
function findField(path: string, models: Models): ReadField {
  const [, typeId] = /^my\.([\w-]+)\.uid$/.exec(path) ?? [];
  const known = metadata.get(path);
  if (known) return known;
  if (typeId === undefined || getTypeFields(models, typeId)?.uid?.type !== "UID")
    throw validationError(`unexpected field '${path}'`);
  return ({ type, uid }) => (type === typeId && uid !== null ? [uid] : []);
}

/** Clients escape quotation marks only. */
const quoted = String.raw`"(?:\\"|[^"])*"`;
/** `[at(document.type, "page")]`; older clients write `[:d = at(…)]`. */
const filterSyntax = new RegExp(
  String.raw`\[(?::d *= *)?(at|any|in)\(([\w.-]+), *(${quoted}|\[(?:${quoted}(?:, *${quoted})*)?\])\)\]`,
  "g",
);

function buildTest([, name, path = "", values = ""]: RegExpMatchArray, models: Models): Test {
  const read = findField(path, models);
  const wanted = (values.match(new RegExp(quoted, "g")) ?? []).map((value) =>
    value.slice(1, -1).replaceAll('\\"', '"'),
  );
  if (name === "at") return (document) => wanted.every((value) => read(document).includes(value));
  return (document) => wanted.some((value) => read(document).includes(value));
}

/** Parses a `q` parameter: `[[at(document.type, "page")][any(document.tags, ["a", "b"])]]`. */
export function parseFilters(query: string, models: Models): Test[] {
  const [, inner] = /^\s*\[(.*)\]\s*$/s.exec(query) ?? [];
  if (inner === undefined || inner.replace(filterSyntax, "").trim() !== "")
    throw validationError(`The embedded repository does not support the query '${query}'`);
  return Array.from(inner.matchAll(filterSyntax), (match) => buildTest(match, models));
}

/**
 * Parses `[my.page.uid desc,document.first_publication_date]`; newest publication first by default. Equal
 * documents are ordered by id, so that pages never overlap.
 */
export function parseOrderings(text: string | null, models: Models): Compare {
  const inner = text?.trim().replace(/^\[|\]$/g, "") || "document.last_publication_date desc";
  const compares = `${inner},document.id`.split(",").map((item): Compare => {
    const [path = "", direction] = item.trim().split(/\s+/);
    const read = findField(path, models);
    const sign = direction === "desc" ? -1 : 1;
    return (a, b) => sign * read(a).join().localeCompare(read(b).join(), "en");
  });
  return (a, b) => compares.reduce((found, compare) => found || compare(a, b), 0);
}
