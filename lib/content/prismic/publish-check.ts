import { buildHead, type PageData } from "@/lib/content/seo/head";
import { parseOwnUrl } from "@/lib/content/seo/own-url";
import type { Problem } from "@/lib/platform/content-files/problem";
import { isRecord } from "./embedded/models";
import { parseLinkTarget } from "./link-target";

/** One look at a page before it goes out: what was looked at, and what is wrong with it, by its place in the data. */
export type CheckResult = { name: CheckName; problems: Problem[] };
export type CheckName =
  | "Title"
  | "Description"
  | "Canonical address"
  | "Alternate languages"
  | "Share image"
  | "Links"
  | "Alt texts";

export type CheckInput = {
  data: PageData & Record<string, unknown>;
  /** The page's own path. */
  path: string;
  siteUrl: string;
  /** Whether something of this site answers at a path without query and fragment. */
  isKnownPath: (path: string) => boolean;
  /** Whether a document with this identifier is there to link to; `isBroken` of the API decides without it. */
  isKnownDocument?: (id: string) => boolean;
};

/** Search results cut after about these many characters; much shorter ones say too little. */
const bounds = { title: [10, 60], description: [50, 160] } as const;
const shareSize = { width: 1200, height: 630 };

/** Addresses that answer with something other than a page of the list. */
const otherPath =
  /^\/(?:$|dashboard-redirect$|sitemap\.xml$|feed\.xml$|llms\.txt$|locations\.(?:json|csv)$|pricing\.json$|site\.webmanifest$|shared-api\/|share\/|pictures\/|files\/)/;

/** Whether an address without a page of its own answers at a path: a file, an endpoint, the home page. */
export const isServedPath = (path: string): boolean => otherPath.test(path);

function checkLength(text: string | null | undefined, [least, most]: readonly [number, number]): string[] {
  const { length } = (text ?? "").trim();
  if (length === 0) return ["is missing"];
  if (length < least) return [`has ${length} characters, at least ${least} say something`];
  return length > most ? [`has ${length} characters, after ${most} search results cut it`] : [];
}

function isLanguage(tag: string): boolean {
  try {
    return tag === "x-default" || Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function checkCanonical({ data, path, siteUrl, isKnownPath }: CheckInput): string[] {
  if (!data.canonical_url) return [];
  const own = parseOwnUrl(data.canonical_url, siteUrl);
  if (own === null) return [`“${data.canonical_url}” is not an address of this site or one of our hosts`];
  const url = new URL(own);
  if (url.origin !== new URL(siteUrl).origin || url.pathname === path || isKnownPath(url.pathname)) return [];
  return [`leads to ${url.pathname}, which is no page`];
}

function checkAlternates({ data, siteUrl }: CheckInput): string[] {
  const links = data.alternate_links ?? [];
  const languages = links.flatMap(({ language }) => language ?? []);
  return links.flatMap(({ url, language }) => {
    if (!url && !language) return [];
    if (!url || !language) return [`${url || language} lacks its ${url ? "language" : "address"}`];
    if (parseOwnUrl(url, siteUrl) === null) {
      return [`“${url}” is not an address of this site or one of our hosts`];
    }
    if (!isLanguage(language)) return [`“${language}” is not a language`];
    return languages.indexOf(language) === languages.lastIndexOf(language)
      ? []
      : [`${language} is there twice`];
  });
}

function checkShareImage({ data }: CheckInput): string[] {
  const image: unknown = data.og_image;
  // Without one, a picture of the right size is drawn for the page.
  if (!isRecord(image) || !image.url) return [];
  const size = isRecord(image.dimensions) ? image.dimensions : {};
  const fits = size.width === shareSize.width && size.height === shareSize.height;
  return fits
    ? []
    : [`is ${size.width} × ${size.height}, networks want ${shareSize.width} × ${shareSize.height}`];
}

type Found = { path: Problem["path"]; value: Record<string, unknown> };

/** Every object within a value, however deep, and where it is. */
export function listObjects(value: unknown, path: Problem["path"] = []): Found[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listObjects(item, [...path, index]));
  if (!isRecord(value)) return [];
  const inner = Object.entries(value).flatMap(([key, item]) => listObjects(item, [...path, key]));
  return [{ path, value }, ...inner];
}

function describeDeadLink(link: Record<string, unknown>, input: CheckInput): string | null {
  const { siteUrl, path, isKnownPath, isKnownDocument } = input;
  if (link.link_type === "Document") {
    const isThere = isKnownDocument ? isKnownDocument(String(link.id)) : link.isBroken !== true;
    return isThere ? null : `a link leads to a document that is not published (${link.id})`;
  }
  if (link.link_type !== "Web" || typeof link.url !== "string") return null;
  const target = parseLinkTarget(link.url);
  if (target === null) return `“${link.url}” is not an address that may be linked`;
  const url = new URL(target.href, siteUrl);
  if (target.action || url.origin !== new URL(siteUrl).origin) return null;
  const isThere = target.href.startsWith("#") || url.pathname === path;
  return isThere || isServedPath(url.pathname) || isKnownPath(url.pathname)
    ? null
    : `${url.pathname} is no page`;
}

/** What is wrong with links, each thing once. */
function listDeadLinks(objects: Found[], input: CheckInput): Problem[] {
  const first = new Map<string, Problem>();
  for (const { path, value } of objects) {
    const message = describeDeadLink(value, input);
    if (message !== null && !first.has(message)) first.set(message, { path, message });
  }
  return [...first.values()];
}

const isImage = (value: Record<string, unknown>) =>
  typeof value.url === "string" && isRecord(value.dimensions);

/** Looks at a page as its visitors, search engines and networks will. Every check is answered, good or not. */
export function checkPage(input: CheckInput): CheckResult[] {
  const { data, path, siteUrl } = input;
  const objects = listObjects(data);
  const images = objects.filter(({ value }) => isImage(value) && value.alt == null);
  const head = buildHead({
    data: { ...data, canonical_url: null, alternate_links: null },
    route: path,
    siteUrl,
  });
  const title = data.meta_title ? head.title : data.meta_title;
  const at = (field: string, messages: string[]) => messages.map((message) => ({ path: [field], message }));
  return [
    { name: "Title", problems: at("meta_title", checkLength(title, bounds.title)) },
    {
      name: "Description",
      problems: at("meta_description", checkLength(data.meta_description, bounds.description)),
    },
    { name: "Canonical address", problems: at("canonical_url", checkCanonical(input)) },
    { name: "Alternate languages", problems: at("alternate_links", checkAlternates(input)) },
    { name: "Share image", problems: at("og_image", checkShareImage(input)) },
    { name: "Links", problems: listDeadLinks(objects, input) },
    {
      name: "Alt texts",
      problems: images.map(({ path: place, value }) => ({
        path: place,
        message: `an image has none (${value.url})`,
      })),
    },
  ];
}

/** The documents and addresses of a page that links to nothing else: for types that are no page, only links count. */
export function checkLinks(input: CheckInput): CheckResult[] {
  return checkPage(input).filter(({ name }) => name === "Links" || name === "Alt texts");
}
