import grid from "./land-grid.generated.json" with { type: "json" };
import type { Point } from "./points";
import { miller, projectMap } from "./projection";
import { worldExtent } from "./world-extent";

/** The projection of world maps that are `width` user units wide. */
export const projectWorld = (width: number) => projectMap(worldExtent, width, miller);

/** A run of dots on one country's land: row, first column, number of dots. */
export type LandRun = readonly [row: number, column: number, count: number];

export type LandGrid = {
  columns: number;
  rows: number;
  /** Runs by ISO 3166-1 numeric code. */
  countries: Readonly<Record<string, readonly LandRun[]>>;
};

/** Position of a cell's dot; the unit is half the distance between neighbors. Odd rows are shifted by one. */
export function dotAt(row: number, column: number): Point {
  return [2 * column + 1 + (row % 2), 2 * row + 1];
}

/**
 * The land grid of the world maps, written by `content/maps/generate-maps.ts`. TypeScript reads the tuples of a JSON file as
 * arrays.
 */
export const landGrid = grid as unknown as LandGrid;
