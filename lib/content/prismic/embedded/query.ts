import type { StoredDocument } from "./document-file";
import { validationError } from "./errors";

type Test = (document: StoredDocument) => boolean;

/** What clients send to get documents by id, type or uid. They escape quotation marks only. */
const filterSyntax = /\[at\((document\.id|document\.type|my\.[\w-]+\.uid), *"((?:\\"|[^"])*)"\)\]/g;

function buildTest([, path = "", text = ""]: RegExpMatchArray): Test {
  const value = text.replaceAll('\\"', '"');
  if (path === "document.id") return ({ id }) => id === value;
  if (path === "document.type") return ({ type }) => type === value;
  return ({ type, uid }) => path === `my.${type}.uid` && uid === value;
}

/** Parses a `q` parameter: `[[at(document.type, "page")][at(my.page.uid, "datasets")]]`. */
export function parseFilters(query: string): Test[] {
  const [, inner] = /^\[(.*)\]$/s.exec(query) ?? [];
  if (inner === undefined || inner.replace(filterSyntax, "") !== "")
    throw validationError(`The embedded repository does not support the query '${query}'`);
  return Array.from(inner.matchAll(filterSyntax), buildTest);
}
