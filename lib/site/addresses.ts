import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { env } from "@/lib/base/env/server";
import { isEmbedded } from "@/lib/content/prismic/client";
import { documentPath, hasEnded, readAllPages } from "@/lib/content/prismic/documents";
import { getNextEmbeddedChange } from "@/lib/content/prismic/embedded";
import type { Change } from "@/lib/content/prismic/embedded/content";
import type { AllDocumentTypes } from "@/prismicio-types";
import { listSharePaths } from "./share-paths";
import { listSitePages } from "./site-paths";

/**
 * How the pages of the site differ from the ones that were built. The build knows its pages for good; what is
 * published or withdrawn later is told to Next request by request, so that no address needs a new build.
 */
type Addresses = {
  built: Built;
  /** Names of documents, as `npm run content` spells them, by path. */
  documents: ReadonlyMap<string, string>;
  /** Of pages of the CMS. */
  published: ReadonlySet<string>;
  ended: ReadonlySet<string>;
  /** Of everything that the site lists, and of share images. */
  known: ReadonlySet<string>;
  nextChange: Change | null;
};

/** What the build has made. */
type Built = {
  /** Paths of pages of the CMS. */
  pages: ReadonlySet<string>;
  /** All paths that were made ahead. */
  all: ReadonlySet<string>;
  /** Routes that make what they do not have at the first visit. */
  open: readonly RegExp[];
  /** The value of the cookie that opens drafts. */
  draftKey: string;
};

declare global {
  // The webhook's handler refreshes what the server asks; Next bundles the two apart.
  var prismicAddresses: Addresses | undefined;
}

const manifestSchema = z.object({
  routes: z.record(z.string(), z.object({ srcRoute: z.string().nullable() })),
  dynamicRoutes: z.record(z.string(), z.object({ routeRegex: z.string(), fallback: z.unknown() })),
  preview: z.object({ previewModeId: z.string() }),
});

async function readBuilt(): Promise<Built> {
  const text = await readFile(
    join(/* turbopackIgnore: true */ process.cwd(), env.BUILD_FOLDER, "prerender-manifest.json"),
    "utf8",
  );
  const { routes, dynamicRoutes, preview } = manifestSchema.parse(JSON.parse(text));
  const pages = Object.entries(routes).filter(([, { srcRoute }]) => srcRoute === "/[...uid]");
  return {
    pages: new Set(pages.map(([path]) => path)),
    all: new Set(Object.keys(routes)),
    // Null is how Next writes `dynamicParams = true`.
    open: Object.values(dynamicRoutes).flatMap(({ routeRegex, fallback }) =>
      fallback === null ? [new RegExp(routeRegex)] : [],
    ),
    draftKey: preview.previewModeId,
  };
}

/** Reads what the build has made. Has to be known before the first request; throws without a build. */
export async function loadBuiltAddresses(): Promise<void> {
  if (env.NODE_ENV !== "production") return;
  const built = await readBuilt();
  globalThis.prismicAddresses = {
    ...{ built, documents: new Map(), published: built.pages, ended: new Set() },
    ...{ known: built.all, nextChange: null },
  };
}

function firstOf(changes: (Change | null)[]): Change | null {
  const known = changes.filter((change) => change !== null);
  const at = Math.min(...known.map((change) => change.at));
  const ids = known.filter((change) => change.at === at).flatMap((change) => change.ids);
  return ids.length === 0 ? null : { at, ids };
}

function nameByPath(page: Pick<AllDocumentTypes, "type" | "uid" | "url">): [string, string][] {
  const path = documentPath(page);
  return path === null ? [] : [[path, page.uid ? `${page.type}/${page.uid}` : page.type]];
}

/** Reads again what is published. Throws when the repository does not answer: the last answer stays. */
export async function refreshAddresses(): Promise<void> {
  const before = globalThis.prismicAddresses;
  if (before === undefined) return;
  const now = Date.now();
  const all = await readAllPages();
  const pages = all.filter((page) => page.type === "page");
  const pathsOf = (chosen: typeof pages) => new Set(chosen.flatMap((page) => documentPath(page) ?? []));
  const endings = pages.flatMap((page): Change[] =>
    page.data.ends_at && !hasEnded(page, now) ? [{ at: Date.parse(page.data.ends_at), ids: [page.id] }] : [],
  );
  const [site, shares] = await Promise.all([listSitePages(), listSharePaths()]);
  globalThis.prismicAddresses = {
    built: before.built,
    documents: new Map(all.flatMap(nameByPath)),
    published: pathsOf(pages.filter((page) => !hasEnded(page, now))),
    ended: pathsOf(pages.filter((page) => hasEnded(page, now))),
    known: new Set([...site.map(({ path }) => path), ...shares]),
    nextChange: firstOf([...endings, isEmbedded ? await getNextEmbeddedChange() : null]),
  };
}

/** What changes by itself next, and when; null when nothing does, or nothing is known yet. */
export const getNextChange = (): Change | null => globalThis.prismicAddresses?.nextChange ?? null;

/** Whether a page's announcement is over: its address answers "gone". */
export const isEnded = (path: string): boolean => globalThis.prismicAddresses?.ended.has(path) ?? false;

/** What Next puts behind an address for a page's data; it means the same page. */
const dataEnding = /\.(?:rsc|segments\/.*)$/;

/**
 * What the log may say of a page: its path and the document that it shows.
 * PRIVACY: nothing of a path that is no page's, because it may hold a name or a secret.
 */
export function describePage(path: string): { path?: string; document?: string } {
  const known = globalThis.prismicAddresses;
  const document = known?.documents.get(path);
  const isPage = document !== undefined || known?.built.all.has(path) === true;
  return { ...(isPage && { path }), ...(document !== undefined && { document }) };
}

/**
 * What is special about a page's address: published after the build ("late"), withdrawn after it or never
 * known ("missing"), or nothing (null). Who sees drafts sees withdrawn pages, too.
 * @param cookie the request's header
 */
export function findDetour(path: string, cookie = ""): "late" | "missing" | null {
  const known = globalThis.prismicAddresses;
  if (known === undefined) return null;
  const { built, published } = known;
  if (published.has(path)) return built.pages.has(path) ? null : "late";
  const page = path.replace(dataEnding, "").replace(/\/+$/, "");
  // SECURITY: of a route that makes pages at their first visit, only what the site lists may be visited.
  if (built.open.some((route) => route.test(page))) return known.known.has(page) ? null : "missing";
  if (!built.pages.has(path)) return null;
  return cookie.includes(`__prerender_bypass=${built.draftKey}`) ? null : "missing";
}
