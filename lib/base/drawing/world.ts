import { type GeoProjection, geoProjection } from "d3-geo";
import grid from "./land-grid.generated.json" with { type: "json" };
import type { Point } from "./points";
import { worldExtent } from "./world-extent";

const middle = (worldExtent.west + worldExtent.east) / 2;

function millerRaw(lambda: number, phi: number): [number, number] {
  return [lambda, 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * phi))];
}
millerRaw.invert = (x: number, y: number): [number, number] => [
  x,
  2.5 * Math.atan(Math.exp(0.8 * y)) - 0.625 * Math.PI,
];

/** Miller's cylindrical projection of that extent, `width` user units wide, with its height. */
export function projectWorld(width: number): { projection: GeoProjection; height: number } {
  const scale = width / (((worldExtent.east - worldExtent.west) * Math.PI) / 180);
  const projection = geoProjection(millerRaw)
    .rotate([-middle, 0])
    .scale(scale)
    .translate([width / 2, 0]);
  const top = projection([middle, worldExtent.north])?.[1] ?? 0;
  const bottom = projection([middle, worldExtent.south])?.[1] ?? 0;
  return { projection: projection.translate([width / 2, -top]), height: bottom - top };
}

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

/** Meridians of the graticule, in degrees. */
export const meridians = [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150, 180];
const parallels = [60, 40, 20, 0, -20, -40];

/** Positions of the grid lines on a world map `width` user units wide, both edges included. */
export function mapFrame(width: number): { columns: number[]; rows: number[]; height: number } {
  const { projection, height } = projectWorld(width);
  const inner = {
    columns: meridians.map((lon) => projection([lon, 0])?.[0] ?? 0),
    rows: parallels.map((lat) => projection([0, lat])?.[1] ?? 0),
  };
  return { columns: [0, ...inner.columns, width], rows: [0, ...inner.rows, height], height };
}
