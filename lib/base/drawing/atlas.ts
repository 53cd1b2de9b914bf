import { projectWorld } from "./world";

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
