declare global {
  // Next bundles routes and instrumentation separately, so the signal belongs to the process.
  var oxbowWakeDelivery: EventTarget | undefined;
}

function signal(): EventTarget {
  globalThis.oxbowWakeDelivery ??= new EventTarget();
  return globalThis.oxbowWakeDelivery;
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
