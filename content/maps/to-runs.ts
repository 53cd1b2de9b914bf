import type { LandRun } from "@/lib/base/drawing/world";

/** The runs of adjacent dots in a grid. A dot is given as `row * columns + column`. */
export function toRuns(cells: readonly number[], columns: number): LandRun[] {
  const runs: [row: number, first: number, count: number][] = [];
  for (const cell of cells.toSorted((a, b) => a - b)) {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const run = runs.at(-1);
    if (run && run[0] === row && run[1] + run[2] === column) run[2]++;
    else runs.push([row, column, 1]);
  }
  return runs;
}
