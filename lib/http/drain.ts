// The server entry and Next's bundles each have their own copy of this module: the flag is global.
const flag = Symbol.for("oxbow.draining");
const holder: { [flag]?: boolean } = globalThis;

/** True once the process has been asked to stop: it finishes what it has and takes nothing new. */
export function isDraining(): boolean {
  return holder[flag] === true;
}

/** Marks the process as stopping; `/api/health` answers "not ready" from then on. */
export function setDraining(): void {
  holder[flag] = true;
}
