import { projectWorld, worldExtent } from "./world";

/** Meridians of the graticule, in degrees. */
export const meridians = [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150, 180];
const parallels = [60, 40, 20, 0, -20, -40];

const columnEdges = [worldExtent.west, ...meridians, worldExtent.east];
const rowEdges = [worldExtent.north, ...parallels, worldExtent.south];

export const columnLetters = columnEdges.slice(1).map((_, i) => String.fromCharCode(65 + i));
export const rowNumbers = rowEdges.slice(1).map((_, i) => String(i + 1));

/** Longitudes beyond the western edge wrap to the eastern end. */
function wrapLongitude(lon: number): number {
  return lon < worldExtent.west ? lon + 360 : lon;
}

/** The grid square of a place, as in an atlas's index: "C3". Places outside use the nearest square. */
export function gridSquareOf(lon: number, lat: number): string {
  const east = wrapLongitude(lon);
  const column = columnEdges.findLastIndex((edge) => east >= edge);
  const row = rowEdges.findLastIndex((edge) => lat <= edge);
  const letter = columnLetters[Math.min(Math.max(column, 0), columnLetters.length - 1)];
  return `${letter}${Math.min(Math.max(row, 0), rowNumbers.length - 1) + 1}`;
}

/** Positions of the grid lines on a world map `width` user units wide, both edges included. */
export function mapFrame(width: number): { columns: number[]; rows: number[]; height: number } {
  const { projection, height } = projectWorld(width);
  const inner = {
    columns: meridians.map((lon) => projection([lon, 0])?.[0] ?? 0),
    rows: parallels.map((lat) => projection([0, lat])?.[1] ?? 0),
  };
  return { columns: [0, ...inner.columns, width], rows: [0, ...inner.rows, height], height };
}
