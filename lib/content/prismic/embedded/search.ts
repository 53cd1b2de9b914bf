/**
 * Searches of Prismic's REST API v2, as far as this site and the clients in its tests use them. Other filters and
 * parameters are rejected by name.
 */
import type { Query, Route } from "@prismicio/client";
import { z } from "zod";
import { isRecord } from "@/lib/base/is-record";
import type { Content } from "./content";
import type { StoredDocument } from "./document-file";
import { type Data, type FieldModel, getTypeFields, type Models } from "./models";

/** An error response of Prismic's API. `@prismicio/client` knows its kind by status and type. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, message: string) {
    super(message);
    this.status = status;
    this.type = type;
  }
}

/** 400 for an invalid or unsupported parameter. */
export const validationError = (message: string) => new ApiError(400, "api_validation_error", message);
const unsupported = (what: string) => validationError(`The embedded repository does not support the ${what}`);

/** Clients also send their version, in parameters that begin with `x-`. */
export const parameters = ["ref", "q", "lang", "page", "pageSize", "routes"];

/** The language of queries without `lang`. */
export const masterLang = "en-us";

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
function parseFilters(query: string): Test[] {
  const [, inner] = /^\[(.*)\]$/s.exec(query) ?? [];
  if (inner === undefined || inner.replace(filterSyntax, "") !== "") throw unsupported(`query '${query}'`);
  return Array.from(inner.matchAll(filterSyntax), buildTest);
}

/** `resolvers` maps a keyword of the path to the link field whose document's uid it is. */
const routesSchema: z.ZodType<Route[]> = z.array(
  z.strictObject({
    type: z.string(),
    path: z.string(),
    resolvers: z.record(z.string(), z.string().regex(/^\w+$/)).optional(),
  }),
);

function parseRoutes(text: string | null): Route[] {
  try {
    return routesSchema.parse(JSON.parse(text ?? "[]"));
  } catch {
    throw unsupported(`routes '${text}'`);
  }
}

/** The content of a search, and the routes that give its documents their URLs. */
type Source = { content: Content; routes: Route[] };

/** The value of a keyword such as `:uid`, or `:parent` with the resolver `parent`. */
function readKeyword(name: string, route: Route, document: StoredDocument, content: Content) {
  if (name === "uid") return document.uid;
  const field = route.resolvers?.[name];
  if (field === undefined) throw validationError(`The route '${route.path}' has no resolver '${name}'`);
  const link = document.data[field];
  return isRecord(link) ? content.byId.get(String(link.id))?.uid : null;
}

/** Null if a required keyword has no value. */
function fillPath(route: Route, document: StoredDocument, content: Content): string | null {
  let isComplete = true;
  const filled = route.path.replace(/:(\w+)(\?)?/g, (_text, name: string, optional?: string) => {
    const value = readKeyword(name, route, document, content) ?? "";
    if (value === "" && !optional) isComplete = false;
    return value;
  });
  return isComplete ? `/${filled.split("/").filter(Boolean).join("/")}` : null;
}

/** The URL by the first route for the document's type whose required keywords all have a value; null if there is none. */
function resolveUrl(document: StoredDocument, { routes, content }: Source): string | null {
  const own = routes.filter(({ type }) => type === document.type);
  const urls = own.map((route) => fillPath(route, document, content));
  return urls.find((url) => url !== null) ?? null;
}

type Fields = Record<string, FieldModel> | undefined;

const groupOf = (fields: Fields): FieldModel => ({ type: "Group", config: { fields } });

/** The models of the fields in a value: a slice, or an item of a group. */
function findInnerFields(value: Data, field: FieldModel | undefined, models: Models): Fields {
  if (typeof value.slice_type !== "string") return field?.config?.fields;
  const slice = models.slices.get(value.slice_type);
  const variation = slice?.variations.find(({ id }) => id === value.variation);
  return { primary: groupOf(variation?.primary), items: groupOf(variation?.items) };
}

function resolveLink(link: Data, field: FieldModel | undefined, source: Source): Data {
  const target = source.content.byId.get(String(link.id));
  if (!target) return { ...link, type: "broken_type", tags: [], lang: null, slug: "-", isBroken: true };
  const picks = (field?.config?.customtypes ?? []).filter((pick) => typeof pick !== "string");
  const picked = picks.find(({ id }) => id === target.type)?.fields;
  const data = Object.entries(target.data).filter(([name]) => picked?.includes(name));
  const url = resolveUrl(target, source);
  return {
    ...link,
    type: target.type,
    tags: target.tags,
    lang: target.lang,
    slug: target.slugs[0] ?? "-",
    first_publication_date: target.first_publication_date,
    last_publication_date: target.last_publication_date,
    ...(target.uid !== null && { uid: target.uid }),
    ...(url !== null && { url }),
    ...(picked && { data: resolveFields(Object.fromEntries(data), undefined, source) }),
    isBroken: false,
  };
}

function resolveValue(value: unknown, field: FieldModel | undefined, source: Source): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveValue(item, field, source));
  if (!isRecord(value)) return value;
  if (value.link_type === "Document" && typeof value.id === "string")
    return resolveLink(value, field, source);
  return resolveFields(value, findInnerFields(value, field, source.content.models), source);
}

/** The data with resolved links, and the fields of linked documents that the models pick. */
function resolveFields(data: Data, fields: Fields, source: Source): Data {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, resolveValue(value, fields?.[name], source)]),
  );
}

function buildDocument(document: StoredDocument, url: URL, source: Source) {
  const href = new URL(url.pathname, url);
  href.searchParams.set("ref", source.content.ref);
  href.searchParams.set("q", `[[at(document.id, "${document.id}")]]`);
  return {
    ...document,
    url: resolveUrl(document, source),
    href: href.href,
    linked_documents: [],
    data: resolveFields(document.data, getTypeFields(source.content.models, document.type), source),
  };
}

function buildPageUrl(url: URL, page: number): string {
  const other = new URL(url);
  other.searchParams.set("page", String(page));
  return other.href;
}

function findDocuments(params: URLSearchParams, content: Content): StoredDocument[] {
  const lang = params.get("lang") ?? masterLang;
  const tests = params.getAll("q").flatMap(parseFilters);
  return content.documents
    .filter((document) => lang === "*" || document.lang === lang)
    .filter((document) => tests.every((test) => test(document)));
}

/**
 * The response of `/documents/search`, in order of ids.
 * @throws {ApiError} for what is not supported
 */
export function searchDocuments(url: URL, content: Content): Query {
  const params = url.searchParams;
  for (const name of params.keys()) {
    if (!parameters.includes(name) && !name.startsWith("x-")) throw unsupported(`parameter '${name}'`);
  }
  const source = { content, routes: parseRoutes(params.get("routes")) };
  const page = readCount(params, "page", 1);
  const pageSize = Math.min(readCount(params, "pageSize", defaultPageSize), maxPageSize);
  const found = findDocuments(params, content);
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
    results: shown.map((document) => buildDocument(document, url, source)),
  };
}
