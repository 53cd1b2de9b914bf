import { feature, neighbors } from "topojson-client";
import type { CountryMapData } from "@/lib/base/drawing/country-map";
import { listCells } from "@/lib/base/drawing/dot-map";
import { type Extent, mercator, projectMap } from "@/lib/base/drawing/projection";
import { countryName } from "@/lib/content/endpoints/counts";
import { type Grid, gridOf, listDots, toRuns } from "./dot-grid";
import {
  type Atlas,
  boxOf,
  type Coordinates,
  grow,
  holds,
  type Land,
  listLand,
  type Part,
  touches,
  turn,
} from "./land";

type Country = { code: string; numeric: string; cities: readonly (Coordinates & { name: string })[] };

/** Dots across a map: one about every 11 px on a map 720 px wide. */
const columns = 64;
const shapes = { widest: 1.65, tallest: 0.9 };
/** Width and height of the map around a city. */
const cityMapKm = 900;
/** Of latitude. */
const kmPerDegree = 111.2;
/** Room around a country, as a part of its width and height. */
const margin = 0.12;
/** The smallest extent in degrees: a very small country needs its surroundings to be recognized. */
const smallest = 0.5;
/** Land farther than this from a country's main part is left out. */
const gap = { share: 0.06, degrees: 1.2 };
/** A part is left out if including it makes the extent grow by more than this factor. */
const largestGrowth = 2.5;
/** Below this area, in square degrees, a country is a group of small islands. */
const sparse = 4;
/** There is no service north of here, and Mercator would stretch it across the map. */
const farNorth = 74;
const fewestDotsForName = 26;
const mostNames = 9;

/** French regions that have their own ISO code: one point inside each. */
const overseas: Record<string, Coordinates> = {
  "312": { lon: -61.6, lat: 16.15 },
  "474": { lon: -61.0, lat: 14.65 },
  "638": { lon: 55.5, lat: -21.1 },
};

const unite = (a: Extent, b: Extent): Extent => ({
  west: Math.min(a.west, b.west),
  south: Math.min(a.south, b.south),
  east: Math.max(a.east, b.east),
  north: Math.max(a.north, b.north),
});
const widthOf = (box: Extent) => (box.east - box.west) * Math.cos(((box.south + box.north) * Math.PI) / 360);
const areaOf = (box: Extent) => widthOf(box) * (box.north - box.south);

/** The atlas with our names of `countries`. Overseas regions of France become lands of their own. */
function listNamedLand(atlas: Atlas, countries: readonly Country[]): Land[] {
  const names = new Map(countries.map(({ numeric, code }) => [numeric, countryName(code)]));
  const all = listLand(atlas).map((land) => ({ ...land, name: names.get(land.code) ?? land.name }));
  const france = all.find(({ code }) => code === "250");
  if (!france) return all;
  for (const [code, place] of Object.entries(overseas)) {
    const isHere = (part: Part) => holds(grow(part.box, 0.25), place);
    all.push({ code, name: names.get(code) ?? "", parts: france.parts.filter(isHere) });
    france.parts = france.parts.filter((part) => !isHere(part));
  }
  return all;
}

