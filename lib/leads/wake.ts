// Next bundles routes and instrumentation separately, so the signal lives on the process, not here.
const key = Symbol.for("oxbow.wake-delivery");
const holder: { [key]?: EventTarget } = globalThis;

function signal(): EventTarget {
  holder[key] ??= new EventTarget();
  return holder[key];
}

/** Tells the delivery worker of this process that a lead was just committed. */
export function wakeDelivery(): void {
  signal().dispatchEvent(new Event("wake"));
}

/** Calls `listener` at every wake; the answer stops it. */
export function onWakeDelivery(listener: () => void): () => void {
  const target = signal();
  target.addEventListener("wake", listener);
  return () => target.removeEventListener("wake", listener);
}
