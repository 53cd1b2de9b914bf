/** Random number of this visit, drawn once: client-side navigation does not draw again. */
let draw: number | null = null;

/** Whether this visit is in a sample (0 to 1) of all visits. */
export function isVisitSampled(share: number): boolean {
  draw ??= Math.random();
  return draw < share;
}
