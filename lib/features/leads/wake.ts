import { type DestinationId, destinationIds } from "@/lib/features/leads/lead/types";

declare global {
  // Next bundles routes and instrumentation separately, so the signal belongs to the process.
  var oxbowWakeSignal: EventTarget | undefined;
}

function signal(): EventTarget {
  globalThis.oxbowWakeSignal ??= new EventTarget();
  return globalThis.oxbowWakeSignal;
}

function listen(name: "delivery" | "sweep", onWake: (event: Event) => void): () => void {
  const target = signal();
  target.addEventListener(name, onWake);
  return () => target.removeEventListener(name, onWake);
}

/** Wakes this process's delivery worker after a commit for these destinations, by default all. */
export function wakeDelivery(destinations: readonly DestinationId[] = destinationIds): void {
  signal().dispatchEvent(new CustomEvent("delivery", { detail: destinations }));
}

/** Calls `listener` at every wake-up; returns a function that unsubscribes. */
export function onWakeDelivery(listener: (destinations: readonly DestinationId[]) => void): () => void {
  return listen("delivery", (event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  });
}

/** Wakes this process's sweep, which deletes mails and exports of leads that were removed. */
export function wakeSweep(): void {
  signal().dispatchEvent(new Event("sweep"));
}

/** Calls `listener` at every wake-up; returns a function that unsubscribes. */
export const onWakeSweep = (listener: () => void): (() => void) => listen("sweep", listener);