/** The part of a country that its map shows: the largest piece, what lies near it, and its cities. */
function mainBox({ parts }: Land, cities: readonly Coordinates[]): Extent {
  const sorted = parts.toSorted((a, b) => areaOf(b.box) - areaOf(a.box));
  const first = sorted[0];
  if (!first) throw new Error("A country without land has no map");
  let box = first.box;
  const rest = new Set(
    sorted.slice(1).map((part) => {
      const off = (part.box.west + part.box.east - box.west - box.east) / 2;
      return Math.abs(off) > 180 ? turn(part, off > 0 ? -360 : 360) : part;
    }),
  );
  for (let added = true; added; ) {
    added = false;
    for (const part of rest) {
      const near = grow(
        box,
        Math.max(gap.degrees, gap.share * Math.hypot(widthOf(box), box.north - box.south)),
      );
      const isCity = cities.some((city) => holds(part.box, city));
      const both = unite(box, part.box);
      // One outlier must not enlarge the map, unless the country consists of outliers.
      const isWaste = areaOf(both) > largestGrowth * (areaOf(box) + areaOf(part.box));
      if (isWaste && areaOf(box) > sparse) continue;
      if (!touches(near, part.box) && !isCity) continue;
      box = both;
      rest.delete(part);
      added = true;
    }
  }
  return { ...box, north: Math.min(box.north, farNorth) };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** The extent of this width and height, in degrees of longitude, around a point of the projection. */
const extentAt = (lon: number, y: number, width: number, height: number): Extent => ({
  west: round(lon - width / 2),
  south: round(mercator.toLat(y - height / 2)),
  east: round(lon + width / 2),
  north: round(mercator.toLat(y + height / 2)),
});

/** The map's extent: the main part with a margin, in a shape that fits the page. */
function extentOf({ west, south, east, north }: Extent): Extent {
  const [bottom, top] = [mercator.toY(south), mercator.toY(north)];
  let width = Math.max(east - west, smallest) * (1 + 2 * margin);
  let height = Math.max(top - bottom, smallest) * (1 + 2 * margin);
  width = Math.max(width, height * shapes.tallest);
  height = Math.max(height, width / shapes.widest);
  return extentAt((west + east) / 2, (bottom + top) / 2, width, height);
}

/** A square around a city; Mercator keeps the shape. */
function extentAround({ lon, lat }: Coordinates): Extent {
  const side = cityMapKm / kmPerDegree / Math.cos((lat * Math.PI) / 180);
  return extentAt(lon, mercator.toY(lat), side, side);
}

function listNearestDots({ box }: Part, grid: Grid): number[] {
  const row = grid.rowBelow((box.south + box.north) / 2);
  const middle = (box.west + box.east) / 2;
  return [0, 360, -360].flatMap((by) => {
    const column = Math.round(grid.columnOf(row, middle + by));
    return row >= 0 && row < grid.rows && column >= 0 && column < columns ? [row * columns + column] : [];
  });
}

/** The country's land. An island too small for any dot gets the nearest dot. */
function listOwnDots({ parts }: Land, grid: Grid): Set<number> {
  const dots = parts.flatMap((part) => {
    const own = listDots([part], grid);
    return own.length > 0 ? own : listNearestDots(part, grid);
  });
  return new Set(dots);
}

/** Where to put a country's label: the middle of its longest row near its center. */
function findLabelDot(dots: readonly number[]): { row: number; column: number } {
  const rowOf = (dot: number) => Math.floor(dot / columns);
  const meanRow = dots.reduce((sum, dot) => sum + rowOf(dot), 0) / dots.length;
  const rows = Map.groupBy(dots, rowOf);
  const weight = (row: number) => (rows.get(row)?.length ?? 0) - Math.abs(row - meanRow) * 0.8;
  const [row = 0] = [...rows.keys()].sort((a, b) => weight(b) - weight(a) || a - b);
  const own = rows.get(row) ?? [];
  return { row, column: Math.round(own.reduce((sum, dot) => sum + (dot % columns), 0) / own.length) };
}

function buildMap(land: Land, all: readonly Land[], extent: Extent): CountryMapData {
  const grid = gridOf(extent, columns);
  const own = listOwnDots(land, grid);
  const others = all
    .filter((other) => other !== land)
    .map(({ code, name, parts }) => ({
      ...{ code, name },
      dots: listDots(parts, grid).filter((dot) => !own.has(dot)),
    }));
  const named = others
    .filter(({ code, dots }) => code !== "" && dots.length >= fewestDotsForName)
    .sort((a, b) => b.dots.length - a.dots.length)
    .slice(0, mostNames);
  return {
    ...extent,
    columns,
    rows: grid.rows,
    own: toRuns([...own], grid),
    others: toRuns(
      others.flatMap(({ dots }) => dots),
      grid,
    ),
    names: named.map(({ name, dots }) => ({ name, ...findLabelDot(dots) })),
  };
}

const overlapsExtent = (box: Extent, extent: Extent) =>
  [-360, 0, 360].some((by) => touches({ ...box, west: box.west + by, east: box.east + by }, extent));

/** Neighbors by numeric code, counting only land on each country's own map. */
function listNeighbors(atlas: Atlas, extents: ReadonlyMap<string, Extent>): Map<string, string[]> {
  const geometries = atlas.objects.countries.geometries.map((geometry) => {
    const extent = extents.get(String(geometry.id));
    if (!extent || geometry.type !== "MultiPolygon") return geometry;
    const arcs = geometry.arcs.filter((polygon) => {
      const { coordinates } = feature(atlas, { type: "Polygon", arcs: polygon }).geometry;
      return overlapsExtent(boxOf("length" in coordinates ? (coordinates[0] ?? []) : []), extent);
    });
    return { ...geometry, arcs };
  });
  const codes = geometries.map(({ id }) => (typeof id === "string" ? id : null));
  return new Map(
    neighbors(geometries).flatMap((indexes, i) => {
      const code = codes[i];
      const others = indexes.flatMap((index) => codes[index] ?? []).filter((other) => other !== code);
      return code ? [[code, [...new Set(others)]] as const] : [];
    }),
  );
}

/** Land borders that the atlas does not have: Macao and China. */
const missingBorders: Readonly<Record<string, string>> = { "446": "156", "156": "446" };

/** Centroid of the country's own land. */
function centerOf(map: CountryMapData): Coordinates {
  const dots = listCells(map.own, projectMap(map, 2 * columns).toLonLat);
  const mean = (axis: "lon" | "lat") => dots.reduce((sum, dot) => sum + dot[axis], 0) / dots.length;
  const lon = mean("lon");
  return { lon: round(lon > 180 ? lon - 360 : lon), lat: round(mean("lat")) };
}

/**
 * From the Natural Earth atlas, a map for every country in `countries` by ISO 3166-1 numeric code, with its center and its
 * neighbors. And a map around each city whose country's map is wider, by that code and the name of the city; the others
 * are shown on the map of their country.
 */
export function buildCountryMaps(atlas: Atlas, countries: readonly Country[]) {
  const all = listNamedLand(atlas, countries);
  const maps = new Map<string, CountryMapData>();
  const cityMaps = new Map<string, CountryMapData>();
  for (const { numeric, cities } of countries) {
    const land = all.find(({ code }) => code === numeric);
    if (!land) continue;
    const extent = extentOf(mainBox(land, cities));
    maps.set(numeric, buildMap(land, all, extent));
    if (widthOf(extent) * kmPerDegree <= cityMapKm) continue;
    for (const city of cities)
      cityMaps.set(`${numeric} ${city.name}`, buildMap(land, all, extentAround(city)));
  }
  const borders = listNeighbors(atlas, maps);
  const countryMaps = Array.from(maps, ([numeric, map]) => [
    numeric,
    {
      ...map,
      center: centerOf(map),
      neighbors: [borders.get(numeric) ?? [], missingBorders[numeric] ?? []].flat(),
    },
  ]);
  return { countryMaps: Object.fromEntries(countryMaps), cityMaps: Object.fromEntries(cityMaps) };
}
