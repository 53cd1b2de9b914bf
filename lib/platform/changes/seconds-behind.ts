import "server-only";

declare global {
  // Next bundles routes and instrumentation separately; the health check reads what the follower writes.
  var oxbowInStepAt: number | undefined;
}

/** Records that this server has just applied all changes in the log. */
export function markUpToDate(): void {
  globalThis.oxbowInStepAt = performance.now();
}

/** Seconds since this server last read the changes of the others and had applied all of them; null for a single server. */
export function getSecondsBehind(): number | null {
  const { oxbowInStepAt: at } = globalThis;
  return at === undefined ? null : (performance.now() - at) / 1_000;
}
