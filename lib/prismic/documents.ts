import "server-only";
import { NotFoundError, RepositoryNotFoundError } from "@prismicio/client";
import { unstable_cache } from "next/cache";
import { cache } from "react";
import { fillFiguresDeep } from "@/lib/figures";
import { getFigures } from "@/lib/shared-api/read";
import type { AllDocumentTypes, HomePageDocument, PageDocument } from "@/prismicio-types";
import { createPrismicClient, getContentVersion, prismicTag } from "./client";

/** Seconds after which a cached document is read again even if no webhook has said so. */
const revalidateAfter = 3600;

/** A published page as sitemaps and prerendering need it. */
export type PageEntry = { path: string; lastModified: Date; noIndex: boolean };

/**
 * Reads through Next's cache, which the tags `prismic` and `prismic:<type>` empty. Only published
 * documents may come this way: drafts have to skip every cache.
 */
async function readCached<Result>(
  type: AllDocumentTypes["type"],
  key: string,
  read: () => Promise<Result>,
): Promise<Result> {
  const tags = [prismicTag, `${prismicTag}:${type}`];
  const version = await getContentVersion();
  return unstable_cache(read, ["prismic", type, key, version], { tags, revalidate: revalidateAfter })();
}

/**
 * The document, or null when Prismic says that there is none. Everything else throws, and so does a
 * missing repository, which is a kind of NotFoundError: an outage must not be cached as a missing page.
 */
async function orNull<Document>(reading: Promise<Document>): Promise<Document | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof NotFoundError && !(error instanceof RepositoryNotFoundError)) return null;
    throw error;
  }
}

/** The address of a document on this site, "/scraper-api/web"; null when no route leads to it. */
export function documentPath(document: Pick<AllDocumentTypes, "url">): string | null {
  return document.url;
}

/**
 * The page at a path without its first slash: "residential-proxies", "scraper-api/web". Null when
 * there is none; the first parts have to be the page's own, "legal/web" is no page.
 */
export const getPage = cache(async (uidPath: string): Promise<PageDocument | null> => {
  const uid = uidPath.split("/").at(-1) ?? "";
  // SECURITY: the path comes from the address bar; what cannot be a uid never reaches a query.
  if (!/^[\w.~-]+$/.test(uid)) return null;
  const page = await readCached("page", uid, () => orNull(createPrismicClient().getByUID("page", uid)));
  if (!page || documentPath(page) !== `/${uidPath}`) return null;
  return fillFiguresDeep(page, await getFigures());
});

/** The home page. Null when it is not published. */
export const getHomePage = cache(async (): Promise<HomePageDocument | null> => {
  const page = await readCached("home_page", "", () => orNull(createPrismicClient().getSingle("home_page")));
  return page && fillFiguresDeep(page, await getFigures());
});

async function listEntries(type: "home_page" | "page"): Promise<PageEntry[]> {
  const documents = await readCached(type, "all", () => createPrismicClient().getAllByType(type));
  return documents.flatMap((document) => {
    const path = documentPath(document);
    const lastModified = new Date(document.last_publication_date);
    return path === null ? [] : [{ path, lastModified, noIndex: document.data.no_index }];
  });
}

/** Every published page that has an address, the home page first, then by path. */
export const listPages = cache(async (): Promise<PageEntry[]> => {
  const entries = await Promise.all([listEntries("home_page"), listEntries("page")]);
  return entries.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
});
