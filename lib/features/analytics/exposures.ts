/** Experiments that the visitor has seen in this document, sent with their leads. Runs in the browser. */

export type Exposure = { experiment_id: string; experiment_variation: string };

const seen = new Map<string, string>();
const listeners = new Set<() => void>();

/** Records that an experiment was shown, in this document's memory only. */
export function recordExposure({ experiment_id, experiment_variation }: Exposure): void {
  seen.set(experiment_id, experiment_variation);
  for (const listener of listeners) listener();
}

/** Calls `listener` after each exposure. Returns a function that unsubscribes. */
export function onExposure(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Every experiment seen so far, in the order of first exposure. */
export function listExposures(): Exposure[] {
  return Array.from(seen, ([experiment_id, experiment_variation]) => ({
    experiment_id,
    experiment_variation,
  }));
}
