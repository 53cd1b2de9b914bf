import { type DestinationId, destinationIds } from "./types";

declare global {
  // Next bundles routes and instrumentation separately, so the signal belongs to the process.
  var oxbowWakeDelivery: EventTarget | undefined;
}

function signal(): EventTarget {
  globalThis.oxbowWakeDelivery ??= new EventTarget();
  return globalThis.oxbowWakeDelivery;
}

/** Wakes this process's delivery worker after a commit for these destinations, or for any. */
export function wakeDelivery(destinations: readonly DestinationId[] = destinationIds): void {
  signal().dispatchEvent(new CustomEvent("wake", { detail: destinations }));
}

/** Calls `listener` at every wake-up; returns a function that unsubscribes. */
export function onWakeDelivery(listener: (destinations: readonly DestinationId[]) => void): () => void {
  const target = signal();
  const onWake = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  target.addEventListener("wake", onWake);
  return () => target.removeEventListener("wake", onWake);
}
