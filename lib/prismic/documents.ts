import "server-only";
import { NotFoundError, RepositoryNotFoundError } from "@prismicio/client";
import { unstable_cache } from "next/cache";
import { cache } from "react";
import { type Figures, fillFigures, fillFiguresDeep } from "@/lib/figures";
import type { InquiryProduct } from "@/lib/products";
import { getFigures } from "@/lib/shared-api/read";
import type {
  AllDocumentTypes,
  HomePageDocument,
  PageDocument,
  SettingsDocument,
  TestimonialDocument,
} from "@/prismicio-types";
import { createPrismicClient, getContentVersion, prismicTag } from "./client";
import { pageProductOf } from "./page-product";

/** Seconds after which a cached document is read again even if no webhook has said so. */
const revalidateAfter = 3600;

/** A published page as sitemaps, search and prerendering need it. */
export type PageEntry = {
  path: string;
  /** As the editor wrote it, usually with the site's name at its end; may be empty, like the description. */
  title: string;
  description: string;
  product: InquiryProduct;
  lastModified: Date;
  noIndex: boolean;
  /** hreflang -> address. */
  alternates: Record<string, string>;
};

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

/** What editors set for the whole site. Null when it is not published. */
export const getSettings = cache(async (): Promise<SettingsDocument | null> => {
  const settings = await readCached("settings", "", () =>
    orNull(createPrismicClient().getSingle("settings")),
  );
  return settings && fillFiguresDeep(settings, await getFigures());
});

/** A customer's words by the document's identifier. Null when it is not published. */
export const getTestimonial = cache(async (id: string): Promise<TestimonialDocument | null> => {
  const document = await readCached("testimonial", id, () => orNull(createPrismicClient().getByID(id)));
  return document?.type === "testimonial" ? document : null;
});

function toEntry(path: string, document: HomePageDocument | PageDocument, figures: Figures): PageEntry {
  const { meta_title, meta_description, no_index, alternate_links } = document.data;
  return {
    path,
    title: fillFigures(meta_title ?? "", figures),
    description: fillFigures(meta_description ?? "", figures),
    product: pageProductOf(document),
    lastModified: new Date(document.last_publication_date),
    noIndex: no_index === true,
    // A document that is older than a field of its model comes without it, whatever the types say.
    alternates: Object.fromEntries(
      (alternate_links ?? []).flatMap(({ url, language }) => (url && language ? [[language, url]] : [])),
    ),
  };
}

async function listEntries(type: "home_page" | "page"): Promise<PageEntry[]> {
  const [documents, figures] = await Promise.all([
    readCached(type, "all", () => createPrismicClient().getAllByType(type)),
    getFigures(),
  ]);
  return documents.flatMap((document) => {
    const path = documentPath(document);
    return path === null ? [] : [toEntry(path, document, figures)];
  });
}

/** Every published page that has an address, the home page first, then by path. */
export const listPages = cache(async (): Promise<PageEntry[]> => {
  const entries = await Promise.all([listEntries("home_page"), listEntries("page")]);
  return entries.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
});
