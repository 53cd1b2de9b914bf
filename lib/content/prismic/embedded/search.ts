import type { Query, Route } from "@prismicio/client";
import type { Content } from "./content";
import type { StoredDocument } from "./document-file";
import { validationError } from "./errors";
import { type LinkContext, parseFetchLinks, resolveDocumentData } from "./links";
import type { Data } from "./models";
import { parseFilters, parseOrderings } from "./query";
import { parseRoutes, resolveUrl } from "./routes";

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

/** `fetch=page.title,page.parent`: the only fields to return for documents of these types. */
function pickFetched(type: string, data: Data, fetch: string | null): Data {
  const paths = fetch?.replace(/^\[|\]$/g, "").split(",") ?? [];
  const wanted = paths.flatMap((path) => {
    const [id, field] = path.trim().split(".");
    return id === type && field ? [field] : [];
  });
  if (wanted.length === 0) return data;
  return Object.fromEntries(Object.entries(data).filter(([field]) => wanted.includes(field)));
}

function buildDocument(document: StoredDocument, url: URL, context: LinkContext) {
  const href = new URL(url.pathname, url);
  href.searchParams.set("ref", context.content.ref);
  href.searchParams.set("q", `[[at(document.id, "${document.id}")]]`);
  const data = resolveDocumentData(document, context);
  return {
    ...document,
    url: resolveUrl(document, context.routes, context.content),
    href: href.href,
    linked_documents: [],
    data: pickFetched(document.type, data, url.searchParams.get("fetch")),
  };
}

function buildPageUrl(url: URL, page: number): string {
  const other = new URL(url);
  other.searchParams.set("page", String(page));
  return other.href;
}

function findDocuments(params: URLSearchParams, content: Content, masterLang: string): StoredDocument[] {
  const lang = params.get("lang") ?? masterLang;
  const tests = params.getAll("q").flatMap((query) => parseFilters(query, content.models));
  const found = content.documents
    .filter((document) => lang === "*" || document.lang === lang)
    .filter((document) => tests.every((test) => test(document)))
    .sort(parseOrderings(params.get("orderings"), content.models));
  const after = params.get("after");
  return after === null ? found : found.slice(found.findIndex((document) => document.id === after) + 1);
}

/** The response of `/documents/search`. Throws an ApiError for invalid parameters. */
export function searchDocuments(url: URL, content: Content, masterLang: string): Query {
  const params = url.searchParams;
  if (params.has("graphQuery")) {
    throw validationError("the embedded repository does not support graphQuery: use fetchLinks");
  }
  const routes: Route[] = parseRoutes(params.get("routes"), content);
  const fetchLinks = parseFetchLinks(params.get("fetchLinks"));
  const context = { content, routes, brokenRoute: params.get("brokenRoute"), fetchLinks };
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
    results: shown.map((document) => buildDocument(document, url, context)),
  };
}
