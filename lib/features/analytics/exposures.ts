/** Experiments that the visitor has seen in this document, sent with their leads. Runs in the browser. */
import { control, findPageExperiment } from "@/lib/base/page-experiments";
import { getCookie } from "@/lib/platform/browser/cookies";

/** The field names are the specification's. */
export type Assignment = { experiment_id: string; experiment_variation: string };

/** The experiment of the page at `path` with its variant or control; null without an experiment or an assignment. */
export function currentExperiment(path: string): Assignment | null {
  const experiment = findPageExperiment(path);
  if (experiment === null) return null;
  const variation = getCookie(experiment.cookie);
  if (variation === null) return null;
  if (variation !== control && !Object.hasOwn(experiment.variants, variation)) return null;
  return { experiment_id: experiment.id, experiment_variation: variation };
}

const seen = new Map<string, string>();
const listeners = new Set<() => void>();

/** Records that an experiment was shown, in this document's memory only. */
export function recordExposure({ experiment_id, experiment_variation }: Assignment): void {
  seen.set(experiment_id, experiment_variation);
  for (const listener of listeners) listener();
}

/** Calls `listener` after each exposure. Returns a function that unsubscribes. */
export function onExposure(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Every experiment seen so far, in the order of first exposure. */
export function listExposures(): Assignment[] {
  return Array.from(seen, ([experiment_id, experiment_variation]) => ({
    experiment_id,
    experiment_variation,
  }));
}
