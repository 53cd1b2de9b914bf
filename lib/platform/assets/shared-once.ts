import "server-only";

declare global {
  // Next bundles routes and instrumentation separately; the health check reads what the start writes.
  var oxbowHasSharedAssets: boolean | undefined;
}

/** Records whether this server has shared its release's files. */
export function setAssetsShared(isShared: boolean): void {
  globalThis.oxbowHasSharedAssets = isShared;
}

/**
 * Whether this server has shared its release's files since its start, so that the others can serve them; null for a
 * single server. Stays true while the database is away later, because they are in there.
 */
export const areAssetsShared = (): boolean | null => globalThis.oxbowHasSharedAssets ?? null;
