import { geoBounds, geoCentroid, geoContains } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { dotAt, type LandGrid, projectWorld } from "@/lib/base/drawing/world";
import { worldExtent } from "@/lib/base/drawing/world-extent";
import { toRuns } from "./to-runs";

type Land = { code: string; shape: Parameters<typeof geoContains>[0]; bounds: ReturnType<typeof geoBounds> };

/** Columns of the grid: one dot per 8.6 px on a map 1440 px wide. */
export const landColumns = 168;

const antarctica = "010";

function listLand(atlas: Topology<{ countries: GeometryCollection }>): Land[] {
  return feature(atlas, atlas.objects.countries).features.flatMap((shape) =>
    // Disputed areas have no code in the atlas and get no dots.
    typeof shape.id === "string" && shape.id !== antarctica
      ? [{ code: shape.id, shape, bounds: geoBounds(shape) }]
      : [],
  );
}

function isWithin([[west, south], [east, north]]: Land["bounds"], lon: number, lat: number): boolean {
  if (lat < south || lat > north) return false;
  return west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
}

/** The country of each dot in a grid. A country too small for a dot gets the one nearest to its center. */
export function buildLandGrid(atlas: Topology<{ countries: GeometryCollection }>, columns: number): LandGrid {
  const { projection, height } = projectWorld(columns * 2);
  const rows = Math.floor(height / 2);
  const land = listLand(atlas);
  /** The country of a dot, which is given as `row * columns + column`. */
  const owners = new Map<number, string>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = dotAt(row, column);
      const place = projection.invert?.([x, y]);
      if (!place) continue;
      const [lon, lat] = [place[0] > 180 ? place[0] - 360 : place[0], place[1]];
      const country = land.find(
        ({ bounds, shape }) => isWithin(bounds, lon, lat) && geoContains(shape, [lon, lat]),
      );
      if (country) owners.set(row * columns + column, country.code);
    }
  }
  const drawn = new Set(owners.values());
  for (const { code, shape } of land.filter(({ code }) => !drawn.has(code))) {
    const [lon, lat] = geoCentroid(shape);
    if (lat > worldExtent.north || lat < worldExtent.south) continue;
    const spot = projection([lon, lat]);
    if (!spot) continue;
    const row = Math.min(rows - 1, Math.floor(spot[1] / 2));
    const column = Math.min(columns - 1, Math.floor((spot[0] - (row % 2)) / 2));
    const cell = row * columns + column;
    if (!owners.has(cell)) owners.set(cell, code);
  }
  const byCode = Object.groupBy(owners.keys(), (cell) => owners.get(cell) ?? "");
  const countries = Object.entries(byCode).map(([code, cells = []]) => [code, toRuns(cells, columns)]);
  return { columns, rows, countries: Object.fromEntries(countries) };
}
