import "server-only";

declare global {
  // Next bundles routes and instrumentation separately; the health check reads what the others write.
  var oxbowIsDraining: boolean | undefined;
  var oxbowHasSharedAssets: boolean | undefined;
  var oxbowUpToDateAt: number | undefined;
}

/** True once the process is shutting down: it finishes open requests, and soon accepts no new ones. */
export const isDraining = (): boolean => globalThis.oxbowIsDraining === true;

/** Marks the process as shutting down; `/api/health` responds "not ready" from then on. */
export function setDraining(): void {
  globalThis.oxbowIsDraining = true;
}

/**
 * Whether this server has shared its release's files since its start, so that the others can serve them; null for a
 * single server. Stays true if the database is unavailable later, because that is where they are.
 */
export const areAssetsShared = (): boolean | null => globalThis.oxbowHasSharedAssets ?? null;

/** Records whether this server has shared its release's files. */
export function setAssetsShared(isShared: boolean): void {
  globalThis.oxbowHasSharedAssets = isShared;
}

/** Seconds since this server last read the changes of the others and had applied all of them; null for a single server. */
export function getSecondsBehind(): number | null {
  const { oxbowUpToDateAt: at } = globalThis;
  return at === undefined ? null : (performance.now() - at) / 1_000;
}

/** Records that this server has just applied all changes in the log. */
export function markUpToDate(): void {
  globalThis.oxbowUpToDateAt = performance.now();
}
