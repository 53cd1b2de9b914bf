declare global {
  // The server entry and Next's bundles each have their own copy of this module: the flag is global.
  var oxbowIsDraining: boolean | undefined;
}

/** True once the process has been asked to stop: it finishes what it has and takes nothing new. */
export function isDraining(): boolean {
  return globalThis.oxbowIsDraining === true;
}

/** Marks the process as stopping; `/api/health` answers "not ready" from then on. */
export function setDraining(): void {
  globalThis.oxbowIsDraining = true;
}
