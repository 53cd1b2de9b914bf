export type BuiltRoutes = {
  /** Paths of the prerendered pages of the CMS. */
  pages: ReadonlySet<string>;
  /** Everything that was prerendered. */
  all: ReadonlySet<string>;
  /** Routes that render other paths on their first visit. */
  onDemand: readonly RegExp[];
  /** Value of the cookie that enables drafts. */
  draftCookieValue: string;
  /** Whether no other route than that of CMS pages serves this path. */
  isPagePath(path: string): boolean;
};

declare global {
  // The server process reads the build; Next's bundle, which has modules of its own, uses it.
  var builtRoutes: BuiltRoutes | undefined;
}

/** Call before Next starts. In development there is no build. */
export function setBuiltRoutes(routes: BuiltRoutes): void {
  globalThis.builtRoutes = routes;
}

const nothingBuilt: BuiltRoutes = {
  pages: new Set(),
  all: new Set(),
  onDemand: [],
  draftCookieValue: "",
  isPagePath: () => false,
};

export const getBuiltRoutes = (): BuiltRoutes => globalThis.builtRoutes ?? nothingBuilt;
