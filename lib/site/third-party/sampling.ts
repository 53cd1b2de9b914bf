/** Chance of this visit, drawn once: going on to the next page is no second draw. */
let draw: number | null = null;

/** Whether this visit is in a share (0 to 1) of all visits. */
export function isVisitSampled(share: number): boolean {
  draw ??= Math.random();
  return draw < share;
}
