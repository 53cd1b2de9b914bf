import "server-only";

declare global {
  // Next bundles routes and instrumentation separately; the health check reads what the follower writes.
  var oxbowInStepAt: number | undefined;
}

/** Records that this server has just applied every change that it could see. */
export function markInStep(): void {
  globalThis.oxbowInStepAt = performance.now();
}

/** Seconds since this server was in step with the others; null where there are no others. */
export function getSecondsBehind(): number | null {
  const { oxbowInStepAt: at } = globalThis;
  return at === undefined ? null : (performance.now() - at) / 1_000;
}
