import { geoCentroid } from "d3-geo";
import { feature } from "topojson-client";
import { miller } from "@/lib/base/drawing/projection";
import { type LandGrid, projectWorld } from "@/lib/base/drawing/world";
import { worldExtent } from "@/lib/base/drawing/world-extent";
import { gridOf, listDots, toRuns } from "./dot-grid";
import { type Atlas, listLand } from "./land";

/** Columns of the grid: one dot per 8.6 px on a map 1440 px wide. */
const columns = 168;

/** Antarctica, and disputed areas, which have no code in the atlas. */
const withoutDots = ["010", ""];

/** The country of each dot of the world maps. A country too small for a dot gets the one nearest to its center. */
export function buildLandGrid(atlas: Atlas): LandGrid {
  const grid = gridOf(worldExtent, columns, miller);
  const { toPoint } = projectWorld(2 * columns);
  const land = listLand(atlas).filter(({ code }) => !withoutDots.includes(code));
  const owners = new Map<number, string>();
  for (const { code, parts } of land)
    for (const dot of listDots(parts, grid)) if (!owners.has(dot)) owners.set(dot, code);
  const drawn = new Set(owners.values());
  for (const shape of feature(atlas, atlas.objects.countries).features) {
    const code = String(shape.id ?? "");
    const [lon, lat] = geoCentroid(shape);
    if (drawn.has(code) || withoutDots.includes(code)) continue;
    if (lat > worldExtent.north || lat < worldExtent.south) continue;
    const [x, y] = toPoint(lon, lat);
    const row = Math.min(grid.rows - 1, Math.floor(y / 2));
    const column = Math.min(columns - 1, Math.floor((x - (row % 2)) / 2));
    const dot = row * columns + column;
    if (!owners.has(dot)) owners.set(dot, code);
  }
  const byCode = Object.groupBy(owners.keys(), (dot) => owners.get(dot) ?? "");
  const countries = Object.entries(byCode).map(([code, dots = []]) => [code, toRuns(dots, grid)]);
  return { columns, rows: grid.rows, countries: Object.fromEntries(countries) };
}
