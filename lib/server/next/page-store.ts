/**
 * Private to Next 16.4.6: its file-system cache, the fields of an entry, and the path in an entry's key.
 *
 * Why: prerendered responses get their headers from the cache entry, so the Content-Security-Policy must be added where
 * entries are read and stored (`lib/server/document/cache-handler.ts`). With the documented `cacheHandler`
 * alone, we would have to reimplement the whole cache.
 * Guarded by `tests/contract/next.test.ts` (`npm run check:next`).
 */
import { createRequire } from "node:module";
import type FileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache";

const require = createRequire(import.meta.url);

export const PageStore: typeof FileSystemCache =
  require("next/dist/server/lib/incremental-cache/file-system-cache").default;

export type Store = FileSystemCache;
export type StoreContext = ConstructorParameters<typeof FileSystemCache>[0];
export type Entry = Awaited<ReturnType<Store["get"]>>;
export type EntryValue = NonNullable<Entry>["value"];

type Page = { kind: "APP_PAGE"; html: string; headers?: Record<string, unknown> };

/** Whether a cached value is a page with its HTML. */
export function isPage(value: unknown): value is Page {
  if (typeof value !== "object" || value === null) return false;
  return "kind" in value && value.kind === "APP_PAGE" && "html" in value && typeof value.html === "string";
}

/** Whether an entry is the response of a page or a route; the others are cached data. */
export const isResponse = (value?: { kind: string } | null): boolean =>
  value?.kind === "APP_PAGE" || value?.kind === "APP_ROUTE";

/** The URL path in a key such as `/route-cache/APP_PAGE/<hash>/$/pricing`; the hash is of the route. */
export function pathOf(key: string): string {
  const path = key.slice(key.indexOf("/$/") + 2);
  return path === "/index" ? "/" : path;
}

export function tagsOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null || !("headers" in value)) return [];
  const tags = Object(value.headers)["x-next-cache-tags"];
  return typeof tags === "string" ? tags.split(",") : [];
}

/** With this `lastModified`, Next renders the page before responding, and keeps the entry if that fails. */
export const renderFirst = -1;

const newline = 10;

/** React ends a page's data with a line break, unless its last row is a long text. */
const isCompleteData = (data: Uint8Array | undefined) => data === undefined || data.at(-1) === newline;

type PageParts = {
  html: string;
  rscData: Uint8Array | undefined;
  segmentData: Map<string, Uint8Array> | undefined;
};

/** Part of the name of an empty segment, which Next stores for a page without a segment that can be prefetched. */
const emptySegment = "-fake-segment/";

/** Whether a cached document and its data are complete. */
export function isCompletePage({ html, rscData, segmentData }: PageParts): boolean {
  const segments = [...(segmentData ?? [])].filter(([name]) => !name.includes(emptySegment));
  const data = [rscData, ...segments.map(([, bytes]) => bytes)];
  return html.trimEnd().endsWith("</html>") && data.every(isCompleteData);
}
