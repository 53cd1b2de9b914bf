import "server-only";
import { trimEndSlashes } from "@/lib/base/trim-slashes";
import { isEmbedded } from "@/lib/content/prismic/client";
import { hasEnded, listReleasedPages } from "@/lib/content/prismic/documents";
import { embeddedRepository } from "@/lib/content/prismic/embedded";
import type { Change } from "@/lib/content/prismic/embedded/content";
import { listOfferEnds } from "@/lib/features/products/offer";
import { type BuiltRoutes, getBuiltRoutes } from "@/lib/platform/runtime/built-routes";
import type { AllDocumentTypes } from "@/prismicio-types";
import { listSharePaths, listSitePages } from "./site-paths";

/**
 * How the site's pages differ from the built ones. The build fixes its list of pages; for what is published
 * or withdrawn later, the server tells Next per request, so that no page needs a new build.
 */
type PagePaths = {
  built: BuiltRoutes;
  /** Document names as `npm run content` spells them, by path. */
  documents: ReadonlyMap<string, string>;
  published: ReadonlySet<string>;
  ended: ReadonlySet<string>;
  /** Paths of everything that the site lists, and of share images. */
  listed: ReadonlySet<string>;
  nextChange: Change | null;
};

declare global {
  // The webhook handler updates what the server reads; Next bundles the two separately.
  var pagePathsState: PagePaths | undefined;
}

/** Reads which paths the build has prerendered. Must run before the first request. */
export function loadBuiltPaths(): void {
  const built = getBuiltRoutes();
  globalThis.pagePathsState = {
    built,
    documents: new Map(),
    published: built.pages,
    ended: new Set(),
    listed: built.all,
    nextChange: null,
  };
}

/** The earliest of some changes, with all that happen at the same time. */
function findEarliest(changes: (Change | null)[]): Change | null {
  const planned = changes.filter((change) => change !== null);
  const at = Math.min(...planned.map((change) => change.at));
  const ids = planned.filter((change) => change.at === at).flatMap((change) => change.ids);
  return ids.length === 0 ? null : { at, ids };
}

function pathToName({ type, uid, url }: Pick<AllDocumentTypes, "type" | "uid" | "url">): [string, string][] {
  return url === null ? [] : [[url, uid ? `${type}/${uid}` : type]];
}

/** Reads what is published now. Throws when the repository is unavailable and keeps the previous state. */
export async function refreshPagePaths(): Promise<void> {
  const before = globalThis.pagePathsState;
  if (before === undefined) return;
  const now = Date.now();
  const all = await listReleasedPages();
  const pages = all.filter((page) => page.type === "page");
  const pathsOf = (chosen: typeof pages) => new Set(chosen.flatMap(({ url }) => url ?? []));
  const endings = pages.flatMap((page): Change[] =>
    page.data.ends_at && !hasEnded(page, now) ? [{ at: Date.parse(page.data.ends_at), ids: [page.id] }] : [],
  );
  const offers = all.flatMap(({ id, data }) =>
    listOfferEnds(data.slices).flatMap((at): Change[] => (at > now ? [{ at, ids: [id] }] : [])),
  );
  const [site, shares] = await Promise.all([listSitePages(), listSharePaths()]);
  globalThis.pagePathsState = {
    built: before.built,
    documents: new Map(all.flatMap(pathToName)),
    published: pathsOf(pages.filter((page) => !hasEnded(page, now))),
    ended: pathsOf(pages.filter((page) => hasEnded(page, now))),
    listed: new Set([...site.map(({ path }) => path), ...shares]),
    nextChange: findEarliest([
      ...endings,
      ...offers,
      isEmbedded ? await embeddedRepository.getNextChange() : null,
    ]),
  };
}

/** The next scheduled publication or end, or null when there is none or nothing is loaded yet. */
export const getNextChange = (): Change | null => globalThis.pagePathsState?.nextChange ?? null;

/** Whether a request comes from a preview, which also shows withdrawn pages. */
const isPreview = ({ built }: PagePaths, cookie: string): boolean =>
  cookie.includes(`__prerender_bypass=${built.draftCookieValue}`);

/**
 * Whether an announcement page has ended, so that its URL responds with 410.
 * @param cookie the request's header
 */
export function isEnded(path: string, cookie = ""): boolean {
  const state = globalThis.pagePathsState;
  return state?.ended.has(path) === true && !isPreview(state, cookie);
}

/** Whether a page of the CMS is published at `path`. */
export const isPublished = (path: string): boolean => globalThis.pagePathsState?.published.has(path) ?? false;

/** Whether the site lists a page or share image at `path`. */
export const isSitePath = (path: string): boolean => globalThis.pagePathsState?.listed.has(path) ?? false;

/** Whether Next keeps one page for all visitors at `path`, the one for missing pages included. */
export function isSharedPage(path: string): boolean {
  const { built, listed } = globalThis.pagePathsState ?? {};
  return listed?.has(path) === true || built?.all.has(path) === true || built?.isPagePath(path) === true;
}

/**
 * What may be logged about a page: its path and document. PRIVACY: unknown paths are left out, because they
 * may hold a name or a secret.
 */
export function describePage(path: string): { path?: string; document?: string } {
  const state = globalThis.pagePathsState;
  const document = state?.documents.get(path);
  const isPage = document !== undefined || state?.built.all.has(path) === true;
  return { ...(isPage && { path }), ...(document !== undefined && { document }) };
}

/** Whether a path without a file name extension belongs to no page. Next redirects "/x/" to "/x", and "/index" to "/". */
function isUnknownPage({ built, listed }: PagePaths, path: string, page: string): boolean {
  if (path.endsWith("/") || page === "/index" || /\.[^/]*$/.test(page)) return false;
  try {
    const decoded = decodeURIComponent(page);
    return built.isPagePath(decoded) && !built.all.has(decoded) && !listed.has(decoded);
  } catch {
    return false;
  }
}

/**
 * How a path differs from the build: published after it ("late"), withdrawn or unknown ("missing"), or no
 * difference (null). Draft sessions can still see withdrawn pages.
 * @param cookie the request's header
 */
export function findBuildDifference(path: string, cookie = ""): "late" | "missing" | null {
  const state = globalThis.pagePathsState;
  if (state === undefined) return null;
  const { built, published, listed } = state;
  if (published.has(path)) return built.pages.has(path) ? null : "late";
  const page = trimEndSlashes(path);
  // SECURITY: routes with `dynamicParams` (Next's default) render pages that were published after the build.
  // Next would also cache every other requested path, so paths that the site does not list are rejected.
  if (built.onDemand.some((route) => route.test(page))) return listed.has(page) ? null : "missing";
  // PRIVACY: Next would write the URL of this visitor into the page for missing paths, which it keeps for all.
  if (!built.pages.has(path) && !isUnknownPage(state, path, page)) return null;
  return isPreview(state, cookie) ? null : "missing";
}
