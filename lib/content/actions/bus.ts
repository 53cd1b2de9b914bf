/** An event bus that passes actions to the components that handle them. */
import type { ActionCall } from "./actions";

type Listener = (call: ActionCall) => void;
const listeners = new Set<Listener>();

export function dispatchAction(call: ActionCall): void {
  for (const listener of listeners) listener(call);
}

/** Subscribes to actions; returns a function that unsubscribes. */
export function onAction(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
