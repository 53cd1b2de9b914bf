import cityMaps from "./city-maps.generated.json" with { type: "json" };
import maps from "./country-maps.generated.json" with { type: "json" };
import { type Cell, distributeCount, listCells, toRows } from "./dot-map";
import type { Point } from "./points";
import { dotAt, type LandRun } from "./world";

/** A map of one country and its surroundings, from `content/maps/generate-maps.ts`. Longitudes may exceed 180. */
export type CountryMapData = {
  west: number;
  south: number;
  east: number;
  north: number;
  columns: number;
  rows: number;
  /** Land of the country, and of all others. */
  own: readonly LandRun[];
  others: readonly LandRun[];
  /** Surrounding countries large enough for a label, and its cell. */
  names: readonly { name: string; row: number; column: number }[];
};

type Extent = Pick<CountryMapData, "west" | "south" | "east" | "north">;

/** Mercator's y of a latitude, in degrees of longitude at the equator. */
export function mercator(lat: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
}

export function inverseMercator(y: number): number {
  return (Math.atan(Math.exp((y * Math.PI) / 180)) * 360) / Math.PI - 90;
}

/** Mercator projection onto `width` units: small countries keep their shape, meridians stay straight. */
export function projectCountry({ west, south, east, north }: Extent, width: number) {
  const scale = width / (east - west);
  const top = mercator(north);
  return {
    height: (top - mercator(south)) * scale,
    toPoint: (lon: number, lat: number): Point => [
      ((lon < west - 180 ? lon + 360 : lon) - west) * scale,
      (top - mercator(lat)) * scale,
    ],
    toPlace: ([x, y]: Point): [lon: number, lat: number] => [
      west + x / scale,
      inverseMercator(top - y / scale),
    ],
  };
}

// TypeScript reads the tuples of a JSON file as lists.
const countryMaps = maps as unknown as Readonly<
  Record<string, CountryMapData & { center: { lon: number; lat: number }; neighbors: readonly string[] }>
>;
const mapsOfCities = cityMaps as unknown as Readonly<Record<string, CountryMapData>>;

/** The map of a country by ISO 3166-1 numeric code, or null when there is none. */
export function getCountryMap(numeric: string): CountryMapData | null {
  return countryMaps[numeric] ?? null;
}

/** The map around a city, or that of its country where it is not wider. */
export function getCityMap(numeric: string, city: string): CountryMapData | null {
  return mapsOfCities[`${numeric} ${city}`] ?? getCountryMap(numeric);
}

/** Countries with a shared land border, by ISO 3166-1 numeric code. */
export function listNeighborCodes(numeric: string): readonly string[] {
  return countryMaps[numeric]?.neighbors ?? [];
}

/** The middle of the country's own land; null without a map. */
export function landCenter(numeric: string): { lon: number; lat: number } | null {
  return countryMaps[numeric]?.center ?? null;
}

function listMapCells(map: CountryMapData, runs: readonly LandRun[]): Cell[] {
  const { toPlace } = projectCountry(map, map.columns * 2);
  return listCells(runs, (row, column) => toPlace(dotAt(row, column)));
}

/** A round number at or below `value`: 1, 2 or 5 followed by zeros. */
function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return (value >= 5 * power ? 5 : value >= 2 * power ? 2 : 1) * power;
}

export type CountryDots = {
  /** Path data of the surrounding land, in half steps of the grid. */
  others: string;
  /** Path data per class of the country's own dots, fewest IPs first. */
  classes: string[];
  /** Lower bounds of the second class and up; empty when IPs are spread evenly. */
  thresholds: number[];
};

/** Lower bound of each class, as a share of the densest dot. */
const classStarts = [0.02, 0.08, 0.25, 0.6];

/** Radius over which a city's IPs are spread, as a share of the map's width. */
const citySpread = 0.024;

type CountedCountry = { count: number; cities: readonly { lon: number; lat: number; ips: number }[] };

/** Land area of the country on a map, in square degrees of latitude. */
function landArea({ west, south, east, north, columns, own }: CountryMapData): number {
  const cellWidth = ((east - west) / columns) * Math.cos(((south + north) * Math.PI) / 360);
  return own.reduce((sum, [, , count]) => sum + count, 0) * cellWidth ** 2;
}

/** What of a country is on a map of a part of it: the cities there, and a share of the rest by land area. */
export function countOnMap(
  map: CountryMapData,
  whole: CountryMapData,
  { count, cities }: CountedCountry,
): CountedCountry {
  const shown = cities.filter(
    ({ lon, lat }) => lon > map.west && lon < map.east && lat > map.south && lat < map.north,
  );
  const sum = (list: typeof cities) => list.reduce((total, { ips }) => total + ips, 0);
  const share = Math.min(1, landArea(map) / landArea(whole));
  return { count: sum(shown) + (count - sum(cities)) * share, cities: shown };
}

/** Groups a country's dots by IP density. Without cities it is unknown, so all are one class. */
export function buildCountryDots(map: CountryMapData, country: CountedCountry): CountryDots {
  const cells = listMapCells(map, map.own);
  const others = toRows(listMapCells(map, map.others));
  if (country.cities.length === 0) return { others, classes: [toRows(cells)], thresholds: [] };
  distributeCount(cells, country, (map.east - map.west) * citySpread);
  const most = Math.max(...cells.map(({ share }) => share));
  const thresholds = [...new Set(classStarts.map((start) => roundDown(most * start)))].filter(
    (threshold) => threshold >= 1,
  );
  const classes: Cell[][] = Array.from({ length: thresholds.length + 1 }, () => []);
  for (const cell of cells)
    classes[thresholds.filter((threshold) => cell.share >= threshold).length]?.push(cell);
  return { others, classes: classes.map(toRows), thresholds };
}
