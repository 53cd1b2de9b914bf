import type { Metadata } from "next";
import { shareImageSize } from "@/lib/base/media/share-image";
import { absoluteUrl, canonicalUrl, parseOwnUrl } from "./own-url";

/** In pixels. */
type ImageSize = { width: number; height: number };

/** Page metadata in the CMS (specification, point 3, "Page data"). */
export type PageData = {
  meta_title?: string | null;
  meta_description?: string | null;
  no_index?: boolean | null;
  og_image?: { url?: string | null; alt?: string | null; dimensions?: ImageSize | null } | null;
  canonical_url?: string | null;
  alternate_links?: ReadonlyArray<{ url?: string | null; language?: string | null }> | null;
};

export type HeadInput = {
  data: PageData;
  /** The page's path, without a trailing slash. */
  path: string;
  /** HTTP status of the page; 200 by default. */
  status?: number;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
};

type Head = {
  title: string;
  description: string;
  /** Absolute URLs; absent for error pages (404, 410, 500). */
  canonical?: string;
  url?: string;
  /** hreflang -> absolute URL. */
  alternates: Record<string, string>;
  image: ImageSize & { url: string; alt: string };
  noIndex: boolean;
};

const siteName = "Oxbow";
const statusesWithoutUrl = new Set([404, 410, 500]);
/** Promotion pages duplicate a product page and expire: never indexed, whatever the CMS says. */
const neverIndexed = new Set(["/residential-proxies-promo"]);

/** Whether search engines may list the page at `path`. */
export function isIndexed(path: string, noIndex: boolean | null | undefined): boolean {
  return noIndex !== true && !neverIndexed.has(path);
}

/** The path of a page's share image. City pages use their country's image: there are too many to render at build time. */
export function shareImagePath(pagePath: string): string {
  const imagePage = pagePath.replace(/^(\/location-proxy\/[^/]+)\/.+$/, "$1");
  return `/share${imagePage === "/" ? "/home" : imagePage}.png`;
}

/** Translations by hreflang as absolute URLs; see `parseOwnUrl` for what is left out. */
export function listOwnAlternates(
  alternates: Readonly<Record<string, string>>,
  siteUrl: string,
): Record<string, string> {
  const own = Object.entries(alternates).flatMap(([language, text]) => {
    const url = parseOwnUrl(text, siteUrl);
    return url === null ? [] : [[language, url]];
  });
  return Object.fromEntries(own);
}

function listAlternates({ data, path, siteUrl }: HeadInput): Record<string, string> {
  // Categories exist in one language only, although their posts have translations.
  if (path.startsWith("/blog/category/")) return {};
  const links = (data.alternate_links ?? []).flatMap(({ url, language }) =>
    url && language ? [[language, url]] : [],
  );
  return listOwnAlternates(Object.fromEntries(links), siteUrl);
}

/** All head metadata of a page as data (specification, point 2). Pure; `toMetadata` converts it for Next. */
export function buildHead(input: HeadInput): Head {
  const { data, path, siteUrl, status = 200 } = input;
  const hasUrl = !statusesWithoutUrl.has(status);
  const title = data.meta_title?.trim() || siteName;
  const image = data.og_image?.url ? data.og_image : null;
  return {
    title,
    description: data.meta_description?.trim() ?? "",
    ...(hasUrl && {
      canonical: canonicalUrl(data.canonical_url, path, siteUrl),
      url: absoluteUrl(path, siteUrl),
    }),
    alternates: hasUrl ? listAlternates(input) : {},
    image: {
      // The embedded repository's images have paths.
      url: absoluteUrl(image?.url || shareImagePath(hasUrl ? path : "/"), siteUrl),
      alt: image?.alt || title,
      ...(image?.dimensions ?? shareImageSize),
    },
    noIndex: !hasUrl || !isIndexed(path, data.no_index),
  };
}

/** Converts a head to Next's metadata. All URLs are absolute, so no `metadataBase` is needed. */
export function toMetadata(head: Head): Metadata {
  const images = [head.image];
  return {
    title: head.title,
    description: head.description,
    ...(head.noIndex && { robots: { index: false, follow: true } }),
    ...(head.canonical && {
      alternates: { canonical: head.canonical, languages: head.alternates },
    }),
    openGraph: {
      type: "website",
      siteName: "Oxbow",
      locale: "en_US",
      title: head.title,
      description: head.description,
      images,
      ...(head.url && { url: head.url }),
    },
    twitter: { card: "summary_large_image", title: head.title, description: head.description, images },
  };
}
