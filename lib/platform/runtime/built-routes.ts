export type BuiltRoutes = {
  /** Paths of the prerendered pages of the CMS. */
  prerenderedPages: ReadonlySet<string>;
  /** All prerendered paths, those of CMS pages included. */
  prerenderedPaths: ReadonlySet<string>;
  /** Patterns of the dynamic routes that also render a path that was not prerendered, when it is first requested. */
  onDemandRoutes: readonly RegExp[];
  /** Value of Next's draft mode cookie (`__prerender_bypass`). */
  draftCookieValue: string;
  /** Whether a path matches the catch-all route of CMS pages. Such a page need not exist. */
  matchesPageRoute(path: string): boolean;
};

declare global {
  // Global, because Next bundles its own copy of this module: a module variable set by `server.ts` is not visible there.
  var builtRoutes: BuiltRoutes | undefined;
}

/** Call before Next starts. Not called in development, which has no build: then nothing is built. */
export function setBuiltRoutes(routes: BuiltRoutes): void {
  globalThis.builtRoutes = routes;
}

const nothingBuilt: BuiltRoutes = {
  prerenderedPages: new Set(),
  prerenderedPaths: new Set(),
  onDemandRoutes: [],
  draftCookieValue: "",
  matchesPageRoute: () => false,
};

export const getBuiltRoutes = (): BuiltRoutes => globalThis.builtRoutes ?? nothingBuilt;
