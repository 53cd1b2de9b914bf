import { type Extent, mercator, projectMap } from "@/lib/base/drawing/projection";
import { dotAt, type LandRun } from "@/lib/base/drawing/world";
import { type Part, touches, turn } from "./land";

/** The grid of dots of a map, with `columns` dots across. A dot is `row * columns + column`. */
export function gridOf(extent: Extent, columns: number, projection = mercator) {
  const { height, toPoint, toLonLat } = projectMap(extent, 2 * columns, projection);
  const scale = (2 * columns) / (extent.east - extent.west);
  return {
    extent,
    columns,
    rows: Math.floor(height / 2),
    latOf: (row: number) => toLonLat(dotAt(row, 0))[1],
    columnOf: (row: number, lon: number) => ((lon - extent.west) * scale - 1 - (row % 2)) / 2,
    /** The first row at or below a latitude. */
    rowBelow: (lat: number) => Math.ceil((toPoint(extent.west, lat)[1] - 1) / 2),
  };
}
export type Grid = ReturnType<typeof gridOf>;

/** For each row, the columns at which it crosses the outline, in ascending order. */
function listCrossings({ rings }: Part, { rows, latOf, columnOf, rowBelow }: Grid): number[][] {
  const crossings: number[][] = Array.from({ length: rows }, () => []);
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i++) {
      const [lonA = 0, latA = 0] = ring[i - 1] ?? [];
      const [lonB = 0, latB = 0] = ring[i] ?? [];
      if (latA === latB) continue;
      const last = Math.min(rows - 1, rowBelow(Math.min(latA, latB)) - 1);
      for (let row = Math.max(0, rowBelow(Math.max(latA, latB))); row <= last; row++) {
        const lon = lonA + ((latOf(row) - latA) / (latB - latA)) * (lonB - lonA);
        crossings[row]?.push(columnOf(row, lon));
      }
    }
  }
  return crossings.map((row) => row.sort((a, b) => a - b));
}

/** The dots inside some parts, by the even-odd rule: land is between each pair of crossings. */
export function listDots(parts: readonly Part[], grid: Grid): number[] {
  const { columns } = grid;
  const dots = new Set<number>();
  for (const part of parts.flatMap((part) => [part, turn(part, 360), turn(part, -360)])) {
    if (!touches(part.box, grid.extent)) continue;
    listCrossings(part, grid).forEach((crossings, row) => {
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const from = Math.max(0, Math.ceil(crossings[i] ?? 0));
        const to = Math.min(columns - 1, Math.floor(crossings[i + 1] ?? -1));
        for (let column = from; column <= to; column++) dots.add(row * columns + column);
      }
    });
  }
  return [...dots];
}

/** The runs of adjacent dots. */
export function toRuns(dots: readonly number[], { columns }: Pick<Grid, "columns">): LandRun[] {
  const runs: [row: number, first: number, count: number][] = [];
  for (const dot of dots.toSorted((a, b) => a - b)) {
    const [row, column] = [Math.floor(dot / columns), dot % columns];
    const run = runs.at(-1);
    if (run && run[0] === row && run[1] + run[2] === column) run[2]++;
    else runs.push([row, column, 1]);
  }
  return runs;
}
