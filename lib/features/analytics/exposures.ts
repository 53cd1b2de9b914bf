/** The experiments that the visitor of this document has seen, for the leads they send. Runs in the browser. */

export type Exposure = { experiment_id: string; experiment_variation: string };

const seen = new Map<string, string>();

/** Remembers what is shown of an experiment, in this document's memory only. */
export function noteExposure({ experiment_id, experiment_variation }: Exposure): void {
  seen.set(experiment_id, experiment_variation);
}

/** Every experiment seen so far, in the order in which they were first seen. */
export function listExposures(): Exposure[] {
  return Array.from(seen, ([experiment_id, experiment_variation]) => ({
    experiment_id,
    experiment_variation,
  }));
}
