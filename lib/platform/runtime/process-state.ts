import "server-only";

declare global {
  // Next bundles routes and instrumentation separately; the health check reads what the others write.
  var oxbowIsDraining: boolean | undefined;
  var oxbowUpToDateAt: number | undefined;
}

/** True once the process is shutting down: it finishes open requests, and soon accepts no new ones. */
export const isDraining = (): boolean => globalThis.oxbowIsDraining === true;

/** Marks the process as shutting down; `/api/health` responds "not ready" from then on. */
export function setDraining(): void {
  globalThis.oxbowIsDraining = true;
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
