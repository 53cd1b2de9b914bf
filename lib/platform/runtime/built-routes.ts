export type BuiltRoutes = {
  pages: ReadonlySet<string>;
  all: ReadonlySet<string>;
  /** Routes that render other paths on their first visit. */
  onDemand: readonly RegExp[];
  /** Value of the cookie that enables drafts. */
  draftCookieValue: string;
};

declare global {
  // The server process reads the build; Next's bundle, which has modules of its own, uses it.
  var builtRoutes: BuiltRoutes | undefined;
}

/** Call before Next starts. In development there is no build. */
export function setBuiltRoutes(routes: BuiltRoutes): void {
  globalThis.builtRoutes = routes;
}

const nothingBuilt: BuiltRoutes = { pages: new Set(), all: new Set(), onDemand: [], draftCookieValue: "" };

export const getBuiltRoutes = (): BuiltRoutes => globalThis.builtRoutes ?? nothingBuilt;
