import "server-only";
import { trimEndSlashes } from "@/lib/base/trim-slashes";
import { isEmbedded } from "@/lib/content/prismic/client";
import { hasEnded, listReleasedPages } from "@/lib/content/prismic/documents";
import { embeddedRepository } from "@/lib/content/prismic/embedded";
import { type Change, mergeChanges } from "@/lib/content/prismic/embedded/content";
import { listOfferEnds } from "@/lib/features/products/offer";
import { getBuiltRoutes } from "@/lib/platform/runtime/built-routes";
import type { AllDocumentTypes } from "@/prismicio-types";
import { listSharePaths, listSitePages } from "./site-paths";

/**
 * Which pages exist now, compared with those in the build. Next's list is fixed at build time, so the server checks every
 * request against this state: pages can be published or removed without a new build.
 */
type PagePaths = {
  /** Document names as `npm run content` spells them, by path. */
  documents: ReadonlyMap<string, string>;
  /** Paths of CMS pages whose end date, if any, is not reached. */
  livePages: ReadonlySet<string>;
  /** Paths of CMS pages that have reached their end date. */
  endedPages: ReadonlySet<string>;
  /** Paths of the listed pages and share images; before the first refresh, all prerendered paths. */
  sitePaths: ReadonlySet<string>;
  /** The publications and ends after this state was read, earliest first. */
  changes: readonly Change[];
};

declare global {
  // The webhook handler updates what the server reads; Next bundles the two separately.
  var pagePathsState: PagePaths | undefined;
}

/** Reads which paths the build has prerendered. Must run before the first request. */
export function loadBuiltPaths(): void {
  const built = getBuiltRoutes();
  globalThis.pagePathsState = {
    documents: new Map(),
    livePages: built.prerenderedPages,
    endedPages: new Set(),
    sitePaths: built.prerenderedPaths,
    changes: [],
  };
}

const documentNameOf = ({ type, uid }: Pick<AllDocumentTypes, "type" | "uid">): string =>
  uid ? `${type}/${uid}` : type;

/** Reads what is published now. Throws when the repository is unavailable and keeps the previous state. */
export async function refreshPagePaths(): Promise<void> {
  if (globalThis.pagePathsState === undefined) return;
  const now = Date.now();
  const all = await listReleasedPages();
  const pages = all.filter((page) => page.type === "page");
  const pathsOf = (chosen: typeof pages) => new Set(chosen.flatMap(({ url }) => url ?? []));
  const endings = pages.flatMap((page): Change[] =>
    page.data.ends_at && !hasEnded(page, now) ? [{ at: Date.parse(page.data.ends_at), ids: [page.id] }] : [],
  );
  const offerEnds = all.flatMap(({ id, data }) =>
    listOfferEnds(data.slices).flatMap((at): Change[] => (at > now ? [{ at, ids: [id] }] : [])),
  );
  const scheduled = isEmbedded ? await embeddedRepository.listChanges() : [];
  const [site, shares] = await Promise.all([listSitePages(), listSharePaths()]);
  globalThis.pagePathsState = {
    documents: new Map(all.flatMap((one) => (one.url === null ? [] : [[one.url, documentNameOf(one)]]))),
    livePages: pathsOf(pages.filter((page) => !hasEnded(page, now))),
    endedPages: pathsOf(pages.filter((page) => hasEnded(page, now))),
    sitePaths: new Set([...site.map(({ path }) => path), ...shares]),
    changes: mergeChanges([...endings, ...offerEnds, ...scheduled]),
  };
}

/** The publications and ends that were upcoming when the paths were last read, earliest first. */
export const listChanges = (): readonly Change[] => globalThis.pagePathsState?.changes ?? [];

/** Whether a request comes from a preview, which also shows removed CMS pages. */
const isPreview = (cookie: string): boolean =>
  cookie.includes(`__prerender_bypass=${getBuiltRoutes().draftCookieValue}`);

/**
 * Whether a CMS page has reached its end date, so that its URL responds with 410.
 * @param cookie the request's Cookie header
 */
export function isEnded(path: string, cookie = ""): boolean {
  return globalThis.pagePathsState?.endedPages.has(path) === true && !isPreview(cookie);
}

/** Whether a page of the CMS is published at `path`. */
export const isPublished = (path: string): boolean => globalThis.pagePathsState?.livePages.has(path) ?? false;

/** Whether the site has a page or share image at `path`. */
export const isSitePath = (path: string): boolean => globalThis.pagePathsState?.sitePaths.has(path) ?? false;

/** Whether Next serves the same cached page at `path` to every visitor; includes the cached 404 page. */
export function isSharedPage(path: string): boolean {
  const { prerenderedPaths, matchesPageRoute } = getBuiltRoutes();
  return isSitePath(path) || prerenderedPaths.has(path) || matchesPageRoute(path);
}

/**
 * What may be logged about a page: its path and document. PRIVACY: unknown paths are left out, because they
 * may hold a name or a secret.
 */
export function describePage(path: string): { path?: string; document?: string } {
  const document = globalThis.pagePathsState?.documents.get(path);
  const isPage = document !== undefined || getBuiltRoutes().prerenderedPaths.has(path);
  return { ...(isPage && { path }), ...(document !== undefined && { document }) };
}

/** Whether a path without a file name extension belongs to no page. */
function isUnknownPage(path: string): boolean {
  const { prerenderedPaths, matchesPageRoute } = getBuiltRoutes();
  // Next redirects "/x/" to "/x", and "/index" to "/".
  if (path.endsWith("/") || path === "/index" || /\.[^/]*$/.test(path)) return false;
  try {
    const decoded = decodeURIComponent(path);
    return matchesPageRoute(decoded) && !prerenderedPaths.has(decoded) && !isSitePath(decoded);
  } catch {
    return false;
  }
}

/**
 * How a path differs from the build: published after it ("late"), removed or unknown ("missing"), or no
 * difference (null). Previews still show removed CMS pages.
 * @param cookie the request's Cookie header
 */
export function findBuildDifference(path: string, cookie = ""): "late" | "missing" | null {
  const state = globalThis.pagePathsState;
  if (state === undefined) return null;
  const { prerenderedPages, onDemandRoutes } = getBuiltRoutes();
  if (state.livePages.has(path)) return prerenderedPages.has(path) ? null : "late";
  const page = trimEndSlashes(path);
  // SECURITY: routes with `dynamicParams` (Next's default) render pages that were published after the build.
  // Next would also cache every other requested path, so paths that are not of the site are rejected.
  if (onDemandRoutes.some((route) => route.test(page))) return isSitePath(page) ? null : "missing";
  if (!prerenderedPages.has(path) && !isUnknownPage(path)) return null;
  // PRIVACY: Next would render this visitor's URL into its 404 page and cache that page for everyone.
  return isPreview(cookie) ? null : "missing";
}
