/** How an action reaches the parts of the page that carry it out, wherever they stand. */
import type { ActionCall } from "./registry";

type Listener = (call: ActionCall) => void;
const listeners = new Set<Listener>();

export function announceAction(call: ActionCall): void {
  for (const listener of listeners) listener(call);
}

/** Hears every action that is announced from now on, until the function it answers is called. */
export function onAction(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
