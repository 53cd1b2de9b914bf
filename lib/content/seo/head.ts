import { parseOwnUrl } from "./own-url";
import { buildPagePath } from "./page-path";

/** Page data as the CMS keeps it (specification, point 3, "Page data"). */
export type PageData = {
  meta_title?: string | null;
  meta_description?: string | null;
  no_index?: boolean | null;
  og_image?: { url?: string | null; alt?: string | null } | null;
  canonical_url?: string | null;
  alternate_links?: ReadonlyArray<{ url?: string | null; language?: string | null }> | null;
};

export type HeadInput = {
  data: PageData;
  /** Route pattern and its parameter; see `buildPagePath`. */
  route: string;
  uid?: string | string[];
  /** HTTP status of the page; 200 when left out. */
  status?: number;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
};

export type Head = {
  title: string;
  description: string;
  /** Absolute addresses; absent where the page has no address of its own (404, 410, 500). */
  canonical?: string;
  url?: string;
  /** hreflang -> absolute address. */
  alternates: Record<string, string>;
  image: { url: string; alt: string };
  noIndex: boolean;
};

const siteName = "Oxbow";
const statusesWithoutAddress = new Set([404, 410, 500]);
/** Promotion pages repeat a product page and end with the offer: never indexed, whatever the CMS says. */
const neverIndexed = new Set(["/residential-proxies-promo"]);

/** Whether search engines may list the page at `path`. */
export function isIndexed(path: string, noIndex: boolean | null | undefined): boolean {
  return noIndex !== true && !neverIndexed.has(path);
}

/**
 * The path of the share image that is drawn for a page. A city is shared under its country's image: there
 * are thousands of cities, and a drawing takes a tenth of a second of every build.
 */
export function shareImagePath(pagePath: string): string {
  const drawn = pagePath.replace(/^(\/location-proxy\/[^/]+)\/.+$/, "$1");
  return `/share${drawn === "/" ? "/home" : drawn}.png`;
}

/** Translations by hreflang as absolute addresses; see `parseOwnUrl` for what is left out. */
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

function listAlternates(input: HeadInput, path: string): Record<string, string> {
  // A category exists in one language only, though its posts have translations.
  if (path.startsWith("/blog/category/")) return {};
  const links = (input.data.alternate_links ?? []).flatMap(({ url, language }) =>
    url && language ? [[language, url]] : [],
  );
  return listOwnAlternates(Object.fromEntries(links), input.siteUrl);
}

/**
 * Everything that stands in a page's head, as data (specification, point 2). Pure; `toMetadata`
 * turns it into what Next renders.
 */
export function buildHead(input: HeadInput): Head {
  const { data, siteUrl, status = 200 } = input;
  const path = buildPagePath(input.route, input.uid);
  const hasAddress = !statusesWithoutAddress.has(status);
  const url = path === "/" ? siteUrl : siteUrl + path;
  const title = data.meta_title?.trim() || siteName;
  return {
    title,
    description: data.meta_description?.trim() ?? "",
    ...(hasAddress && {
      canonical: (data.canonical_url && parseOwnUrl(data.canonical_url, siteUrl)) || url,
      url,
    }),
    alternates: hasAddress ? listAlternates(input, path) : {},
    image: {
      url: data.og_image?.url || siteUrl + (hasAddress ? shareImagePath(path) : shareImagePath("/")),
      alt: data.og_image?.alt || title,
    },
    noIndex: !hasAddress || !isIndexed(path, data.no_index),
  };
}
