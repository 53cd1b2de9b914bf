import { isRecord } from "@/lib/base/is-record";
import { listObjects } from "@/lib/base/list-objects";
import { shareImageSize } from "@/lib/base/media/share-image";
import { parseEditorSchema } from "@/lib/content/seo/editor-schema";
import type { PageData } from "@/lib/content/seo/head";
import { parseOwnUrl } from "@/lib/content/seo/own-url";
import type { Problem } from "@/lib/platform/content-files/problem";
import { parseLinkTarget } from "./link-target";

/** The result of one check before publishing, with problems by their path in the data. */
export type CheckResult = { name: string; problems: Problem[] };

export type CheckInput = {
  data: PageData & Record<string, unknown>;
  path: string;
  siteUrl: string;
  /** Whether a path (without query and fragment) is a page of this site, published or in a draft. */
  isPagePath: (path: string) => boolean;
};

/** Shortest and longest useful length, in characters: search results cut longer texts. */
const lengthLimits = { title: [10, 60], description: [50, 160] } as const;

/** Paths that are served but are not in the list of pages: files, endpoints, the home page. */
const nonPagePath =
  /^\/(?:$|dashboard-redirect$|sitemap\.xml$|feed\.xml$|llms\.txt$|robots\.txt$|\.well-known\/security\.txt$|oxycon\/calendar\.ics$|locations\.(?:json|csv)$|pricing\.json$|site\.webmanifest$|shared-api\/|share\/|pictures\/|media\/|press\/)/;

/** Whether this site serves something other than a listed page at a path. */
export const isNonPagePath = (path: string): boolean => nonPagePath.test(path);

function checkLength(text: string | null | undefined, [min, max]: readonly [number, number]): string[] {
  const { length } = (text ?? "").trim();
  if (length === 0) return ["is missing"];
  if (length < min) return [`has ${length} characters; use at least ${min}`];
  return length > max ? [`has ${length} characters; search results show about ${max}`] : [];
}

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Whether search engines can know a language tag: "en-GB", but not "english", and not "en-UK", because the code of the UK is GB. */
function isLanguage(tag: string): boolean {
  if (tag === "x-default") return true;
  try {
    const [canonical] = Intl.getCanonicalLocales(tag);
    return canonical?.toLowerCase() === tag.toLowerCase() && languageNames.of(tag) !== undefined;
  } catch {
    return false;
  }
}

function checkCanonical({ data, path, siteUrl, isPagePath }: CheckInput): string[] {
  if (!data.canonical_url) return [];
  const own = parseOwnUrl(data.canonical_url, siteUrl);
  if (own === null) return [`“${data.canonical_url}” is not a URL of this site or another Oxbow host`];
  const url = new URL(own);
  if (url.origin !== new URL(siteUrl).origin || url.pathname === path || isPagePath(url.pathname)) return [];
  return [`points to ${url.pathname}, which is not a page`];
}

function checkAlternates({ data, siteUrl }: CheckInput): string[] {
  const links = data.alternate_links ?? [];
  const languages = links.flatMap(({ language }) => language ?? []);
  return links.flatMap(({ url, language }) => {
    if (!url && !language) return [];
    if (!url || !language) return [`${url || language} has no ${url ? "language" : "URL"}`];
    if (parseOwnUrl(url, siteUrl) === null) {
      return [`“${url}” is not a URL of this site or another Oxbow host`];
    }
    if (!isLanguage(language)) return [`“${language}” is not a language`];
    return languages.indexOf(language) === languages.lastIndexOf(language)
      ? []
      : [`${language} is listed twice`];
  });
}

function checkShareImage({ data }: CheckInput): string[] {
  const image: unknown = data.og_image;
  // Without one, an image of the right size is generated for the page.
  if (!isRecord(image) || !image.url) return [];
  const size = isRecord(image.dimensions) ? image.dimensions : {};
  const fits = size.width === shareImageSize.width && size.height === shareImageSize.height;
  return fits
    ? []
    : [
        `is ${size.width} × ${size.height}, but social networks expect ${shareImageSize.width} × ${shareImageSize.height}`,
      ];
}

function checkStructuredData({ data }: CheckInput): Problem[] {
  const items = Array.isArray(data.schemas) ? data.schemas : [];
  return items.flatMap((item, index) => {
    const schema: unknown = isRecord(item) ? item.schema : null;
    if (typeof schema !== "string" || schema.trim() === "" || parseEditorSchema(schema)) return [];
    return [
      {
        path: ["schemas", index, "schema"],
        message: "is not a JSON object with an “@type”, and is left out",
      },
    ];
  });
}

function describeDeadLink(link: Record<string, unknown>, input: CheckInput): string | null {
  const { siteUrl, path, isPagePath } = input;
  if (link.link_type === "Document") {
    return link.isBroken !== true ? null : `a link points to a document that is not published (${link.id})`;
  }
  if (link.link_type !== "Web" || typeof link.url !== "string") return null;
  const target = parseLinkTarget(link.url);
  if (target === null) return `“${link.url}” is not a URL that may be linked`;
  const url = new URL(target.href, siteUrl);
  if (target.action || url.origin !== new URL(siteUrl).origin) return null;
  const isSamePage = target.href.startsWith("#") || url.pathname === path;
  return isSamePage || isNonPagePath(url.pathname) || isPagePath(url.pathname)
    ? null
    : `${url.pathname} is not a page`;
}

/** Link problems, without duplicates. */
function listDeadLinks(input: CheckInput): Problem[] {
  const first = new Map<string, Problem>();
  for (const { path, value } of listObjects(input.data)) {
    const message = describeDeadLink(value, input);
    if (message !== null && !first.has(message)) first.set(message, { path, message });
  }
  return [...first.values()];
}

const isImage = (value: Record<string, unknown>) =>
  typeof value.url === "string" && isRecord(value.dimensions);

/** Images whose `alt` is null or missing: an empty one marks a decorative image. */
function listMissingAltTexts({ data }: CheckInput): Problem[] {
  const imagesWithoutAlt = listObjects(data).filter(({ value }) => isImage(value) && value.alt == null);
  return imagesWithoutAlt.map(({ path, value }) => ({
    path,
    message: `an image has no alternative text (${value.url})`,
  }));
}

/** Only the checks of links and alt texts, for documents that are not pages. */
export function checkFragment(input: CheckInput): CheckResult[] {
  return [
    { name: "Links", problems: listDeadLinks(input) },
    { name: "Alt texts", problems: listMissingAltTexts(input) },
  ];
}

/**
 * Checks a page as visitors, search engines and social networks see it. Returns every check, passed or not.
 */
export function checkPage(input: CheckInput): CheckResult[] {
  const { data } = input;
  const at = (field: string, messages: string[]) => messages.map((message) => ({ path: [field], message }));
  return [
    { name: "Title", problems: at("meta_title", checkLength(data.meta_title, lengthLimits.title)) },
    {
      name: "Description",
      problems: at("meta_description", checkLength(data.meta_description, lengthLimits.description)),
    },
    { name: "Canonical URL", problems: at("canonical_url", checkCanonical(input)) },
    { name: "Alternate languages", problems: at("alternate_links", checkAlternates(input)) },
    { name: "Share image", problems: at("og_image", checkShareImage(input)) },
    { name: "Structured data", problems: checkStructuredData(input) },
    ...checkFragment(input),
  ];
}
