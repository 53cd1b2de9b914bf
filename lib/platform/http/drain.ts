declare global {
  // The server entry and Next's bundles have separate copies of this module, so the flag is global.
  var oxbowIsDraining: boolean | undefined;
}

/** True once the process is shutting down: it finishes open requests and accepts no new ones. */
export function isDraining(): boolean {
  return globalThis.oxbowIsDraining === true;
}

/** Marks the process as shutting down; `/api/health` responds "not ready" from then on. */
export function setDraining(): void {
  globalThis.oxbowIsDraining = true;
}
