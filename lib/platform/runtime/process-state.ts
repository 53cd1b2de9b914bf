import "server-only";

declare global {
  // Next bundles routes and instrumentation separately; the health check reads what instrumentation writes.
  var oxbowIsDraining: boolean | undefined;
  var oxbowUpToDateAt: number | undefined;
}

/** True once the process is shutting down: it finishes open requests, and soon accepts no new ones. */
export const isDraining = (): boolean => globalThis.oxbowIsDraining === true;

/** Marks the process as shutting down; `/api/health` responds "not ready" from then on. */
export function setDraining(): void {
  globalThis.oxbowIsDraining = true;
}

/**
 * Seconds since this server last knew that it had applied every change that other servers recorded in the database; null
 * without a shared database.
 */
export function getSecondsBehind(): number | null {
  const { oxbowUpToDateAt: at } = globalThis;
  return at === undefined ? null : (performance.now() - at) / 1_000;
}

/** Call after applying every change in the shared change log. */
export function markUpToDate(): void {
  globalThis.oxbowUpToDateAt = performance.now();
}
