import type { Geometry } from "geojson";
import { feature, neighbors } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import {
  type CountryMapData,
  inverseMercator,
  mercator,
  projectCountry,
} from "@/lib/base/drawing/country-map";
import { dotAt } from "@/lib/base/drawing/world";
import { countryName } from "@/lib/content/endpoints/counts";
import { toRuns } from "./to-runs";

export type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

type Ring = readonly (readonly number[])[];
type Box = { west: number; south: number; east: number; north: number };
type Part = { rings: readonly Ring[]; box: Box };
/** A country of the atlas; disputed areas have no code. */
type Land = { code: string; name: string; parts: Part[] };
type Coordinates = { lon: number; lat: number };
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

function boxOf(ring: Ring): Box {
  const box = { west: 999, south: 99, east: -999, north: -99 };
  for (const [lon = 0, lat = 0] of ring) {
    box.west = Math.min(box.west, lon);
    box.east = Math.max(box.east, lon);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  return box;
}

const unite = (a: Box, b: Box): Box => ({
  west: Math.min(a.west, b.west),
  south: Math.min(a.south, b.south),
  east: Math.max(a.east, b.east),
  north: Math.max(a.north, b.north),
});
const grow = (box: Box, by: number): Box => ({
  west: box.west - by,
  south: box.south - by,
  east: box.east + by,
  north: box.north + by,
});
const touches = (a: Box, b: Box) =>
  a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north;
const holds = (box: Box, { lon, lat }: Coordinates) =>
  lon >= box.west && lon <= box.east && lat >= box.south && lat <= box.north;
const widthOf = (box: Box) => (box.east - box.west) * Math.cos(((box.south + box.north) * Math.PI) / 360);
const areaOf = (box: Box) => widthOf(box) * (box.north - box.south);

/** The same part shifted by a number of degrees, for land on both sides of the date line. */
const turn = ({ rings, box }: Part, by: number): Part => ({
  rings: rings.map((ring) => ring.map(([lon = 0, lat = 0]) => [lon + by, lat])),
  box: { ...box, west: box.west + by, east: box.east + by },
});

/** The same ring without jumps at the date line: longitudes may exceed 180. */
function unwrap(ring: Ring): Ring {
  let last = ring[0]?.[0] ?? 0;
  return ring.map(([lon = 0, lat = 0]) => {
    last = lon + 360 * Math.round((last - lon) / 360);
    return [last, lat];
  });
}

function listParts(geometry: Geometry): Part[] {
  const polygons =
    geometry.type === "MultiPolygon"
      ? geometry.coordinates
      : geometry.type === "Polygon"
        ? [geometry.coordinates]
        : [];
  return polygons.map((polygon) => {
    const rings = polygon.map(unwrap);
    return { rings, box: boxOf(rings[0] ?? []) };
  });
}

/** Every land of the atlas once, with our name for those in `countries`. Overseas regions of France become lands of their own. */
function listLand(atlas: Atlas, countries: readonly Country[]): Land[] {
  const names = new Map(countries.map(({ numeric, code }) => [numeric, countryName(code)]));
  const features = feature(atlas, atlas.objects.countries).features;
  const pieces = Map.groupBy(features, ({ id }) => (typeof id === "string" ? id : ""));
  const all = [...pieces].map(
    ([code, own]): Land => ({
      code,
      name: names.get(code) ?? own[0]?.properties.name ?? "",
      parts: own.flatMap(({ geometry }) => listParts(geometry)),
    }),
  );
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
function mainBox({ parts }: Land, cities: readonly Coordinates[]): Box {
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

/** The map's extent: the main part with a margin, in a shape that fits the page. */
function extentOf(box: Box): Box {
  const center = [(box.west + box.east) / 2, (mercator(box.south) + mercator(box.north)) / 2] as const;
  let width = Math.max(box.east - box.west, smallest) * (1 + 2 * margin);
  let height = Math.max(mercator(box.north) - mercator(box.south), smallest) * (1 + 2 * margin);
  width = Math.max(width, height * shapes.tallest);
  height = Math.max(height, width / shapes.widest);
  return {
    west: center[0] - width / 2,
    east: center[0] + width / 2,
    south: inverseMercator(center[1] - height / 2),
    north: inverseMercator(center[1] + height / 2),
  };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** The dot grid of a map: converts between rows and columns and longitude and latitude. */
function gridOf(extent: Box) {
  const scale = (2 * columns) / (extent.east - extent.west);
  const top = mercator(extent.north);
  const rows = Math.floor(((top - mercator(extent.south)) * scale) / 2);
  const latOf = (row: number) => inverseMercator(top - dotAt(row, 0)[1] / scale);
  const columnOf = (row: number, lon: number) => ((lon - extent.west) * scale - 1 - (row % 2)) / 2;
  /** The first row at or below a latitude. */
  const rowBelow = (lat: number) => Math.ceil(((top - mercator(lat)) * scale - 1) / 2);
  return { extent, rows, latOf, columnOf, rowBelow };
}
type Grid = ReturnType<typeof gridOf>;

/** A dot of the grid: `row * columns + column`. */
type Cell = number;
const rowOf = (cell: Cell) => Math.floor(cell / columns);

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

/** The cells inside some parts, by the even-odd rule: land is between each pair of crossings. */
function listCells(parts: readonly Part[], grid: Grid): Cell[] {
  const cells = new Set<Cell>();
  for (const part of parts.flatMap((part) => [part, turn(part, 360), turn(part, -360)])) {
    if (!touches(part.box, grid.extent)) continue;
    listCrossings(part, grid).forEach((crossings, row) => {
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const from = Math.max(0, Math.ceil(crossings[i] ?? 0));
        const to = Math.min(columns - 1, Math.floor(crossings[i + 1] ?? -1));
        for (let column = from; column <= to; column++) cells.add(row * columns + column);
      }
    });
  }
  return [...cells];
}

function listNearestCells({ box }: Part, grid: Grid): Cell[] {
  const row = grid.rowBelow((box.south + box.north) / 2);
  const middle = (box.west + box.east) / 2;
  return [0, 360, -360].flatMap((by) => {
    const column = Math.round(grid.columnOf(row, middle + by));
    return row >= 0 && row < grid.rows && column >= 0 && column < columns ? [row * columns + column] : [];
  });
}

/** The country's land. An island too small for any dot gets the nearest dot. */
function listOwnCells({ parts }: Land, grid: Grid): Set<Cell> {
  const cells = parts.flatMap((part) => {
    const own = listCells([part], grid);
    return own.length > 0 ? own : listNearestCells(part, grid);
  });
  return new Set(cells);
}

/** Where to put a country's label: the middle of its longest row near its center. */
function findLabelCell(cells: readonly Cell[]): { row: number; column: number } {
  const meanRow = cells.reduce((sum, cell) => sum + rowOf(cell), 0) / cells.length;
  const rows = Map.groupBy(cells, rowOf);
  const weight = (row: number) => (rows.get(row)?.length ?? 0) - Math.abs(row - meanRow) * 0.8;
  const [row = 0] = [...rows.keys()].sort((a, b) => weight(b) - weight(a) || a - b);
  const own = rows.get(row) ?? [];
  return { row, column: Math.round(own.reduce((sum, cell) => sum + (cell % columns), 0) / own.length) };
}

/** A square around a city; Mercator keeps the shape. */
function extentAround({ lon, lat }: Coordinates): Box {
  const half = cityMapKm / kmPerDegree / Math.cos((lat * Math.PI) / 180) / 2;
  const middle = mercator(lat);
  return {
    west: lon - half,
    east: lon + half,
    south: inverseMercator(middle - half),
    north: inverseMercator(middle + half),
  };
}

function buildMap(land: Land, all: readonly Land[], raw: Box): CountryMapData {
  const extent = {
    west: round(raw.west),
    south: round(raw.south),
    east: round(raw.east),
    north: round(raw.north),
  };
  const grid = gridOf(extent);
  const own = listOwnCells(land, grid);
  const others = all
    .filter((other) => other !== land)
    .map(({ code, name, parts }) => ({
      ...{ code, name },
      cells: listCells(parts, grid).filter((cell) => !own.has(cell)),
    }));
  const named = others
    .filter(({ code, cells }) => code !== "" && cells.length >= fewestDotsForName)
    .sort((a, b) => b.cells.length - a.cells.length)
    .slice(0, mostNames);
  return {
    ...extent,
    columns,
    rows: grid.rows,
    own: toRuns([...own], columns),
    others: toRuns(
      others.flatMap(({ cells }) => cells),
      columns,
    ),
    names: named.map(({ name, cells }) => ({ name, ...findLabelCell(cells) })),
  };
}

const overlapsExtent = (box: Box, extent: Box) =>
  [-360, 0, 360].some((by) => touches({ ...box, west: box.west + by, east: box.east + by }, extent));

/** Neighbors by numeric code, counting only land on each country's own map. */
function listNeighbors(atlas: Atlas, extents: ReadonlyMap<string, Box>): Map<string, string[]> {
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

/** Centroid of the country's own land. */
function centerOf(map: CountryMapData): Coordinates {
  const { toLonLat } = projectCountry(map, 2 * columns);
  const dots = map.own.flatMap(([row, first, count]) =>
    Array.from({ length: count }, (_, i) => toLonLat(dotAt(row, first + i))),
  );
  const mean = (axis: 0 | 1) => dots.reduce((sum, dot) => sum + dot[axis], 0) / dots.length;
  const lon = mean(0);
  return { lon: round(lon > 180 ? lon - 360 : lon), lat: round(mean(1)) };
}

/**
 * A map for every country in `countries` (ISO 3166-1 numeric), with its center and its neighbors, from the Natural Earth
 * atlas.
 */
export function buildCountryMaps(atlas: Atlas, countries: readonly Country[]) {
  const all = listLand(atlas, countries);
  const maps = new Map(
    countries.flatMap(({ numeric, cities }) => {
      const land = all.find(({ code }) => code === numeric);
      return land ? [[numeric, buildMap(land, all, extentOf(mainBox(land, cities)))] as const] : [];
    }),
  );
  const borders = listNeighbors(atlas, maps);
  return Object.fromEntries(
    Array.from(maps, ([numeric, map]) => [
      numeric,
      { ...map, center: centerOf(map), neighbors: borders.get(numeric) ?? [] },
    ]),
  );
}

/**
 * A map around each city whose country's map is wider, by numeric country code and name of the city. The others are
 * shown on the map of their country.
 */
export function buildCityMaps(atlas: Atlas, countries: readonly Country[]): Record<string, CountryMapData> {
  const all = listLand(atlas, countries);
  return Object.fromEntries(
    countries.flatMap(({ numeric, cities }) => {
      const land = all.find(({ code }) => code === numeric);
      if (!land) return [];
      if (widthOf(extentOf(mainBox(land, cities))) * kmPerDegree <= cityMapKm) return [];
      return cities.map(
        (city) => [`${numeric} ${city.name}`, buildMap(land, all, extentAround(city))] as const,
      );
    }),
  );
}
