import "server-only";
import { NotFoundError, RepositoryNotFoundError } from "@prismicio/client";
import { cache } from "react";
import { env } from "@/lib/base/env/server";
import { brandProduct, type InquiryProduct, parseInquiryProduct, products } from "@/lib/base/products";
import { type Figures, fillFigures, fillFiguresDeep } from "@/lib/content/endpoints/figures";
import { getFigures } from "@/lib/content/endpoints/read";
import type { PageEntry, PageKind } from "@/lib/content/seo/site-pages";
import type {
  AllDocumentTypes,
  HomePageDocument,
  PageDocument,
  SettingsDocument,
  TestimonialDocument,
} from "@/prismicio-types";
import { createPrismicClient, type PrismicClient } from "./client";
import { getPreview, readDraft } from "./draft";
import { cachePublished, withLastGood } from "./published";
import { contentListTag, tagPage, tagsOf } from "./tags";

/**
 * The document, or null when Prismic reports that it does not exist. Everything else throws, including a
 * missing repository (a kind of NotFoundError): an outage must not be cached as a missing page.
 */
export async function nullIfNotFound<Document>(request: Promise<Document>): Promise<Document | null> {
  try {
    return await request;
  } catch (error) {
    const isNotFound = error instanceof NotFoundError && !(error instanceof RepositoryNotFoundError);
    // The client throws it without a response for an empty search result, and with one when the host responded with 404.
    if (isNotFound && error.response === undefined) return null;
    throw error;
  }
}

type Read<Document extends AllDocumentTypes> = (client: PrismicClient, key: string) => Promise<Document>;

/**
 * Creates a cached reader for pages. In a preview it reads the draft and skips every cache. The route
 * that calls it is tagged with the documents it shows, so that Next regenerates it when one of them changes.
 * @param copyName for a document that every page needs: keeps a copy under this name for outages
 */
function createReader<Document extends AllDocumentTypes>(
  read: Read<Document>,
  copyName?: string,
): (key: string) => Promise<Document | null> {
  const readCurrent = cachePublished((key) => nullIfNotFound(read(createPrismicClient(), key)));
  const readPublished = copyName === undefined ? readCurrent : withLastGood(copyName, () => readCurrent(""));
  return async (key) => {
    const preview = await getPreview();
    if (preview !== null) return readDraft(preview, (client) => nullIfNotFound(read(client, key)));
    const document = await readPublished(key);
    await tagPage(document === null ? [contentListTag] : tagsOf(document));
    return document;
  };
}

/** The uid of the page at a path, such as "/scraper-api/web"; null if no page can have it. */
function uidOf(uidPath: string): string | null {
  const uid = uidPath.split("/").at(-1) ?? "";
  // SECURITY: the path comes from the request. Reject anything that cannot be a uid before it reaches a query.
  return /^[\w.~-]+$/.test(uid) ? uid : null;
}

const readPage = createReader((client, uid) => client.getByUID("page", uid));
const readHomePage = createReader((client) => client.getSingle("home_page"));
const readSettings = createReader((client) => client.getSingle("settings"), "settings");
const readById = createReader((client, id) => client.getByID(id));

/** Whether an announcement page has ended at `now` (milliseconds since 1970). */
export function hasEnded({ data }: Pick<PageDocument, "data">, now: number): boolean {
  // A document older than this field does not contain it.
  return Boolean(data.ends_at) && Date.parse(String(data.ends_at)) <= now;
}

/** Whether visitors may see a page: it has no feature flag, or one of `FEATURE_FLAGS`. */
export function isReleased({ data }: Pick<PageDocument, "data">): boolean {
  const flag = data.feature_flag?.trim();
  return !flag || env.FEATURE_FLAGS?.includes(flag) === true;
}

/**
 * The page at a path without its leading slash: "residential-proxies", "scraper-api/web". Null when it does
 * not exist, has ended or its feature flag is off. The whole path must match: "legal/web" is not a page.
 */
export const getPage = cache(async (uidPath: string): Promise<PageDocument | null> => {
  const uid = uidOf(uidPath);
  const page = uid === null ? null : await readPage(uid);
  if (!page || page.url !== `/${uidPath}` || hasEnded(page, Date.now())) return null;
  if (!isReleased(page) && (await getPreview()) === null) return null;
  return fillFiguresDeep(page, await getFigures());
});

export const getHomePage = cache(async (): Promise<HomePageDocument | null> => {
  const page = await readHomePage("");
  return page && fillFiguresDeep(page, await getFigures());
});

/** Site-wide settings from the CMS. Null when the document is not published. */
export const getSettings = cache(async (): Promise<SettingsDocument | null> => {
  const settings = await readSettings("");
  return settings && fillFiguresDeep(settings, await getFigures());
});

/** A testimonial by document id. Null when it is not published. */
export const getTestimonial = cache(async (id: string): Promise<TestimonialDocument | null> => {
  const document = await readById(id);
  return document?.type === "testimonial" ? fillFiguresDeep(document, await getFigures()) : null;
});

export type CmsPage = HomePageDocument | PageDocument;

/** The page at a path, as this client sees it: without caches, also if it has ended or is not released. */
export async function readPageAt(client: PrismicClient, path: string): Promise<CmsPage | null> {
  if (path === "/") return nullIfNotFound(client.getSingle("home_page"));
  const uid = uidOf(path);
  const page = uid === null ? null : await nullIfNotFound(client.getByUID("page", uid));
  return page?.url === path ? page : null;
}

function kindOf(path: string, product: InquiryProduct): PageKind {
  if (path.startsWith("/legal/")) return "legal";
  return product === "General" ? "company" : "product";
}

function toPageEntry(path: string, document: CmsPage, figures: Figures): PageEntry {
  const { meta_title, meta_description, no_index, canonical_url, alternate_links } = document.data;
  const product = parseInquiryProduct(document.data.product_type);
  return {
    path,
    title: fillFigures(meta_title ?? "", figures).replace(/\s*\|\s*Oxbow$/, ""),
    description: fillFigures(meta_description ?? "", figures),
    kind: kindOf(path, product),
    lastModified: new Date(document.last_publication_date),
    tint: products[product === "General" ? brandProduct : product].tint,
    noIndex: no_index === true,
    ...(canonical_url && { canonical: canonical_url }),
    // A document older than a field of its model does not contain it, whatever the types say.
    alternates: Object.fromEntries(
      (alternate_links ?? []).flatMap(({ url, language }) => (url && language ? [[language, url]] : [])),
    ),
  };
}

const fetchPages = cachePublished(async (): Promise<CmsPage[]> => {
  const client = createPrismicClient();
  const lists = await Promise.all([client.getAllByType("home_page"), client.getAllByType("page")]);
  return lists.flat();
});

const fetchPagesOrCopy = withLastGood("pages", () => fetchPages(""));

/** Every released page (published, and its feature flag is not off), also those that have ended. */
export async function listReleasedPages(): Promise<CmsPage[]> {
  return (await fetchPagesOrCopy()).filter((page) => page.type === "home_page" || isReleased(page));
}

/** The pages that visitors can open now and variants of experiments, sorted by path, so the home page comes first. */
export const listPages = cache(async (): Promise<PageEntry[]> => {
  const [documents, figures] = await Promise.all([listReleasedPages(), getFigures()]);
  await tagPage([contentListTag]);
  const now = Date.now();
  return documents
    .flatMap((document) => {
      const isEnded = document.type === "page" && hasEnded(document, now);
      return document.url === null || isEnded ? [] : [toPageEntry(document.url, document, figures)];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
});
