import type { Query, Route } from "@prismicio/client";
import type { Content } from "./content";
import type { StoredDocument } from "./document-file";
import { validationError } from "./errors";
import { resolveDocumentData } from "./links";
import { parseFilters } from "./query";
import { parseRoutes, resolveUrl } from "./routes";

/** Clients also send their version, in parameters that begin with `x-`. */
export const parameters = ["ref", "q", "lang", "page", "pageSize", "routes"];

const defaultPageSize = 20;
const maxPageSize = 100;

/** A positive integer parameter; `fallback` when it is absent. */
function readCount(params: URLSearchParams, name: string, fallback: number): number {
  const text = params.get(name);
  if (text === null) return fallback;
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1) throw validationError(`${name} must be a whole number from 1 up`);
  return count;
}

function buildDocument(document: StoredDocument, url: URL, content: Content, routes: Route[]) {
  const href = new URL(url.pathname, url);
  href.searchParams.set("ref", content.ref);
  href.searchParams.set("q", `[[at(document.id, "${document.id}")]]`);
  return {
    ...document,
    url: resolveUrl(document, routes, content),
    href: href.href,
    linked_documents: [],
    data: resolveDocumentData(document, content, routes),
  };
}

function buildPageUrl(url: URL, page: number): string {
  const other = new URL(url);
  other.searchParams.set("page", String(page));
  return other.href;
}

function findDocuments(params: URLSearchParams, content: Content, masterLang: string): StoredDocument[] {
  const lang = params.get("lang") ?? masterLang;
  const tests = params.getAll("q").flatMap(parseFilters);
  return content.documents
    .filter((document) => lang === "*" || document.lang === lang)
    .filter((document) => tests.every((test) => test(document)));
}

/** The response of `/documents/search`, in order of ids. Throws an ApiError for what is not supported. */
export function searchDocuments(url: URL, content: Content, masterLang: string): Query {
  const params = url.searchParams;
  for (const name of params.keys()) {
    if (!parameters.includes(name) && !name.startsWith("x-"))
      throw validationError(`The embedded repository does not support the parameter '${name}'`);
  }
  const routes = parseRoutes(params.get("routes"));
  const page = readCount(params, "page", 1);
  const pageSize = Math.min(readCount(params, "pageSize", defaultPageSize), maxPageSize);
  const found = findDocuments(params, content, masterLang);
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const pages = Math.ceil(found.length / pageSize);
  return {
    page,
    results_per_page: pageSize,
    results_size: shown.length,
    total_results_size: found.length,
    total_pages: pages,
    next_page: page < pages ? buildPageUrl(url, page + 1) : null,
    prev_page: page > 1 && page <= pages + 1 ? buildPageUrl(url, page - 1) : null,
    results: shown.map((document) => buildDocument(document, url, content, routes)),
  };
}
